import { expect, test } from 'vitest';
import { concurrencyLimit } from './concurrencyLimit.ts';

test('two run at once, one waits in order, and the next is refused until there is room', async () => {
  const limit = concurrencyLimit({ running: 2, waiting: 1 });
  const began: string[] = [];
  const ends: Record<string, () => void> = {};
  const take = (name: string) =>
    limit(() => {
      began.push(name);
      return new Promise<void>((resolve) => {
        ends[name] = resolve;
      });
    });
  const [one, two, three] = [take('one'), take('two'), take('three')];
  await expect(take('four')).rejects.toMatchObject({ key: 'UNAVAILABLE' });
  await expect.poll(() => began).toEqual(['one', 'two']);
  ends.one!();
  await one;
  await expect.poll(() => began).toEqual(['one', 'two', 'three']);
  ends.two!();
  ends.three!();
  await Promise.all([two, three]);
  const five = take('five');
  await expect.poll(() => began).toContain('five');
  ends.five!();
  await five;
});

test('work that fails frees its place', async () => {
  const limit = concurrencyLimit({ running: 1, waiting: 0 });
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit(async () => 'done')).toBe('done');
});
