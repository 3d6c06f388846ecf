import { session } from './session.ts';

const key = 'list';
const listeners = new Set<() => void>();

/** For as long as the app is open, even where the browser keeps nothing. */
let known: string | null = null;

/**
 * The query of the list that was shown last in this session: kind, sub-filter, for whom, open only, kudos, map (spec §3). What
 * was searched for is not kept.
 */
export const lastList = {
  /** Empty: the list as it opens first. */
  read(): string {
    known ??= session.read(key);
    return known ?? '';
  },
  keep(query: string): void {
    if (query === lastList.read()) return;
    known = query;
    session.keep(key, query);
    for (const listener of listeners) listener();
  },
  watch(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
