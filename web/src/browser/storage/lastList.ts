import { createEmitter } from './createEmitter.ts';
import { tabStorage } from './tabStorage.ts';

const key = 'list';
const { tell, watch } = createEmitter();

/** For as long as the app is open, even where the browser keeps nothing. */
let known: string | null = null;

/**
 * The query of the list that was shown last in this session: kind, sub-filter, for whom, open only, kudos, map (spec §3). What
 * was searched for is not kept.
 */
export const lastList = {
  /** Empty: the list as it opens first. */
  read(): string {
    known ??= tabStorage.read(key);
    return known ?? '';
  },
  keep(query: string): void {
    if (query === lastList.read()) return;
    known = query;
    tabStorage.keep(key, query);
    tell();
  },
  watch,
};
