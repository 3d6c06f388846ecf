import type { StaleKind } from '@amparo/domain/overview/overview.ts';
import { paths } from '../../paths.ts';
import type { LoadInput } from '../../routing/load.ts';
import { pageSize, skipParam, toPage } from '../../routing/paging.ts';

const kinds = { unconfirmed: 'UNCONFIRMED', beds: 'BEDS', alerts: 'ALERT' } satisfies Record<string, StaleKind>;
export type StaleList = keyof typeof kinds;

export function isStaleList(list: string): list is StaleList {
  return Object.keys(kinds).includes(list);
}

/** Outdated services, the longest outdated first. */
export async function loadStale({ callApi, url, language }: LoadInput, which: StaleList) {
  const skip = skipParam(url.searchParams);
  const query = { kind: kinds[which], limit: pageSize, skip };
  const { data, total } = await callApi('GET /overview/stale', { query });
  return { which, total, language, ...toPage(data, skip, (at) => paths.overview(which, at)) };
}
export type StaleData = Awaited<ReturnType<typeof loadStale>>;
