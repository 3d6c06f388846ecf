import { squaredSortingDistanceFrom } from './columns/distance.ts';
import { isClosedForMonth, isLongClosed, OPEN } from './columns/hoursPatterns.ts';
import type { IndexColumns } from './columns/indexColumns.ts';
import { METERS_PER_MILE, type Point, pointAt, squaredDistanceOf } from './columns/point.ts';
import { type FilterContext, unknownHoursIn } from './filters.ts';
import type { Hits } from './text/hits.ts';

/**
 * The order of a list: by `key` and then `nextKey`, smallest first, then by `compare`, which is negative if `a` comes
 * first. Both keys are computed once per row, `compare` for each pair that they leave equal.
 */
export interface Order {
  key(row: number): number;
  nextKey(row: number): number;
  compare(a: number, b: number): number;
  /** The last rows probably come first: services that were added last. */
  isBackward?: boolean;
  /** Set if `key` is the sorting distance from a point. */
  from?: Point;
  /** The smallest key that a row can have, and the order of the rows that have it. */
  best?: { key: number; order: Order };
}

/**
 * The order of a list (rules.md §2): by `sort` if given, otherwise by match, distance, and name, otherwise by distance,
 * otherwise newest first.
 */
export function orderOf(context: Omit<FilterContext, 'viewer'>, hits: Hits | null): Order {
  const { columns, query } = context;
  const { nearCoordinate, sort: [sort] = [], direction: [direction] = [] } = query;
  const isUnknown = !sort || sort === 'openFirst' || sort === 'bestOpenFirst' ? unknownHoursIn(context) : null;
  if (isUnknown) return unknownLater(orderOf(withoutUnknown(context), hits), isUnknown, hits && faintIn(columns, hits));
  const from = nearCoordinate ? pointAt(nearCoordinate) : null;
  // All services of a list for another time are open then.
  const isForAnotherTime = query.openAt !== undefined && query.openAt !== 'any';
  if (hits && (!sort || (sort === 'bestOpenFirst' && isForAnotherTime))) return byMatch(columns, hits, from);
  if (hits && sort === 'bestOpenFirst') return byMatchAndOpening(context, hits, from);
  const by = sort ?? (from ? 'distance' : 'createdAt');
  const sign = (direction ? direction.toLowerCase() === 'asc' : by === 'name') ? 1 : -1;
  if (by === 'name') return byName(columns, sign);
  if (by === 'distance' && from) return byDistance(columns, from);
  if (by === 'openFirst' || by === 'bestOpenFirst') return byOpening(context, from);
  // A new sort of the API does not compile without its column or a line above.
  return byNumber(columns, by === 'distance' ? 'createdAt' : by, sign);
}

const withoutUnknown = <Context extends Pick<FilterContext, 'query'>>(context: Context): Context => ({
  ...context,
  query: { ...context.query, areUnknownHoursListed: false },
});

/** Matches of the lowest tier are faint, unless they are of a type that the text asks for. */
const FAINT_TIER = 1;

function faintIn({ types }: IndexColumns, hits: Hits): (row: number) => boolean {
  return (row) => hits.tierOf(row) <= FAINT_TIER && !hits.neededTypes.some((type) => types[type].has(row));
}

/**
 * Services that are open at the time of the list, then those with unknown hours, then the faint matches in the same way:
 * for "bread tonight", a pantry to call is more help than an open rack of coats. All four groups keep their order.
 */
function unknownLater(
  order: Order,
  isUnknown: (row: number) => boolean,
  isFaint: ((row: number) => boolean) | null,
): Order {
  return {
    key: (row) => 2 * Number(isFaint?.(row) ?? false) + Number(isUnknown(row)),
    nextKey: order.key,
    // The difference of infinite keys is NaN, as if they were equal.
    compare: (a, b) => order.nextKey(a) - order.nextKey(b) || order.compare(a, b),
    best: { key: 0, order },
  };
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
    nextKey: same,
    compare: (a, b) => sign * ids.compare(a, b),
    isBackward: sign < 0,
  };
}

function byName({ ids, names, numbers: { namePrefix } }: IndexColumns, sign: number): Order {
  return {
    key: (row) => sign * namePrefix[row]!,
    nextKey: same,
    compare: (a, b) => sign * (compareTexts(names[a]!, names[b]!) || ids.compare(a, b)),
  };
}

function byDistance(columns: IndexColumns, from: Point): Order {
  const compare = (a: number, b: number) => columns.ids.compare(a, b);
  return { key: squaredSortingDistanceFrom(columns, from), nextKey: same, compare, from };
}

/**
 * Open, open but full, opening soonest, call for hours, opening later, closed; within each the nearest, or without a
 * point by name. It has no direction.
 */
function byOpening(context: Omit<FilterContext, 'viewer'>, from: Point | null): Order {
  const { nextKey, compare } = byDistanceAndName(context.columns, from);
  const best = { key: OPEN, order: { key: nextKey, nextKey: same, compare, ...(from && { from }) } };
  return { key: openingRankOf(context), nextKey, compare, best };
}

/** After the other open services: a person who needs a bed tonight looks for a free one. */
const FULL = 0.5;

function openingRankOf({ columns, query, at, fallbackZone }: Omit<FilterContext, 'viewer'>): (row: number) => number {
  const { hours, totalBeds, availableBeds } = columns.numbers;
  const rankOf = columns.hoursPatterns.openingRankOf({ at, fallbackZone });
  // For another kind of help, beds do not matter.
  const isForBeds = !query.type || query.type.includes('SHELTER');
  const isFull = (row: number) => isForBeds && totalBeds[row]! > 0 && availableBeds[row] === 0;
  return (row) => {
    const rank = rankOf(hours[row]!);
    return rank === OPEN && isFull(row) ? FULL : rank;
  };
}

/** Without a point, by relevance. With a point, by tier, then by distance. */
function byMatch(columns: IndexColumns, hits: Hits, from: Point | null): Order {
  const key = from ? (row: number) => -hits.tierOf(row) : (row: number) => -hits.relevanceOf(row);
  return { key, ...byDistanceAndName(columns, from) };
}

/** An open service comes before a closed one that matches better by less than this. */
const OPEN_BONUS = 1.08;
/** A service that is closed for more than a week comes after those that match worse by less than this. */
const LONG_CLOSED_MALUS = 0.85;
/** A toothache cannot wait for a dentist who comes in two months. */
const CLOSED_FOR_MONTH_MALUS = 0.65;

/** Like `byMatch`, but of services that match about equally well, the open ones nearby are first. */
function byMatchAndOpening(context: Omit<FilterContext, 'viewer'>, hits: Hits, from: Point | null): Order {
  const rankOf = openingRankOf(context);
  const next = byDistanceAndName(context.columns, from);
  const bonusOf = (rank: number) => {
    if (!isLongClosed(rank)) return rank === OPEN ? OPEN_BONUS : 1;
    return isClosedForMonth(rank, context.at) ? CLOSED_FOR_MONTH_MALUS : LONG_CLOSED_MALUS;
  };
  if (!from) return { key: (row) => -hits.relevanceOf(row) * bonusOf(rankOf(row)), ...next };
  const { nextKey: distance } = next;
  return { key: (row) => -hits.tierOf(row) - tierShareOf(rankOf(row), distance(row) <= NEAR), ...next };
}

/** An open service that is farther away than this is not before a nearer one that a person can call. */
const NEAR = squaredDistanceOf(30 * METERS_PER_MILE);

/** Orders the services of one tier: near and open, near, far away, and closed for more than a week. */
function tierShareOf(rank: number, isNear: boolean): number {
  if (isLongClosed(rank)) return 0;
  if (!isNear) return 0.2;
  return rank === OPEN ? 0.6 : 0.4;
}

function byDistanceAndName(columns: IndexColumns, from: Point | null): Pick<Order, 'nextKey' | 'compare'> {
  const { ids, names } = columns;
  const { namePrefix } = columns.numbers;
  return {
    nextKey: from ? squaredSortingDistanceFrom(columns, from) : (row) => namePrefix[row]!,
    compare: (a, b) => compareTexts(names[a]!, names[b]!) || ids.compare(a, b),
  };
}

function same(): number {
  return 0;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a !== b);
}
