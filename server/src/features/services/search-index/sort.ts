import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { type Point, pointAt, squaredDistanceFrom } from './columns/distance.ts';
import type { IndexColumns } from './columns/indexColumns.ts';
import type { IndexQuery } from './filters.ts';
import type { Hits } from './ranking.ts';

/** The order of a list: the smaller `key` first, then by `compare`, which is negative if `a` comes first. */
export interface Order {
  key(row: number): number;
  compare(a: number, b: number): number;
  /** The last rows probably come first: services that were added last. */
  isBackward: boolean;
  /** Set if `key` is the distance from a point. */
  from?: Point;
}

interface SortContext {
  columns: IndexColumns;
  sign: 1 | -1;
  from: Point | null;
}

/** One entry per sort of the API: a new one does not compile without its order. */
const orders = {
  createdAt: (context) => byNumber(context, 'createdAt'),
  updatedAt: (context) => byNumber(context, 'updatedAt'),
  name: byName,
  likes: (context) => byNumber(context, 'likes'),
  availableBeds: (context) => byNumber(context, 'availableBeds'),
  verifiedAt: (context) => byNumber(context, 'verifiedAt'),
  distance: (context) => (context.from ? byDistance(context, context.from) : byNumber(context, 'createdAt')),
} satisfies Record<NonNullable<ServiceQuery['sort']>[number], (context: SortContext) => Order>;

/** The order of a list (rules.md §2): by `sort`; else by match, distance and name; else by distance; else the newest first. */
export function orderOf(columns: IndexColumns, query: IndexQuery, hits: Hits | null): Order {
  const { nearCoordinate, sort: [sort] = [], direction: [direction] = [] } = query;
  const isAscending = direction ? direction.toLowerCase() === 'asc' : sort === 'name';
  const from = nearCoordinate ? pointAt(nearCoordinate) : null;
  const context: SortContext = { columns, sign: isAscending ? 1 : -1, from };
  if (sort) return orders[sort](context);
  if (hits) return byMatch(columns, hits, from);
  return from ? byDistance(context, from) : byNumber(context, 'createdAt');
}

/** Services without a value come last in both directions. */
function byNumber(
  { columns, sign }: SortContext,
  name: 'createdAt' | 'updatedAt' | 'likes' | 'availableBeds' | 'verifiedAt',
): Order {
  const column = columns.numbers[name];
  return {
    key: (row) => {
      const value = column[row]!;
      return Number.isNaN(value) ? Number.POSITIVE_INFINITY : sign * value;
    },
    compare: (a, b) => sign * columns.ids.compare(a, b),
    isBackward: sign < 0,
  };
}

function byName({ columns, sign }: SortContext): Order {
  const { namePrefix } = columns.numbers;
  return {
    key: (row) => sign * namePrefix[row]!,
    compare: (a, b) => sign * (compareNames(columns, a, b) || columns.ids.compare(a, b)),
    isBackward: false,
  };
}

function byDistance({ columns }: Pick<SortContext, 'columns'>, from: Point): Order {
  const compare = (a: number, b: number) => columns.ids.compare(a, b);
  return { key: squaredDistanceFrom(columns, from), compare, isBackward: false, from };
}

/** Without a point by relevance alone; with one, a nearer service of the same tier comes first. */
function byMatch(columns: IndexColumns, { relevance, tiers }: Hits, from: Point | null): Order {
  const byTie = (a: number, b: number) => compareNames(columns, a, b) || columns.ids.compare(a, b);
  if (!from) return { key: (row) => -relevance[row]!, compare: byTie, isBackward: false };
  const distance = squaredDistanceFrom(columns, from);
  return {
    key: (row) => -tiers[row]!,
    compare: (a, b) => distance(a) - distance(b) || byTie(a, b),
    isBackward: false,
  };
}

function compareNames({ names, numbers: { namePrefix } }: IndexColumns, a: number, b: number): number {
  const difference = namePrefix[a]! - namePrefix[b]!;
  if (difference !== 0) return difference;
  return names[a]! === names[b]! ? 0 : names[a]! < names[b]! ? -1 : 1;
}
