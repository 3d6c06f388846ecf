import { describe, expect, test } from 'vitest';
import { changedList, type ListState, listQuery, readListState, typeOfHash, writeListState } from './listState.ts';

const shelter: ListState = {
  type: 'SHELTER',
  subType: null,
  q: '',
  isOpenOnly: false,
  hasFreeBeds: false,
  isAnyTime: false,
  openAt: null,
  audiences: [],
  isTopKudos: false,
  isMapView: false,
  page: 1,
};

describe('readListState', () => {
  test.each<[string, Partial<ListState>]>([
    ['', {}],
    ['type=FOOD', { type: 'FOOD' }],
    ['type=food', {}],
    ['type=FOOD&subType=FOOD_PANTRIES', { type: 'FOOD', subType: 'FOOD_PANTRIES' }],
    ['type=FOOD&subType=EMERGENCY', { type: 'FOOD' }],
    ['subType=EMERGENCY', { subType: 'EMERGENCY' }],
    ['q=diapers', { type: null, q: 'diapers' }],
    ['q=+&type=FOOD', { type: 'FOOD' }],
    ['q=diapers&type=FOOD', { type: 'FOOD', q: 'diapers' }],
    ['open=true&category=WOMEN', { isOpenOnly: true, audiences: ['WOMEN'] }],
    ['beds=free', { hasFreeBeds: true }],
    ['type=FOOD&beds=free', { type: 'FOOD' }],
    ['category=WOMEN,MEN,WOMEN', { audiences: ['MEN', 'WOMEN'] }],
    ['category=WOMEN&category=YOUTH_AND_KIDS', { audiences: ['WOMEN', 'KIDS'] }],
    ['category=ALL&category=WOMEN', { audiences: ['ALL'] }],
    ['q=bed+tonight&time=any', { type: null, q: 'bed tonight', isAnyTime: true }],
    [
      'type=FOOD&openAt=2026-11-22T00:00/2026-11-23T00:00',
      { type: 'FOOD', openAt: '2026-11-22T00:00/2026-11-23T00:00' },
    ],
    ['openAt=2026-02-30T00:00', {}],
    ['time=any', {}],
    ['open=yes&category=PETS', {}],
    ['sort=likes', { isTopKudos: true }],
    ['sort=name', {}],
    ['sort=likes&q=bed', { type: null, q: 'bed' }],
    ['view=map', { isMapView: true }],
    ['view=globe', {}],
    ['page=3', { page: 3 }],
    ['page=-1', {}],
    ['page=2.7', { page: 2 }],
    ['page=9999999', {}],
  ])('%s', (address, expected) => {
    expect(readListState(new URLSearchParams(address))).toEqual({ ...shelter, ...expected });
  });
});

describe('writeListState', () => {
  test.each([
    '',
    'type=FOOD',
    'type=FOOD&subType=MEALS',
    'type=FOOD&openAt=2026-11-22T00:00/2026-11-23T00:00',
    'type=SHELTER&subType=EMERGENCY',
    'type=FOOD&open=true&category=KIDS&sort=likes&view=map&page=2',
    'category=MEN,WOMEN',
    'category=ALL',
    'beds=free&category=WOMEN',
    'q=ropa+gratis',
    'q=food,+soap',
    'q=food+tonight&time=any',
    'q=bed&type=SHELTER&open=true&category=KIDS&page=2',
  ])('reads back what it wrote: %s', (address) => {
    expect(writeListState(readListState(new URLSearchParams(address)))).toBe(address);
  });
});

describe('changedList', () => {
  const food = readListState(new URLSearchParams('type=FOOD&subType=MEALS&page=4&open=true'));

  test('a new kind resets the sub-filter and the page, and preserves the rest', () => {
    expect(changedList(food, { type: 'HEALTH' })).toBe('type=HEALTH&open=true');
  });

  test('free beds concern shelters only', () => {
    const shelters = readListState(new URLSearchParams('beds=free&category=WOMEN'));
    expect(listQuery(shelters, null)).toMatchObject({ type: 'SHELTER', hasFreeBeds: true, category: ['WOMEN'] });
    expect(changedList(shelters, { type: 'FOOD' })).toBe('type=FOOD&category=WOMEN');
  });

  test('clearing a search returns to a kind', () => {
    const search = readListState(new URLSearchParams('q=bed'));
    expect(changedList(search, { q: '' })).toBe('');
  });
});

describe('listQuery', () => {
  test('sends every filter, and requests a full page', () => {
    const state = readListState(new URLSearchParams('type=FOOD&subType=MEALS&category=SENIORS,MEN&open=true&page=3'));
    expect(listQuery(state, '-99.733|32.449')).toEqual({
      type: 'FOOD',
      subType: 'MEALS',
      category: ['MEN', 'SENIORS'],
      isApproved: true,
      filter: ['type', 'subType', 'category', 'isApproved'],
      q: undefined,
      isOpen: true,
      sort: 'bestOpenFirst',
      nearCoordinate: '-99.733|32.449',
      limit: 100,
      skip: 200,
    });
  });

  test('sorted by kudos, a place determines the distances but not the order', () => {
    const query = listQuery(readListState(new URLSearchParams('sort=likes')), '-99.733|32.449');
    expect(query).toMatchObject({ sort: 'likes', direction: 'desc', currentCoordinate: '-99.733|32.449' });
    expect(query).not.toHaveProperty('nearCoordinate');
  });

  test('a moved map searches around its center, and the distance is from the place', () => {
    const moved = (place: string | null) =>
      listQuery(readListState(new URLSearchParams('view=map')), place, '-100.4|32.47');
    expect(moved('-99.733|32.449')).toMatchObject({
      nearCoordinate: '-100.4|32.47',
      currentCoordinate: '-99.733|32.449',
    });
    expect(moved(null)).toMatchObject({ nearCoordinate: '-100.4|32.47' });
    expect(moved(null)).not.toHaveProperty('currentCoordinate');
    expect(moved(null)).not.toHaveProperty('sort');
  });

  test('a search looks through all kinds', () => {
    const query = listQuery(readListState(new URLSearchParams('q=diapers')), null);
    expect(query).toMatchObject({ q: 'diapers', filter: ['isApproved'], sort: 'bestOpenFirst' });
    expect(query).not.toHaveProperty('type');
  });
});

test.each([
  ['#FOOD', 'FOOD'],
  ['#health', 'HEALTH'],
  ['#content', null],
  ['', null],
])('the hash %s opens %s', (hash, type) => {
  expect(typeOfHash(hash)).toBe(type);
});
