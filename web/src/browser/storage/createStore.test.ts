import { expect, test, vi } from 'vitest';
import { createStore } from './createStore.ts';

test('calls its listeners for each value, until they are removed', () => {
  const store = createStore(1);
  const listener = vi.fn(() => store.read());
  const stop = store.watch(listener);
  store.set(2);
  expect(listener).toHaveLastReturnedWith(2);
  stop();
  store.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.read()).toBe(3);
});
