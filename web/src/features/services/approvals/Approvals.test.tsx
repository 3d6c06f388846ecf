// @vitest-environment happy-dom

import approvals from '@amparo/translations/en/approvals.json';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Approvals } from './Approvals.tsx';

const { callApi } = vi.hoisted(() => ({ callApi: vi.fn<() => Promise<never>>() }));
vi.mock('../../../http-client/callApi.ts', async (original) => ({ ...(await original<object>()), callApi }));

const waiting = (n: number) => ({
  ...{ id: `${n}`, name: `Pantry ${n}`, types: n < 20 ? ['FOOD'] : ['HEALTH'], city: '', addedBy: null },
  ...{ summary: { text: '', otherLanguage: null }, createdAt: '2026-11-18T16:00:00Z', isOwned: true },
  ...{ waitsForEmail: false, similar: [], searchText: `pantry ${n}` },
  facts: {
    ...{ phone: '', email: '', website: null, address: '', hours: '' },
    ...{ isContact: false, mapped: null, wasChanged: false },
  },
});
const services = Array.from({ length: 30 }, (_, n) => waiting(n)) as ComponentProps<typeof Approvals>['services'];

/** Items that have come near the visible part of the page. */
let near = (_names: string[]): void => {};

/** `key`: the entry of the browser's history. */
function show(key: string): void {
  const phone = { matches: false, addEventListener() {}, removeEventListener() {} };
  vi.spyOn(window, 'matchMedia').mockReturnValue(phone as never);
  const Stub = createRoutesStub([{ path: '/', Component: () => <Approvals services={services} language="en" /> }]);
  render(
    <IntlProvider locale="en" messages={{ approvals }} timeZone="UTC" onError={() => {}}>
      <Stub initialEntries={[{ pathname: '/', key }]} />
    </IntlProvider>,
  );
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const observed = new Map<Element, (entries: object[]) => void>();
  near = (names) => {
    const isNamed = (item: Element) => names.includes((item as HTMLElement).dataset.item ?? '');
    for (const [item, act] of observed) if (isNamed(item)) act([{ isIntersecting: true }]);
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #onChange: (entries: object[]) => void;
      constructor(onChange: (entries: object[]) => void) {
        this.#onChange = onChange;
      }
      observe(item: Element) {
        observed.set(item, this.#onChange);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
const count = () => screen.getAllByRole('article').length;
const items = () => [...document.querySelectorAll<HTMLElement>('[data-item]')];
const drawAll = async () => {
  while (vi.getTimerCount() > 0) await act(async () => void vi.advanceTimersToNextTimer());
};

/** Without the end of the page's components, which other documents do not wait for. */
function leaveDocument(): void {
  window.dispatchEvent(new Event('pagehide'));
  document.body.hidden = true;
  cleanup();
  document.body.hidden = false;
}

test('the cards are drawn in several tasks, group after group', async () => {
  show('opened');
  const counts = [count()];
  while (vi.getTimerCount() > 0) {
    await act(async () => void vi.advanceTimersToNextTimer());
    counts.push(count());
  }
  expect([...new Set(counts)]).toEqual([12, 24, 30]);
});

test('a double click approves one service, not the next one too', () => {
  callApi.mockReturnValue(new Promise<never>(() => {}));
  show('opened');
  fireEvent.click(screen.getByRole('button', { name: 'Approve: Pantry 0' }), { detail: 1 });
  expect(names()).not.toContain('Pantry 0');
  fireEvent.click(screen.getByRole('button', { name: 'Approve: Pantry 1' }), { detail: 2 });
  expect(names()).toContain('Pantry 1');
  expect(callApi).toHaveBeenCalledOnce();
});

describe('when a person returns', () => {
  const leave = async (entry: string) => {
    show(entry);
    await drawAll();
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return { height: 100 + Number(this.querySelector('h3')?.textContent?.replace('Pantry ', '')) } as DOMRect;
    });
  };

  test.each([
    ['from another page', cleanup],
    ['from another document, or loads the page again', leaveDocument],
  ])('%s, all cards take their former height at once, and those in the viewport are drawn first', async (_, go) => {
    await leave('left');
    go();
    show('left');
    expect(count()).toBe(12);
    expect(items()).toHaveLength(30);
    expect(
      items()
        .slice(12)
        .map(({ style }) => style.height),
    ).toEqual(Array.from({ length: 18 }, (_, n) => `${112 + n}px`));
    act(() => near(['FOOD-17', 'HEALTH-25']));
    expect(names().slice(12)).toEqual(['Pantry 17', 'Pantry 25']);
    await drawAll();
    expect(count()).toBe(30);
  });

  test('the search and the ticks are as before', async () => {
    const box = () => screen.getByRole<HTMLInputElement>('searchbox');
    const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pantry 1' });
    show('searched');
    fireEvent.click(tick());
    fireEvent.change(box(), { target: { value: 'pantry' } });
    cleanup();
    show('searched');
    await drawAll();
    expect([box().value, tick().checked]).toEqual(['pantry', true]);
    cleanup();
    show('opened later');
    await drawAll();
    expect([box().value, tick().checked]).toEqual(['', false]);
  });

  test('with another entry of the history, or in a window of another width, the list begins again', async () => {
    await leave('left');
    cleanup();
    show('opened again');
    expect(items()).toHaveLength(12);
    cleanup();
    vi.stubGlobal('innerWidth', window.innerWidth / 2);
    show('left');
    expect(items()).toHaveLength(12);
  });

  test('nothing is stored after "Leave quickly" has hidden the page', async () => {
    await leave('left');
    document.body.hidden = true;
    leaveDocument();
    expect(sessionStorage).toHaveLength(0);
  });
});
