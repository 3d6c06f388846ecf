// @vitest-environment happy-dom

import approvals from '@amparo/translations/en/approvals.json';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Approvals } from './Approvals.tsx';

const waiting = (n: number) => ({
  ...{ id: `${n}`, name: `Pantry ${n}`, types: n < 20 ? ['FOOD'] : ['HEALTH'], city: '', addedBy: null },
  ...{ summary: { text: '', otherLanguage: null }, createdAt: '2026-11-18T16:00:00Z', isOwned: true },
  ...{ waitsForEmail: false, similar: [], searchText: '' },
  facts: {
    ...{ phone: '', email: '', website: null, address: '', hours: '' },
    ...{ isContact: false, mapped: null, wasChanged: false },
  },
});
const services = Array.from({ length: 30 }, (_, n) => waiting(n)) as ComponentProps<typeof Approvals>['services'];

/** `type`: how the browser opened the document. 0: by a link. 1: it was loaded again. `key`: the entry in its history. */
function show(type: number, key: string): void {
  const phone = { matches: false, addEventListener() {}, removeEventListener() {} };
  vi.spyOn(window, 'matchMedia').mockReturnValue(phone as never);
  Object.defineProperty(performance, 'navigation', { value: { type }, configurable: true });
  const Stub = createRoutesStub([{ path: '/', Component: () => <Approvals services={services} language="en" /> }]);
  render(
    <IntlProvider locale="en" messages={{ approvals }} timeZone="UTC" onError={() => {}}>
      <Stub initialEntries={[{ pathname: '/', key }]} />
    </IntlProvider>,
  );
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(performance, 'navigation');
});

const count = () => screen.getAllByRole('article').length;

test('the cards are drawn in several tasks, group after group', async () => {
  show(0, 'opened');
  const counts = [count()];
  while (counts.at(-1)! < services.length && counts.length < 10) {
    await act(async () => void vi.advanceTimersToNextTimer());
    counts.push(count());
  }
  expect([...new Set(counts)]).toEqual([12, 24, 30]);
});

test('a page that is loaded again has all cards at once, for its scroll position', () => {
  show(1, 'loaded again');
  expect(count()).toBe(services.length);
});

test('a person who returns to the page has all cards at once', () => {
  show(0, 'left');
  cleanup();
  show(0, 'left');
  expect(count()).toBe(services.length);
});
