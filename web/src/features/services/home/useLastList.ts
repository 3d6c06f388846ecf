import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isFirstEntry } from '../../../browser/isFirstEntry.ts';
import { lastList } from '../../../browser/storage/lastList.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { type ListState, writeListState } from '../list/listState.ts';

/** True once this document has shown a list. Later lists are choices within the app. */
let isUnderWay = false;

/**
 * Stores the list for the session (spec §3) and restores it when the app opens without an address for a list. Going
 * back and reloading show the list of the address.
 */
export function useLastList(state: ListState): void {
  const { key, search, hash } = useLocation();
  const navigate = useNavigate();
  const keepLanguage = useKeepLanguage();
  const last = keepLanguage(paths.home(lastListOf(state)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list shown
  useEffect(() => {
    const isOpened = !isUnderWay && isFirstEntry() && isNewVisit();
    isUnderWay = true;
    if (isOpened && isBareAddress(search) && hash === '' && lastList.read() !== '') {
      void navigate(keepLanguage(paths.home(lastList.read())), { replace: true });
    } else if (state.q === '') {
      lastList.keep(lastListOf(state));
    }
  }, [key, last]);
}

function lastListOf(state: ListState): string {
  return writeListState({ ...state, q: '', page: 1 });
}

function isBareAddress(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => name === 'lang');
}

/** False after a reload and after going back. Old browsers do not report it. */
function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !navigation || navigation.type === 'navigate';
}
