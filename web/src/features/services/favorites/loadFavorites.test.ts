import type { CallApi, CallQuery } from '@amparo/domain/callApi.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { favorites, kudos } from '../../../browser/storage/storedIds.ts';
import { addMessages } from '../../../i18n/messages/messages.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { testService } from '../list/testService.ts';
import { inGroups, listFavorites, loadFavorites } from './loadFavorites.ts';

addMessages('en', {});

const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

let queries: CallQuery<'GET /services'>[] = [];
const input: LoadInput = {
  callApi: (async (name: string, { query }: { query: CallQuery<'GET /services'> }) => {
    if (name === 'GET /services') queries.push(query);
    return { data: [], total: 0 };
  }) as unknown as CallApi,
  url: new URL('http://localhost/my_favorites'),
  params: {},
  language: 'en',
  place: { label: 'Abilene', longitude: -99.733, latitude: 32.449 },
  mapCenter: null,
  now: '2026-11-18T16:00:00Z',
  isOnDevice: true,
  isSignedIn: false,
};

beforeEach(() => {
  queries = [];
});
afterEach(() => {
  for (const id of favorites.read()) favorites.remove(id);
  vi.unstubAllGlobals();
});

test('requests the favorites with the parameters of spec §7, including closed ones', async () => {
  favorites.add(idOf(1));
  favorites.add(idOf(2));
  await loadFavorites(input);
  expect(queries).toEqual([
    {
      filter: ['_id', 'isApproved'],
      _id: [idOf(2), idOf(1)],
      isApproved: true,
      isShowAll: true,
      limit: 0,
      skip: 0,
      currentCoordinate: '-99.733|32.449',
    },
  ]);
});

test('shows no distance without a place, and sends no request without favorites', async () => {
  await loadFavorites(input);
  expect(queries).toEqual([]);
  favorites.add(idOf(1));
  await loadFavorites({ ...input, place: null });
  expect(queries[0]?.currentCoordinate).toBeUndefined();
});

test('requests a hundred at a time, because addresses have a maximum length', async () => {
  for (let number = 0; number < 101; number += 1) favorites.add(idOf(number));
  await loadFavorites(input);
  expect(queries.map(({ _id }) => _id?.length)).toEqual([100, 1]);
});

test('an unlisted favorite keeps its position, and a new one appears after a reload', () => {
  const data = { cards: new Map(), loadedIds: [idOf(1), idOf(2)], now: input.now };
  expect(listFavorites([idOf(3), idOf(2), idOf(1)], data)).toEqual([
    { id: idOf(2), card: null },
    { id: idOf(1), card: null },
  ]);
});

test('groups', () => {
  expect(inGroups([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
  expect(inGroups([], 2)).toEqual([]);
});

test('favorites that were merged into others become those, at their positions', async () => {
  for (const number of [3, 2, 1]) favorites.add(idOf(number));
  kudos.add(idOf(2));
  const listed = (ids: readonly string[]) =>
    ids.filter((id) => id !== idOf(2)).map((id) => testService('Pantry', { id, openStatus: { kind: 'contact' } }));
  const callApi = async (name: string, { query }: { query: { _id?: string[]; ids?: string[] } }) => {
    if (name === 'GET /services') return { data: listed(query._id ?? []) };
    expect(query.ids).toEqual([idOf(2)]);
    return { data: [{ id: idOf(2), mergedInto: idOf(9) }] };
  };
  const data = await loadFavorites({ ...input, callApi: callApi as unknown as CallApi });
  expect(favorites.read()).toEqual([idOf(1), idOf(9), idOf(3)]);
  expect(kudos.read()).toEqual([idOf(9)]);
  expect([...data.cards.keys()]).toEqual(favorites.read());
  kudos.remove(idOf(9));
});
