import { expect, test } from 'vitest';
import { ConcurrencyLimit } from './concurrencyLimit.ts';

test('so many run at once, so many wait in their order, and the next is refused until there is room', async () => {
  const turns = new ConcurrencyLimit({ atOnce: 2, mostWaiting: 1 });
  const began: string[] = [];
  const ends: Record<string, () => void> = {};
  const take = (name: string) =>
    turns.take(() => {
      began.push(name);
      return new Promise<void>((resolve) => {
        ends[name] = resolve;
      });
    });
  const [one, two, three] = [take('one'), take('two'), take('three')];
  await expect(take('four')).rejects.toMatchObject({ key: 'UNAVAILABLE' });
  expect(began).toEqual(['one', 'two']);
  ends.one!();
  await one;
  expect(began).toEqual(['one', 'two', 'three']);
  ends.two!();
  ends.three!();
  await Promise.all([two, three]);
  const five = take('five');
  ends.five!();
  await five;
});

test('work that fails gives its place to the next', async () => {
  const turns = new ConcurrencyLimit({ atOnce: 1, mostWaiting: 0 });
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take(async () => 'done')).toBe('done');
});
