import { expect, test } from 'vitest';
import type { ListPage } from '../../routing/paging.ts';
import {
  isNextPage,
  itemsOf,
  nextSkip,
  recallList,
  rememberList,
  startList,
  withFirstPage,
  withNextPage,
  withoutItem,
  withRestoredItem,
} from './infiniteList.ts';

interface Item {
  id: string;
}

function page(skip: number, ids: string, change: Partial<ListPage<Item>> = {}): ListPage<Item> {
  return { list: '/list', previous: null, skip, items: [...ids].map((id) => ({ id })), isLast: false, ...change };
}

const idsOf = (list: Parameters<typeof itemsOf>[0]) =>
  itemsOf(list)
    .map(({ id }) => id)
    .join('');

test('shows an item once that comes in two pages', () => {
  expect(idsOf(withNextPage(startList(page(0, 'abc')), page(2, 'cde')))).toBe('abcde');
});

test('the next page overlaps, and starts earlier by the number of removed items', () => {
  const list = withNextPage(startList(page(0, 'abcdefgh')), page(8, 'ijklmnop'));
  expect(nextSkip(list, 5)).toBe(11);
  expect(nextSkip(list, 0)).toBe(16);
  expect(nextSkip(withoutItem(list, 'b'), 5)).toBe(10);
  expect(nextSkip(withRestoredItem(withoutItem(list, 'b'), 'b'), 5)).toBe(11);
  expect(nextSkip(startList(page(0, 'ab')), 5)).toBe(0);
});

test('there is no next page after one that is not full', () => {
  expect(nextSkip(startList(page(0, 'ab', { isLast: true })), 5)).toBeNull();
});

test('a removed item stays removed when a page arrives, and returns to its position', () => {
  const list = withNextPage(withoutItem(startList(page(0, 'abc')), 'b'), page(3, 'def'));
  expect(idsOf(list)).toBe('acdef');
  expect(idsOf(withRestoredItem(list, 'b'))).toBe('abcdef');
});

test('a page follows only in the same list and without a gap', () => {
  const list = startList(page(0, 'abc'));
  expect(isNextPage(list, page(3, 'def'))).toBe(true);
  expect(isNextPage(list, page(1, 'bcd'))).toBe(true);
  expect(isNextPage(list, page(4, 'efg'))).toBe(false);
  expect(isNextPage(list, page(3, 'def', { list: '/other' }))).toBe(false);
  expect(isNextPage(list, list.pages[0])).toBe(false);
});

test('going back to a list loads its first page again and keeps the others', () => {
  rememberList('entry', withNextPage(startList(page(0, 'abc')), page(3, 'def')));
  expect(idsOf(recallList('entry', page(0, 'xbc')))).toBe('xbcdef');
  expect(idsOf(recallList('another entry', page(0, 'abc')))).toBe('abc');
  expect(idsOf(recallList('entry', page(0, 'abc', { list: '/other' })))).toBe('abc');
  expect(idsOf(recallList('entry', page(3, 'abc')))).toBe('abc');
});

test('remembers only the last ten lists', () => {
  for (let entry = 0; entry < 11; entry += 1)
    rememberList(`entry ${entry}`, withNextPage(startList(page(0, 'a')), page(1, 'b')));
  expect(idsOf(recallList('entry 0', page(0, 'a')))).toBe('a');
  expect(idsOf(recallList('entry 1', page(0, 'a')))).toBe('ab');
});

test('a first page that is loaded again resets the count of removed items if it is the only page', () => {
  const list = withoutItem(startList(page(0, 'abcdefgh')), 'b');
  expect(nextSkip(withFirstPage(list, page(0, 'acdefghi')), 0)).toBe(8);
});
