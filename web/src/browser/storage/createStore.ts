/** Calls listeners when an event happens. */
export function createEmitter() {
  const listeners = new Set<() => void>();
  return {
    emit(): void {
      for (const listener of listeners) listener();
    },
    /** Returns the function that removes the listener. */
    watch(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
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
