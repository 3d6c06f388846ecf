import { isAdministrator, serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { Bitmap } from './columns/bitmap.ts';
import { pointAt, squaredDistanceFrom, squaredDistanceOf } from './columns/distance.ts';
import type { OpenMoment } from './columns/hoursPatterns.ts';
import type { IndexColumns } from './columns/indexColumns.ts';

/** A visitor with a known position sees critical headers within these miles (rules.md §4). */
const CRITICAL_MILES = 50;
const METERS_PER_MILE = 1609.344;

/** A list of services: the API's query, or one of the server's own with conditions that the API does not have. */
export interface IndexQuery extends Partial<ServiceQuery> {
  /** Shelters that count their beds; those with free beds. */
  beds?: 'counted' | 'free' | undefined;
}

export interface FilterContext extends OpenMoment {
  columns: IndexColumns;
  query: IndexQuery;
  viewer: Viewer | null;
}

type Filter<Value> = (rows: Bitmap, value: Value, context: FilterContext) => unknown;
type Filters = { [Key in keyof IndexQuery]-?: Filter<NonNullable<IndexQuery[Key]>> | 'notAFilter' };

/** One entry per field of the query: a new field does not compile without its filter. A filter removes rows. */
const filters = {
  type: (rows, types, { columns }) => rows.and(unionOf(types.map((type) => columns.types[type]))),
  subType: (rows, subTypes, { columns }) => rows.and(unionOf(subTypes.map((subType) => columns.subTypes[subType]))),
  category: (rows, audiences, { columns }) => {
    if (audiences.includes('ALL')) return;
    rows.and(unionOf(['ALL' as const, ...audiences].map((audience) => columns.audiences[audience])));
  },
  city: (rows, cities, { columns }) => keepTexts(rows, columns, 'city', lowerCased(cities)),
  county: (rows, counties, { columns }) => keepTexts(rows, columns, 'county', lowerCased(counties)),
  state: (rows, states, { columns }) => keepTexts(rows, columns, 'state', lowerCased(states)),
  zip: (rows, zips, context) => {
    keepTexts(rows, context.columns, 'zip', zips);
    // A filter must not reveal what a response hides.
    rows.keep((row) => !context.columns.flags.isAddressConfidential.has(row) || seesAll(context, row));
  },
  isOpen: (rows, isOpen, { columns, at, fallbackZone }) => {
    const { hours } = columns.numbers;
    const isPatternOpen = columns.hoursPatterns.openAt({ at, fallbackZone });
    rows.keep((row) => isPatternOpen[hours[row]!] === isOpen);
  },
  isApproved: (rows, isApproved, { columns }) =>
    isApproved ? rows.and(columns.flags.isApproved) : rows.andNot(columns.flags.isApproved),
  isCriticalHeader: keepCritical,
  user: (rows, users, context) => {
    for (const id of users) keepOwnedBy(rows, id, context);
  },
  isManaged: (rows, isManaged, context) => {
    if (isManaged) rows.keep((row) => seesAll(context, row));
  },
  _id: (rows, ids, { columns }) => {
    const named = new Bitmap(columns.capacity);
    for (const row of ids.map((id) => columns.ids.find(id))) if (row !== undefined) named.set(row, true);
    rows.and(named);
  },
  beds: (rows, beds, { columns }) => {
    const { availableBeds, totalBeds } = columns.numbers;
    const column = beds === 'free' ? availableBeds : totalBeds;
    rows.and(columns.types.SHELTER).keep((row) => column[row]! > 0);
  },
  // Search terms, order, page and response.
  filter: 'notAFilter',
  search: 'notAFilter',
  q: 'notAFilter',
  sort: 'notAFilter',
  direction: 'notAFilter',
  limit: 'notAFilter',
  skip: 'notAFilter',
  userTimezone: 'notAFilter',
  nearCoordinate: 'notAFilter',
  currentCoordinate: 'notAFilter',
  // Decided for all queries, in filterRows.
  isShowAll: 'notAFilter',
} satisfies Filters;

/** The rows that a query lists for a viewer; search terms aside. */
export function filterRows(context: FilterContext): Bitmap {
  const { columns, query } = context;
  const rows = visibleRows(context);
  const areClosedListed = query.isShowAll || (!query.beds && (query.isManaged || query.user));
  if (!areClosedListed) rows.andNot(columns.flags.isPermanentlyClosed);
  for (const [name, filter] of Object.entries(filters)) {
    const value = query[name as keyof IndexQuery];
    if (value !== undefined && filter !== 'notAFilter') (filter as Filter<unknown>)(rows, value, context);
  }
  return rows;
}

/** Who sees which services (rules.md §2) is decided by serviceCan.see; approved ones need no look at their owners. */
function visibleRows({ columns, viewer }: FilterContext): Bitmap {
  const { isListed, isApproved } = columns.flags;
  const waiting = isListed.copy().andNot(isApproved);
  return waiting
    .keep((row) => serviceCan.see(viewer, { isApproved: false, ...columns.ownershipOf(row) }))
    .or(isApproved);
}

/** Whether the viewer sees what only owners, managers and administrators see. */
export function seesAll({ columns, viewer }: Pick<FilterContext, 'columns' | 'viewer'>, row: number): boolean {
  return viewer !== null && serviceCan.seeAll(viewer, columns.ownershipOf(row));
}

/** Services of one user are listed only for that user and for administrators. */
function keepOwnedBy(rows: Bitmap, userId: string, { columns, viewer }: FilterContext): void {
  const id = userId.toLowerCase();
  if (viewer?.id !== id && !isAdministrator(viewer)) rows.and(new Bitmap(columns.capacity));
  else rows.keep((row) => serviceCan.seeAll({ id, role: 'USER' }, columns.ownershipOf(row)));
}

function keepCritical(rows: Bitmap, isCritical: boolean, { columns, query, at }: FilterContext): void {
  const { criticalUntil } = columns.numbers;
  const now = at.epochMilliseconds;
  rows.keep((row) => criticalUntil[row]! > now === isCritical);
  const from = query.currentCoordinate ?? query.nearCoordinate;
  if (!isCritical || !from) return;
  const squaredDistance = squaredDistanceFrom(columns, pointAt(from));
  const farthest = squaredDistanceOf(CRITICAL_MILES * METERS_PER_MILE);
  rows.keep((row) => squaredDistance(row) <= farthest || Number.isNaN(columns.numbers.x[row]));
}

function unionOf(bitmaps: Bitmap[]): Bitmap {
  const [first = new Bitmap(), ...others] = bitmaps;
  const union = first.copy();
  for (const bitmap of others) union.or(bitmap);
  return union;
}

function lowerCased(values: readonly string[]): string[] {
  return values.map((value) => value.toLowerCase());
}

function keepTexts(
  rows: Bitmap,
  columns: IndexColumns,
  name: 'city' | 'county' | 'state' | 'zip',
  values: readonly string[],
): void {
  const column = columns.numbers[name];
  const isNamed = columns.textMarks(values);
  rows.keep((row) => isNamed[column[row]!] === 1);
}
