import { correctCounty } from '../places/county.ts';
import type { Coordinates } from '../places/distance.ts';
import type { Gazetteer } from '../places/gazetteer/gazetteer.ts';
import { reversePlace } from '../places/gazetteer/reversePlace.ts';
import { byUrgency, isFor, isOver, type RegionalNotice } from './regionalNotice.ts';

interface NoticeQuery {
  county?: string | undefined;
  currentCoordinate?: Coordinates | undefined;
  /** True: those that are over. */
  isOver?: boolean | undefined;
}

interface Region {
  /** Read only if the query has a position. */
  readonly gazetteer: Gazetteer;
  /** The time zone of the region. */
  readonly zone: string;
  /** The names of the counties of the region. */
  readonly regionCounties: readonly string[];
}

/**
 * Returns the notices that a query selects, in their order, on the server and on devices. Without a county, and at a
 * position outside the region, these are the notices of all counties.
 */
export function listNotices(
  notices: readonly RegionalNotice[],
  query: NoticeQuery,
  region: Region,
  at: Temporal.Instant,
): { data: RegionalNotice[]; total: number } {
  const { currentCoordinate } = query;
  const named = query.county && correctCounty(query.county);
  const county = named || (currentCoordinate && reversePlace(region.gazetteer, currentCoordinate)?.county);
  const isInRegion = county !== undefined && region.regionCounties.includes(county);
  const data = notices
    .filter((notice) => isOver(notice, at, region.zone) === (query.isOver ?? false))
    .filter((notice) => isFor(notice, isInRegion ? county : undefined))
    .sort(byUrgency);
  return { data, total: data.length };
}
