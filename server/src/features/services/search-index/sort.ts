import { type Point, pointAt, squaredSortingDistanceFrom } from './columns/distance.ts';
import type { IndexColumns } from './columns/indexColumns.ts';
import type { FilterContext } from './filters.ts';
import type { Hits } from './ranking.ts';

/** The order of a list: by `key`, smallest first, then by `compare`, which is negative if `a` comes first. */
export interface Order {
  key(row: number): number;
  compare(a: number, b: number): number;
  /** The last rows probably come first: services that were added last. */
  isBackward?: boolean;
  /** Set if `key` is the sorting distance from a point. */
  from?: Point;
}

/**
 * The order of a list (rules.md §2): by `sort` if given, otherwise by match, distance, and name, otherwise by distance,
 * otherwise newest first.
 */
export function orderOf(context: Omit<FilterContext, 'viewer'>, hits: Hits | null): Order {
  const { columns, query } = context;
  const { nearCoordinate, sort: [sort] = [], direction: [direction] = [] } = query;
  const from = nearCoordinate ? pointAt(nearCoordinate) : null;
  if (hits && !sort) return byMatch(columns, hits, from);
  const by = sort ?? (from ? 'distance' : 'createdAt');
  const sign = (direction ? direction.toLowerCase() === 'asc' : by === 'name') ? 1 : -1;
  if (by === 'name') return byName(columns, sign);
  if (by === 'distance' && from) return byDistance(columns, from);
  if (by === 'openFirst') return byOpening(context, from);
  // A new sort of the API does not compile without its column or a line above.
  return byNumber(columns, by === 'distance' ? 'createdAt' : by, sign);
}

/** Services without a value come last in both directions. */
function byNumber(
  { ids, numbers }: IndexColumns,
  name: 'createdAt' | 'updatedAt' | 'likes' | 'availableBeds' | 'verifiedAt',
  sign: number,
): Order {
  const column = numbers[name];
  return {
    key: (row) => (Number.isNaN(column[row]) ? Number.POSITIVE_INFINITY : sign * column[row]!),
    compare: (a, b) => sign * ids.compare(a, b),
    isBackward: sign < 0,
  };
}

function byName({ ids, names, numbers: { namePrefix } }: IndexColumns, sign: number): Order {
  return {
    key: (row) => sign * namePrefix[row]!,
    compare: (a, b) => sign * (compareTexts(names[a]!, names[b]!) || ids.compare(a, b)),
  };
}

function byDistance(columns: IndexColumns, from: Point): Order {
  return { key: squaredSortingDistanceFrom(columns, from), compare: (a, b) => columns.ids.compare(a, b), from };
}

/**
 * Open, opening soonest, call for hours, closed; within each the nearest, or without a point by name. It has no
 * direction.
 */
function byOpening({ columns, at, fallbackZone }: Omit<FilterContext, 'viewer'>, from: Point | null): Order {
  const { hours } = columns.numbers;
  const ranks = columns.hoursPatterns.openingRanks({ at, fallbackZone });
  return { key: (row) => ranks[hours[row]!]!, compare: byDistanceAndName(columns, from) };
}

/** Without a point, by relevance. With a point, by tier, then by distance. */
function byMatch(columns: IndexColumns, { relevance, tiers }: Hits, from: Point | null): Order {
  const score = from ? tiers : relevance;
  return { key: (row) => -score[row]!, compare: byDistanceAndName(columns, from) };
}

function byDistanceAndName(columns: IndexColumns, from: Point | null): Order['compare'] {
  const { ids, names } = columns;
  const distance = from ? squaredSortingDistanceFrom(columns, from) : () => 0;
  return (a, b) => distance(a) - distance(b) || compareTexts(names[a]!, names[b]!) || ids.compare(a, b);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a !== b);
}
