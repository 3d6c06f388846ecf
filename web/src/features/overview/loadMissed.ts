import type { MissedSearch } from '@amparo/domain/overview/overview.ts';
import { paths } from '../../paths.ts';
import type { LoadInput } from '../../routing/load.ts';
import { pageSize, skipParam, toPage } from '../../routing/paging.ts';

/** Searches of the last 30 days without results. */
export async function loadMissed({ callApi, url }: LoadInput) {
  const skip = skipParam(url.searchParams);
  const { data, total } = await callApi('GET /overview/searches', { query: { limit: pageSize, skip } });
  const which = 'searches' as const;
  return { which, total, ...toPage(data.map(missedSearch), skip, (at) => paths.overview(which, at)) };
}
export type MissedData = Awaited<ReturnType<typeof loadMissed>>;

/** With a unique key for lists. */
export function missedSearch(missed: MissedSearch) {
  return { id: `${missed.words}/${missed.county ?? ''}`, ...missed };
}
