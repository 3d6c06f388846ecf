import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isFirstEntry } from '../../../browser/isFirstEntry.ts';
import { lastList } from '../../../browser/storage/lastList.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { type ListState, writeListState } from '../list/listState.ts';

/** Whether this document has shown a list: what follows is chosen within the app. */
let isUnderWay = false;

/**
 * Keeps the list for the session (spec §3), and shows it again to whoever opens the app without asking for one. Going back and
 * loading anew show what the address says.
 */
export function useLastList(state: ListState): void {
  const { key, search, hash } = useLocation();
  const navigate = useNavigate();
  const keepLanguage = useKeepLanguage();
  const last = keepLanguage(paths.home(lastListOf(state)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list shown
  useEffect(() => {
    const isOpened = !isUnderWay && isFirstEntry() && isAskedForAnew();
    isUnderWay = true;
    if (isOpened && asksForNothing(search) && hash === '' && lastList.read() !== '') {
      void navigate(keepLanguage(paths.home(lastList.read())), { replace: true });
    } else if (state.q === '') {
      lastList.keep(lastListOf(state));
    }
  }, [key, last]);
}

function lastListOf(state: ListState): string {
  return writeListState({ ...state, q: '', page: 1 });
}

function asksForNothing(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => name === 'lang');
}

/** Not loaded again, and not come back to; an old browser does not tell. */
function isAskedForAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !entry || entry.type === 'navigate';
}
