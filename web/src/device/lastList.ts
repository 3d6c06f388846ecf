import { session } from './session.ts';
import { watchers } from './watchers.ts';

const key = 'list';
const { tell, watch } = watchers();

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
    tell();
  },
  watch,
};
