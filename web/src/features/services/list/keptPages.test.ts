import { expect, test } from 'vitest';
import { isNext, keepPages, pagesFrom } from './keptPages.ts';
import type { HomeData } from './loadHome.ts';

const abilene = { label: 'Abilene', longitude: -99.733, latitude: 32.449 };

function page(number: number, change: Partial<HomeData> = {}): HomeData {
  return { state: { q: 'bed', page: number }, place: abilene, mapCentre: null, language: 'en', ...change } as HomeData;
}

test('a list come back to has its first page anew, and the others as they were', () => {
  const second = page(2);
  keepPages([page(1), second], 'entry');
  const fresh = page(1);
  expect(pagesFrom(fresh, 'entry')).toEqual([fresh, second]);
  expect(pagesFrom(fresh, 'entry')[0]).toBe(fresh);
  expect(pagesFrom(fresh, 'another entry')).toEqual([fresh]);
});

test.each([
  ['another place', { place: null }],
  ['another part of the map', { mapCentre: '-99.5,32.3' }],
  ['another language', { language: 'es' }],
  ['another list', { state: { q: 'food', page: 1 } }],
] as [string, Partial<HomeData>][])('%s begins anew', (_, change) => {
  keepPages([page(1), page(2)], 'entry');
  const other = page(1, change);
  expect(pagesFrom(other, 'entry')).toEqual([other]);
});

test('only the last ten lists are kept', () => {
  for (let entry = 0; entry < 11; entry += 1) keepPages([page(1), page(2)], `entry ${entry}`);
  expect(pagesFrom(page(1), 'entry 0')).toHaveLength(1);
  expect(pagesFrom(page(1), 'entry 1')).toHaveLength(2);
});

test('a page follows only the one before it, in the same list', () => {
  expect(isNext(page(2), page(1))).toBe(true);
  expect(isNext(page(3), page(1))).toBe(false);
  expect(isNext(page(1), page(1))).toBe(false);
  expect(isNext(page(2, { place: null }), page(1))).toBe(false);
  expect(isNext(page(2, { mapCentre: '-99.5,32.3' }), page(1))).toBe(false);
});
