import { expect, test, vi } from 'vitest';
import { addMessages } from '../../../i18n/messages/messages.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { loadHome } from './loadHome.ts';
import { testService } from './testService.ts';

addMessages('en', {});
addMessages('es', {});

const now = '2026-11-18T16:00:00Z';

const service = (name: string, openStatus: object) => testService(name, { openStatus });

/** Loads an address. Its list is empty if it asks for open services, and has these services otherwise. */
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
  expect(home.nextSteps?.openingNext.map(({ name }) => name)).toEqual([
    'Open Tonight',
    'Open Tomorrow',
    'Open on Friday',
  ]);
  const { query } = callApi.mock.calls.map(([, input]) => input).find(({ query }) => query.limit === 30)!;
  expect(query).toMatchObject({ type: 'FOOD', subType: 'MEALS', category: ['WOMEN'], sort: 'openFirst' });
  expect(query).not.toMatchObject({ isOpen: true });
});

test('so does an empty search for a time', async () => {
  const understoodTime = { at: '2026-11-18T10:00', openAt: '2026-11-22T00:00/2026-11-23T00:00' };
  const { home, callApi } = await loadEmpty('/?q=dentist+sunday', { understoodTime });
  expect(home.nextSteps?.openingNext).toHaveLength(3);
  expect(callApi.mock.calls.map(([, { query }]) => query)).toContainEqual(
    expect.objectContaining({ q: 'dentist sunday', openAt: 'any' }),
  );
});

test('so does a search for a time that finds only services with unknown hours, but not its next page', async () => {
  const understoodTime = { at: '2026-11-18T10:00', isOpen: true };
  const found = [service('By Telephone', { kind: 'contact' }), service('No Hours', { kind: 'unknown' })];
  const steps = async (services: object[], address = '/?q=dentist+open+now', answer: object = { understoodTime }) =>
    (await loadOpen(services, address, 200, answer)).nextSteps?.openingNext.map(({ name }) => name);
  expect(await steps(found)).toEqual(['Far', 'Near']);
  expect(await steps([open('Near Pantry', 3), ...found])).toBeUndefined();
  expect(await steps([open('Far Pantry', 42.7), { ...found[0], distance: 3 }])).toEqual(['Near']);
  expect(await steps(found, '/?q=dentist+open+now&page=2')).toBeUndefined();
  expect(await steps(found, '/?q=dentist', {})).toBeUndefined();
});

test('an empty search within a kind of help names what opens next of that kind', async () => {
  const { home, callApi } = await loadEmpty('/?type=FOOD&subType=MEALS&q=halal&category=WOMEN');
  expect(home.nextSteps?.openingNext).toHaveLength(3);
  const queries = callApi.mock.calls.map(([, { query }]) => query);
  for (const asked of [{ sort: 'openFirst' }, { isOpen: true, limit: 3 }]) {
    const found = queries.find((query) =>
      Object.entries(asked).every(([name, value]) => query[name as 'limit'] === value),
    );
    expect(found).toMatchObject({ type: 'FOOD' });
    expect(found).not.toMatchObject({ q: 'halal' });
    expect(found).not.toMatchObject({ subType: 'MEALS' });
    expect(found).not.toMatchObject({ category: ['WOMEN'] });
  }
});

test('an empty search in all kinds names what is open or opens next of any kind', async () => {
  const { home, callApi } = await loadEmpty('/?q=hospice');
  expect(home.nextSteps?.openingNext).toHaveLength(3);
  const asked = callApi.mock.calls.map(([, { query }]) => query).find(({ limit }) => limit === 3);
  expect(asked).toMatchObject({ isOpen: true });
  expect(asked).not.toMatchObject({ q: 'hospice' });
});

const open = (name: string, distance?: number) => ({ ...service(name, { kind: 'open', until: null }), distance });
const closed = (name: string, opensAt: string, distance: number) => ({
  ...service(name, { kind: 'closed', opensAt }),
  distance,
});

/** Loads open food with a place. `found` is the list; the other lists are those of the next steps. */
async function loadOpen(found: object[], address = '/?type=FOOD&open=true', total = found.length, answer: object = {}) {
  const callApi = vi.fn(async (name: string, { query }: { query: { limit: number; isCriticalHeader?: boolean } }) => {
    if (name === 'GET /regional-notices' || query.isCriticalHeader) return { data: [], total: 0 };
    if (name === 'GET /guides') return { data: [guide], total: 1 };
    if (query.limit === 3) return { data: [open('Any Food')], total: 1 };
    if (query.limit === 30)
      return { data: [closed('Far', '2026-11-18T20:00:00Z', 60), closed('Near', '2026-11-18T21:00:00Z', 3)], total: 2 };
    return { data: found, total, ...answer };
  });
  const url = new URL(address, 'https://amparo.example.org');
  const place = { label: 'Abilene', longitude: -99.733, latitude: 32.449 };
  return loadHome({ callApi, url, language: 'en', place, mapCenter: null, now } as unknown as LoadInput);
}

test('a list of open places that are all far away also names what opens next nearby', async () => {
  const home = await loadOpen([open('Far Pantry', 42.7), open('Unknown')]);
  expect(home.items).toHaveLength(2);
  expect(home.nextSteps?.openingNext.map(({ name }) => name)).toEqual(['Near']);
  expect(home.nextSteps?.otherOpen).toEqual([]);
  expect((await loadOpen([open('Near Pantry', 19), open('Far Pantry', 42.7)])).nextSteps).toBeNull();
});

test('an empty list of open services for some people names other open places of its kind', async () => {
  const { nextSteps } = await loadOpen([], '/?type=FOOD&open=true&category=WOMEN');
  expect(nextSteps?.otherOpen.map(({ name }) => name)).toEqual(['Any Food']);
  expect((await loadOpen([])).nextSteps?.otherOpen).toEqual([]);
});

const guide = { id: 'a', slug: 'where-to-sleep', title: 'Where to sleep', titleEs: '' };

test('a search has the guide about it, other lists have none', async () => {
  const { guide: found } = await loadOpen([open('Near')], '/?q=bed');
  expect(found).toEqual(guide);
  expect((await loadOpen([open('Near')], '/?type=FOOD')).guide).toBeUndefined();
});

test('a page that the list no longer has leads to its first page', async () => {
  const answer = await loadOpen([], '/?type=FOOD&page=9&lang=es', 57).catch((thrown: unknown) => thrown);
  expect((answer as Response).headers.get('location')).toBe('/?type=FOOD&lang=es');
});
