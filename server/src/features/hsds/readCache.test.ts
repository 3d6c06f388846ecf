import { expect, test } from 'vitest';
import { ReadCache } from './readCache.ts';

function counter() {
  const changes = { version: 1, isCaughtUp: true, catchUp: async () => changes.isCaughtUp };
  const cache = new ReadCache(changes);
  const counted = { reads: 0 };
  const read = (key = 'terms') => cache.read(key, async () => (counted.reads += 1));
  return { changes, cache, counted, read };
}

test('reads once, also for requests at the same time, until the data changes', async () => {
  const { changes, read } = counter();
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect([await read(), await read('shared')]).toEqual([1, 2]);
  changes.version += 1;
  expect([await read(), await read()]).toEqual([3, 3]);
});

test('reads each time while it cannot know whether the data has changed', async () => {
  const { changes, read } = counter();
  await read();
  changes.isCaughtUp = false;
  expect([await read(), await read()]).toEqual([2, 3]);
});

test('does not remember a failure', async () => {
  const { cache, read } = counter();
  await expect(cache.read('terms', () => Promise.reject(new Error('too late')))).rejects.toThrow('too late');
  expect(await read()).toBe(1);
});
