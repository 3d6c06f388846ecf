import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DerivedValue } from './derivedValue.ts';

const index = { changeCount: 0, inTime: <T>(needed: Promise<T>) => needed, refreshAnyway: async () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  index.changeCount = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

test('throws at each use while it cannot be made, and at no other time', async () => {
  const value = new DerivedValue(index, async () => {
    throw new Error('no database');
  });
  await expect(value.current()).rejects.toThrow('no database');
  await expect(value.current()).rejects.toThrow('no database');
  // An unhandled rejection would end the test run here, and would end the server.
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
});

test('is made again after a minute, only if services have changed, and is used meanwhile', async () => {
  const made: ((value: number) => void)[] = [];
  const value = new DerivedValue(index, () => new Promise<number>((resolve) => made.push(resolve)));
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
