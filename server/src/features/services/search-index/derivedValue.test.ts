import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DerivedValue } from './derivedValue.ts';
import type { StoredValue } from './indexFile.ts';

let stored: StoredValue | undefined;
let toStored: () => StoredValue | undefined = () => undefined;
const index = {
  changeCount: 0,
  inTime: <T>(needed: Promise<T>) => needed,
  refreshAnyway: async () => undefined,
  storeWith: (_: string, store: typeof toStored) => {
    toStored = store;
  },
  takeStored: () => stored,
};
const open = (value: number) => value;

beforeEach(() => {
  vi.useFakeTimers();
  index.changeCount = 0;
  stored = undefined;
});
afterEach(() => {
  vi.useRealTimers();
});

test('throws at each use while it cannot be made, and at no other time', async () => {
  const make = async () => {
    throw new Error('no database');
  };
  const value = new DerivedValue(index, { name: 'value', make, open });
  await expect(value.current()).rejects.toThrow('no database');
  await expect(value.current()).rejects.toThrow('no database');
  // An unhandled rejection would end the test run here, and would end the server.
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
});

test('is made again after a minute, only if services have changed, and is used meanwhile', async () => {
  const made: ((value: number) => void)[] = [];
  const make = () => new Promise<number>((resolve) => made.push(resolve));
  const value = new DerivedValue(index, { name: 'value', make, open });
  const first = value.current();
  await vi.waitFor(() => expect(made).toHaveLength(1));
  made[0]?.(1);
  expect(await first).toBe(1);

  vi.advanceTimersByTime(3_600_000);
  expect(await value.current(), 'no service has changed').toBe(1);
  expect(made).toHaveLength(1);

  index.changeCount += 1;
  expect(await value.current(), 'the second value is not ready').toBe(1);
  await vi.waitFor(() => expect(made).toHaveLength(2));
  made[1]?.(2);
  await vi.waitFor(async () => expect(await value.current()).toBe(2));

  index.changeCount += 1;
  vi.advanceTimersByTime(59_000);
  expect(await value.current(), 'the minute is not over').toBe(2);
  vi.advanceTimersByTime(2000);
  await value.current();
  await vi.waitFor(() => expect(made).toHaveLength(3));
});

test('a stored value is used after a start, and made again if services have changed since it was made', async () => {
  const make = async () => 2;
  const first = new DerivedValue(index, { name: 'value', make, open });
  expect(toStored(), 'nothing is made yet').toBeUndefined();
  expect(await first.current()).toBe(2);
  expect(toStored()).toEqual({ value: 2, asOf: 0 });
  index.changeCount = 5;
  expect(toStored(), 'made before the changes').toEqual({ value: 2, asOf: 0 });

  for (const [asOf, later] of [
    [5, 1],
    [4, 2],
  ] as const) {
    stored = { value: 1, asOf };
    const next = new DerivedValue(index, { name: 'value', make, open });
    expect(await next.current()).toBe(1);
    stored = undefined;
    vi.advanceTimersByTime(61_000);
    await next.current();
    await vi.waitFor(async () => expect(await next.current()).toBe(later));
  }
});
