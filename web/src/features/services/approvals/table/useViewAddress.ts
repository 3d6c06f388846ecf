import { useSearchParams } from 'react-router';
import { rarePaths } from '../../../../rarePaths.ts';
import { searchTextParam } from '../../../../routing/paging.ts';
import type { WaitingView } from './waitingView.ts';

/** Returns the address of the table in a view. It preserves the search of the address; typed text stays on the page. */
export function useViewAddress() {
  const q = searchTextParam(useSearchParams()[0]);
  return (view?: WaitingView) => rarePaths.manageApprovals({ q, ...view });
}
