import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import type { ListedServices } from './listedServices.ts';
import type { Matches } from './weighServices.ts';

/** As earthdistance has it. */
const EARTH_METERS = 6_378_168;

/**
 * What a list is ordered by: the lesser `major` first, then the lesser `minor`, then by `compare`, negative if `a` is first. `n` is
 * the service's place among what matches.
 */
export interface Order {
  major(number: number, n: number): number;
  minor(number: number): number;
  compare(a: number, b: number): number;
}

/** The order of a list (rules.md §2): what was asked for; else how well it matches, then distance, then name; else the newest. */
export function orderListed(services: ListedServices, query: ServiceQuery, matches: Matches | null): Order {
  const { nearCoordinate, sort, direction } = query;
  const { ids, nameKeys, createdAt } = services;
  const byId = (a: number, b: number) => byText(ids[a]!, ids[b]!);
  const none = () => 0;
  if (sort?.[0] === 'createdAt' || !(matches || nearCoordinate)) {
    const sign = direction?.[0]?.toLowerCase() === 'asc' ? 1 : -1;
    return { major: (number) => sign * createdAt[number]!, minor: none, compare: (a, b) => sign * byId(a, b) };
  }
  const distance = nearCoordinate ? distanceFrom(services, nearCoordinate) : none;
  if (!matches || sort) return { major: distance, minor: none, compare: byId };
  const byName = (a: number, b: number) => byText(nameKeys[a]!, nameKeys[b]!) || byId(a, b);
  return nearCoordinate
    ? { major: (_, n) => -matches.tiers[n]!, minor: distance, compare: byName }
    : { major: (_, n) => -matches.relevance[n]!, minor: none, compare: byName };
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The square of metres straight through the earth, which orders as its surface does; whom nobody can place is endlessly far. */
function distanceFrom(
  { points }: ListedServices,
  [longitude, latitude]: readonly [number, number],
): (number: number) => number {
  const east = (longitude * Math.PI) / 180;
  const north = (latitude * Math.PI) / 180;
  const ring = EARTH_METERS * Math.cos(north);
  const [x, y, z] = [ring * Math.cos(east), ring * Math.sin(east), EARTH_METERS * Math.sin(north)];
  return (number) => {
    const at = 3 * number;
    const dx = points[at]! - x;
    const dy = points[at + 1]! - y;
    const dz = points[at + 2]! - z;
    const square = dx * dx + dy * dy + dz * dz;
    return Number.isNaN(square) ? Number.POSITIVE_INFINITY : square;
  };
}
