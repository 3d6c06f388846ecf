/** Stores values until the window is closed. Ignores blocked storage. */
export const tabStorage = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Null deletes it. */
  keep(key: string, value: string | null): void {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    } catch {}
  },
  clear(): void {
    try {
      sessionStorage.clear();
    } catch {}
  },
};
