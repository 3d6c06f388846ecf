/** Calls listeners when an event happens. `start` runs before the first listener, and its result after the last one. */
export function createEmitter(start: () => () => void = () => () => {}) {
  const listeners = new Set<() => void>();
  let stop: () => void;
  return {
    emit(): void {
      for (const listener of listeners) listener();
    },
    /** Returns the function that removes the listener. */
    watch(listener: () => void): () => void {
      if (listeners.size === 0) stop = start();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
    count: () => listeners.size,
  };
}

/** A value outside of React that components read by `useSyncExternalStore(store.watch, store.read, …)`. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const { emit, watch } = createEmitter();
  return {
    read: () => value,
    set(next: Value): void {
      value = next;
      emit();
    },
    watch,
  };
}
