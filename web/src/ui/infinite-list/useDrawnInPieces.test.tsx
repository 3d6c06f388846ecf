// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDrawnInPieces } from './useDrawnInPieces.ts';

const all = Array.from({ length: 20 }, (_, n) => `item ${n}`);
const hasListBefore = vi.hoisted(() => vi.fn<() => boolean>());
vi.mock('./infiniteList.ts', () => ({ hasListBefore }));

interface Props {
  list?: string[];
}

function List({ list = all }: Props) {
  return (
    <ul>
      {useDrawnInPieces(list, { savedAt: '2026-11-18T16:00:00Z', counties: null }).map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hasListBefore.mockReturnValue(false);
  openBy(0);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(performance, 'navigation');
});

/** How the browser opened the document: 0 for a new visit, 1 for a reload, 2 for back or forward. */
function openBy(type: number): void {
  Object.defineProperty(performance, 'navigation', { value: { type }, configurable: true });
}

const count = () => screen.getAllByRole('listitem').length;
const nextTask = () => act(async () => void vi.advanceTimersToNextTimer());

test('a visit without a network draws its first list in several tasks', async () => {
  render(<List />);
  const counts = [count()];
  while (vi.getTimerCount() > 0 && counts.length < 10) {
    await nextTask();
    counts.push(count());
  }
  expect(counts).toEqual([6, 12, 18, 20]);
});

test('a page that is loaded later is drawn at once', async () => {
  const { rerender } = render(<List />);
  for (const _ of [6, 12, 18]) await nextTask();
  rerender(<List list={[...all, ...all.map((item) => `later ${item}`)]} />);
  expect(count()).toBe(40);
});

test.each([
  ['reload', 1],
  ['back or forward', 2],
])('the browser restores the position of the whole list (%s)', (_, type) => {
  openBy(type);
  render(<List />);
  expect(count()).toBe(20);
});

test('a later list of the visit is drawn at once, because a person may return to it', () => {
  hasListBefore.mockReturnValue(true);
  render(<List />);
  expect(count()).toBe(20);
});

test('a list of the server is drawn at once', () => {
  Reflect.deleteProperty(performance, 'navigation');
  function Online() {
    return <p>{useDrawnInPieces(all, undefined).length}</p>;
  }
  render(<Online />);
  expect(screen.getByText('20')).toBeDefined();
});
