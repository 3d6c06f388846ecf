import { createStore } from './createStore.ts';
import { tabStorage } from './tabStorage.ts';

const key = 'list';
/** Lasts until the app is closed if storage is blocked. */
const known = createStore<string | null>(null);

/** The query of the list that was shown last in this session, without the search text (spec §3). */
export const lastList = {
  /** Empty: the list as it first opens. */
  read(): string {
    return known.read() ?? tabStorage.read(key) ?? '';
  },
  keep(query: string): void {
    if (query === lastList.read()) return;
    tabStorage.keep(key, query);
    known.set(query);
  },
  watch: known.watch,
};
