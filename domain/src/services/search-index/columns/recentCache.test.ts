import { expect, test } from 'vitest';
import { RecentCache } from './recentCache.ts';

test('removes the value that was used least recently', () => {
  const cache = new RecentCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
  cache.set('a', 4);
  cache.set('d', 5);
  expect(['a', 'c', 'd'].map((key) => cache.get(key))).toEqual([4, undefined, 5]);
});

test('with weights, removes as many values as needed', () => {
  const cache = new RecentCache<string>(6, (value) => value.length);
  for (const value of ['aa', 'bb', 'cc', 'cc', 'dddd']) cache.set(value, value);
  expect(['aa', 'bb', 'cc', 'dddd'].map((key) => cache.get(key))).toEqual([undefined, undefined, 'cc', 'dddd']);
  cache.set('too heavy', 'too heavy');
  expect(['cc', 'dddd', 'too heavy'].map((key) => cache.get(key))).toEqual([undefined, undefined, undefined]);
});
