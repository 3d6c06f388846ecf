import type { CallApi, CallQuery } from '@amparo/domain/callApi.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { favorites } from '../../../browser/storage/storedIds.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { inGroups, listFavorites, loadFavorites } from './loadFavorites.ts';

const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

let queries: CallQuery<'GET /services'>[] = [];
const input: LoadInput = {
  callApi: (async (_name: string, { query }: { query: CallQuery<'GET /services'> }) => {
    queries.push(query);
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
