import { expect, test, vi } from 'vitest';
import type { LoadInput } from '../../../routing/load.ts';
import { loadHome } from './loadHome.ts';

const now = '2026-11-18T16:00:00Z';

function service(name: string, openStatus: object) {
  return {
    id: name,
    name,
    type: ['FOOD'],
    openStatus,
    timeZone: 'America/Chicago',
    city: 'Abilene',
    serviceSummary: '',
    serviceSummaryEs: '',
    phone: '',
    likes: 0,
    location: null,
  };
}

/** Loads an address whose list is empty if it asks for open services, and has these services otherwise. */
async function loadEmpty(address: string, answer: object = {}) {
  const all = [
    service('Open Tomorrow', { kind: 'closed', opensAt: '2026-11-19T15:00:00Z' }),
    service('By Telephone', { kind: 'contact' }),
    service('Open Tonight', { kind: 'closed', opensAt: '2026-11-18T23:00:00Z' }),
    service('Never Open', { kind: 'closed', opensAt: null }),
    service('Open on Friday', { kind: 'closed', opensAt: '2026-11-20T15:00:00Z' }),
    service('Open on Monday', { kind: 'closed', opensAt: '2026-11-23T15:00:00Z' }),
  ];
  const callApi = vi.fn(async (_name: string, { query }: { query: { limit: number; isCriticalHeader?: boolean } }) => {
    const isNext = query.limit === 30;
    return { data: isNext ? all : [], total: isNext ? all.length : 0, ...(isNext ? {} : answer) };
  });
  const url = new URL(address, 'https://amparo.example.org');
  const input = { callApi, url, language: 'en', place: null, mapCenter: null, now } as unknown as LoadInput;
  return { home: await loadHome(input), callApi };
}

test('an empty list of open services names the three that open next, the soonest first', async () => {
  const { home, callApi } = await loadEmpty('/?type=FOOD&subType=MEALS&open=true&category=WOMEN');
  expect(home.openingNext.map(({ name }) => name)).toEqual(['Open Tonight', 'Open Tomorrow', 'Open on Friday']);
  const { query } = callApi.mock.calls.map(([, input]) => input).find(({ query }) => query.limit === 30)!;
  expect(query).toMatchObject({ type: 'FOOD', subType: 'MEALS', category: ['WOMEN'], sort: 'openFirst' });
  expect(query).not.toMatchObject({ isOpen: true });
});

test('so does an empty search for a time', async () => {
  const understoodTime = { at: '2026-11-18T10:00', openAt: '2026-11-22T00:00/2026-11-23T00:00' };
  const { home, callApi } = await loadEmpty('/?q=dentist+sunday', { understoodTime });
  expect(home.openingNext).toHaveLength(3);
  expect(callApi.mock.calls.map(([, { query }]) => query)).toContainEqual(
    expect.objectContaining({ q: 'dentist sunday', openAt: 'any' }),
  );
});

test('an empty list at any time names none', async () => {
  expect((await loadEmpty('/?q=hospice')).home.openingNext).toEqual([]);
});
