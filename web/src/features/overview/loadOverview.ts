import type { CallApi } from '@amparo/domain/callApi.ts';
import { overviewCan } from '@amparo/domain/permissions/permissions.ts';
import { data } from 'react-router';
import type { LoadInput } from '../../routing/load.ts';
import { requirePermission } from '../../routing/requireSignIn.ts';
import { loadMissed, missedSearch } from './loadMissed.ts';
import { isStaleList, loadStale } from './loadStale.ts';

/** The number of the most frequent failed searches. The others have their own list. */
const fewSearches = 5;

/** `/overview`, or one of the lists below it. */
export const loadOverview = requirePermission(overviewCan.open, loadPart);

async function loadPart(input: LoadInput) {
  const { list } = input.params;
  if (list === undefined) return loadCounts(input.callApi);
  if (list === 'searches') return loadMissed(input);
  if (isStaleList(list)) return loadStale(input, list);
  throw data(null, { status: 404 });
}

/** Counts of waiting items, outdated services and failed searches. */
async function loadCounts(callApi: CallApi) {
  const query = { limit: fewSearches };
  const [{ data: counts }, missed] = await Promise.all([
    callApi('GET /overview'),
    callApi('GET /overview/searches', { query }),
  ]);
  return { which: null, counts, searches: missed.data.map(missedSearch), countSearches: missed.total };
}
