// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabStorage } from '../../../browser/storage/tabStorage.ts';
import type { ServiceCardData } from '../serviceCard.ts';
import { StoredCards } from './StoredCards.tsx';

const all = Array.from({ length: 10 }, (_, n) => ({ id: `service ${n}` }) as ServiceCardData);
const hasListBefore = vi.hoisted(() => vi.fn<() => boolean>());
vi.mock('../../../ui/infinite-list/infiniteList.ts', () => ({ hasListBefore }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  hasListBefore.mockReturnValue(false);
  openBy(0);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(performance, 'navigation');
});

/** How the browser opened the document: 0 for a new visit, 1 for a reload, 2 for back or forward. */
function openBy(type: number): void {
  Object.defineProperty(performance, 'navigation', { value: { type }, configurable: true });
}

/** Shows a list. `heights` are those that its cards had when the person left it. */
function show(heights: [item: string, height: number][] = []): (items: ServiceCardData[]) => void {
  const left = [{ entry: 'list', width: window.innerWidth, heights }];
  if (heights.length > 0) tabStorage.keep('left lists', JSON.stringify(left));
  let setItems!: (items: ServiceCardData[]) => void;
  function List() {
    const [items, set] = useState(all);
    setItems = set;
    return <StoredCards items={items}>{({ id }) => <p>{id}</p>}</StoredCards>;
  }
  const Stub = createRoutesStub([{ path: '/', Component: List }]);
  render(<Stub initialEntries={[{ pathname: '/', key: 'list' }]} />);
  return (items) => act(() => setItems(items));
}

const count = () => screen.queryAllByText(/^service/).length;
const nextTask = () => act(async () => void vi.advanceTimersToNextTimer());
const heightsShown = () => screen.getAllByRole('listitem').map(({ style }) => style.height);

async function drawAll(): Promise<number[]> {
  const counts = [count()];
  while (vi.getTimerCount() > 0 && counts.length < 10) {
    await nextTask();
    counts.push(count());
  }
  return counts;
}

test('a list is drawn in several tasks, and has its length from the start', async () => {
  const setItems = show();
  expect(heightsShown()).toEqual([...Array(4).fill(''), ...Array(6).fill('136px')]);
  expect(await drawAll()).toEqual([4, 8, 10]);
  setItems([...all, ...all.map(({ id }) => ({ id: `${id}, next page` }) as ServiceCardData)]);
  expect(await drawAll()).toEqual([12, 16, 20]);
});

test('after a return, the cards have their former heights until they are drawn', async () => {
  hasListBefore.mockReturnValue(true);
  show(all.map((_, n) => [String(n), 200]));
  expect(heightsShown()).toEqual([...Array(4).fill(''), ...Array(6).fill('200px')]);
  expect(await drawAll()).toEqual([4, 8, 10]);
});

test.each([
  ['a reload', 1, false],
  ['back or forward from another document', 2, false],
  ['back or forward within the document', 0, true],
])(
  'without former heights, a list is drawn at once after %s, because its scroll position must exist',
  (_, type, isBefore) => {
    openBy(type);
    hasListBefore.mockReturnValue(isBefore);
    show();
    expect(count()).toBe(10);
  },
);
