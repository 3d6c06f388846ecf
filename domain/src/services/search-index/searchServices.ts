import type { CrisisLine } from '../../crisis-lines/crisisLine.ts';
import { ApiError } from '../../http/apiError.ts';
import { noDanger } from '../../understanding/danger/detectDanger.ts';
import type { SearchDanger } from '../../understanding/danger/searchDanger.ts';
import { asksForCrisisLine, crisisLinesFor } from '../../understanding/service-needs/crisisLinesFor.ts';
import type { ServiceQuery } from '../serviceQuery.ts';
import type { ServiceList } from './listServices.ts';

interface Sources<List extends ServiceList> {
  list: () => Promise<List>;
  /** Detects danger in the typed text, and returns what to show above the list. */
  watchSearch: (typed: string) => Promise<SearchDanger>;
  crisisLines: () => Promise<readonly CrisisLine[]>;
}

/** Lists services, and returns what the response of `GET /services` says about the whole list. */
export async function searchServices<List extends ServiceList>(
  query: ServiceQuery,
  { list, watchSearch, crisisLines }: Sources<List>,
) {
  if (query.sort?.[0] === 'distance' && !query.nearCoordinate)
    throw new ApiError('VALIDATION', { nearCoordinate: 'REQUIRED' });
  const [found, search] = await Promise.all([list(), query.q ? watchSearch(query.q) : { danger: noDanger }]);
  // An answer to a danger already contains crisis lines.
  const hasLines = search.danger.level === 'none' && !query.skip && asksForCrisisLine(found.needs);
  const { total, searchedFor, understoodTime, understoodTown, needs } = found;
  return {
    found,
    summary: {
      ...{ total, searchedFor, understoodTime, understoodTown },
      ...search,
      ...(hasLines ? { crisisLines: crisisLinesFor(needs, await crisisLines()) } : {}),
    },
  };
}
