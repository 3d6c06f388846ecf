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
