import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, shownToast, showToast } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  closeToast();
  vi.useRealTimers();
});

const added = { text: 'Added', kind: 'success' } as const;
const removed = { text: 'Removed', kind: 'success', action: { label: 'Undo', act: () => {} } } as const;

test('a message disappears after three seconds', () => {
  showToast(added);
  vi.advanceTimersByTime(2_999);
  expect(shownToast.read()).toBe(added);
  vi.advanceTimersByTime(1);
  expect(shownToast.read()).toBeNull();
});

test('a message with an undo button stays until it is closed', () => {
  showToast(added);
  vi.advanceTimersByTime(2_000);
  showToast(removed);
  vi.advanceTimersByTime(3_600_000);
  expect(shownToast.read()).toBe(removed);
  closeToast();
  expect(shownToast.read()).toBeNull();
});

test('a second message has its own three seconds', () => {
  showToast(added);
  vi.advanceTimersByTime(2_000);
  showToast({ ...added, text: 'Added again' });
  vi.advanceTimersByTime(2_000);
  expect(shownToast.read()?.text).toBe('Added again');
});

test('subscribers are notified', () => {
  const listener = vi.fn();
  const stop = shownToast.watch(listener);
  showToast(added);
  vi.advanceTimersByTime(3_000);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  showToast(added);
  expect(listener).toHaveBeenCalledTimes(2);
});
