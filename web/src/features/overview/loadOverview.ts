import type { MissedSearch, StaleKind } from '@amparo/domain/overview/overview.ts';
import { overviewCan } from '@amparo/domain/permissions/permissions.ts';
import { data } from 'react-router';
import { rarePaths } from '../../rarePaths.ts';
import type { LoadInput } from '../../routing/load.ts';
import { pageSize, skipParam, toPage } from '../../routing/paging.ts';
import { requirePermission } from '../../routing/requireSignIn.ts';

/** The number of the most frequent failed searches. The others have their own list. */
const fewSearches = 5;

/** `/overview`, or one of the lists below it. */
export const loadOverview = requirePermission(overviewCan.open, loadPart);

async function loadPart(input: LoadInput) {
  const { list } = input.params;
  if (list === undefined) return loadCounts(input);
  if (list === 'searches') return loadMissed(input);
  if (isStaleList(list)) return loadStale(input, list);
  throw data(null, { status: 404 });
}

/** Counts of waiting items, outdated services and failed searches. */
async function loadCounts({ callApi, language }: LoadInput) {
  const query = { limit: fewSearches };
  const [{ data: counts }, missed] = await Promise.all([
    callApi('GET /overview'),
    callApi('GET /overview/searches', { query }),
  ]);
  return { which: null, language, counts, searches: missed.data.map(missedSearch), countSearches: missed.total };
}

const kinds = { unconfirmed: 'UNCONFIRMED', beds: 'BEDS', alerts: 'ALERT', seasons: 'SEASON' } satisfies Record<
  string,
  StaleKind
>;
export type StaleList = keyof typeof kinds;

export function isStaleList(list: string): list is StaleList {
  return Object.keys(kinds).includes(list);
}

/** Outdated services, the longest outdated first. */
async function loadStale({ callApi, url, language }: LoadInput, which: StaleList) {
  const skip = skipParam(url.searchParams);
  const query = { kind: kinds[which], limit: pageSize, skip };
  const { data, total } = await callApi('GET /overview/stale', { query });
  return { which, total, language, ...toPage(data, skip, (at) => rarePaths.overview(which, at)) };
}
export type StaleData = Awaited<ReturnType<typeof loadStale>>;

/** Searches of the last 30 days without results. */
async function loadMissed({ callApi, url }: LoadInput) {
  const skip = skipParam(url.searchParams);
  const { data, total } = await callApi('GET /overview/searches', { query: { limit: pageSize, skip } });
  const which = 'searches' as const;
  return { which, total, ...toPage(data.map(missedSearch), skip, (at) => rarePaths.overview(which, at)) };
}
export type MissedData = Awaited<ReturnType<typeof loadMissed>>;

/** With a unique key for lists. */
export function missedSearch(missed: MissedSearch) {
  return { id: `${missed.words}/${missed.county ?? ''}`, ...missed };
}
