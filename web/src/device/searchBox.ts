const listeners = new Set<() => void>();
let isOpen = true;

/** Whether the search box of a list is shown: it is, until one puts it away for as long as the app is open. */
export const searchBox = {
  isOpen: () => isOpen,
  toggle(): void {
    isOpen = !isOpen;
    for (const listener of listeners) listener();
  },
  watch(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
