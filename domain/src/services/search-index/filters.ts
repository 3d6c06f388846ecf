import { isAdministrator, serviceCan, type Viewer } from '../../permissions/permissions.ts';
import type { Coordinates } from '../../places/distance.ts';
import { bedGroupsFor } from '../bedGroups.ts';
import { type DataProblem, impreciseMiles } from '../dataProblems.ts';
import { confirmationCutoff } from '../editing/confirmationCutoff.ts';
import type { ServiceQuery } from '../serviceQuery.ts';
import type { Audience } from '../taxonomy/serviceTypes.ts';
import { Bitmap } from './columns/bitmap.ts';
import { squaredDistanceFrom } from './columns/distance.ts';
import { isCallForHours, OPEN, type OpenMoment } from './columns/hoursPatterns.ts';
import type { IndexColumns } from './columns/indexColumns.ts';
import { METERS_PER_MILE, pointAt, squaredDistanceOf } from './columns/point.ts';

/** A visitor with a known position sees critical headers within these miles (rules.md §4). */
const CRITICAL_MILES = 50;

/** A query for a list of services. Besides the fields of the API, it has conditions that only the server uses. */
export interface IndexQuery extends Partial<ServiceQuery> {
  /** Shelters that count their beds; those with beds that the viewer may update. */
  beds?: 'counted' | 'updated' | undefined;
  /** Services that name this audience. `category` also finds services for everyone. */
  namedAudience?: Audience | undefined;
  /** Services that were changed at this time or later, in milliseconds since 1970. */
  updatedSince?: number | undefined;
  /** With `isOpen: true` or `openAt`: also services with unknown hours, after the others. */
  areUnknownHoursListed?: boolean | undefined;
  /** Services at most this far from a point. A confidential address counts as the center of its town. */
  within?: { center: Coordinates; meters: number } | undefined;
}

/** A query, and who looks at its services when. */
export interface QueryContext extends OpenMoment {
  query: IndexQuery;
  viewer: Viewer | null;
}

export interface FilterContext extends QueryContext {
  columns: IndexColumns;
}

type Filter<Value> = (rows: Bitmap, value: Value, context: FilterContext) => unknown;
/** Search terms, order, page and response. `isShowAll` is decided for all queries, in filterRows. */
type NotFilters =
  | 'filter'
  | 'search'
  | 'q'
  | 'sort'
  | 'direction'
  | 'limit'
  | 'skip'
  | 'userTimezone'
  | 'nearCoordinate'
  | 'currentCoordinate'
  | 'isShowAll'
  | 'areUnknownHoursListed';
type Filters = { [Key in Exclude<keyof IndexQuery, NotFilters>]-?: Filter<NonNullable<IndexQuery[Key]>> };

/** One filter per field of the query, so a new field does not compile without its filter. A filter removes rows. */
const filters: Filters = {
  type: (rows, types, { columns }) => rows.and(Bitmap.union(types.map((type) => columns.types[type]))),
  subType: (rows, subTypes, { columns }) =>
    rows.and(Bitmap.union(subTypes.map((subType) => columns.subTypes[subType]))),
  category: (rows, audiences, { columns }) => {
    if (audiences.includes('ALL')) return;
    rows.and(Bitmap.union(['ALL' as const, ...audiences].map((audience) => columns.audiences[audience])));
  },
  city: byText('city'),
  county: byText('county'),
  state: byText('state'),
  zip: (rows, zips, context) => {
    byText('zip')(rows, zips, context);
    // A filter must not reveal what a response hides.
    rows.filter((row) => !context.columns.flags.isAddressConfidential.has(row) || seesAll(context, row));
  },
  isOpen: (rows, isOpen, context) => {
    const { hours } = context.columns.numbers;
    const rankOf = context.columns.hoursPatterns.openingRankOf(context);
    const isUnknown = isOpen ? unknownHoursIn(context) : null;
    rows.filter((row) => (rankOf(hours[row]!) === OPEN) === isOpen || isUnknown?.(row) === true);
  },
  openAt: (rows, period, context) => {
    if (period === 'any') return;
    const { columns, fallbackZone } = context;
    const { hours } = columns.numbers;
    const isPatternOpen = columns.hoursPatterns.openAt(period, fallbackZone);
    const isUnknown = unknownHoursIn(context);
    rows.filter((row) => isPatternOpen[hours[row]!]! || isUnknown?.(row) === true);
  },
  isApproved: (rows, isApproved, { columns }) => rows.and(columns.flags.isApproved, isApproved),
  isWaiting: (rows, isWaiting, { columns }) => rows.and(columns.flags.isWaiting, isWaiting),
  isCriticalHeader: (rows, isCritical, { columns, query, at }) => {
    const { criticalUntil, x } = columns.numbers;
    rows.filter((row) => criticalUntil[row]! > at.epochMilliseconds === isCritical);
    const from = query.currentCoordinate ?? query.nearCoordinate;
    if (!isCritical || !from) return;
    const squaredDistance = squaredDistanceFrom(columns, pointAt(from));
    const farthest = squaredDistanceOf(CRITICAL_MILES * METERS_PER_MILE);
    rows.filter((row) => squaredDistance(row) <= farthest || x[row] === Number.POSITIVE_INFINITY);
  },
  // Services of one user are listed only for that user and for administrators.
  user: (rows, users, { columns, viewer }) => {
    for (const id of users.map((user) => user.toLowerCase())) {
      const isAllowed = viewer?.id === id || isAdministrator(viewer);
      rows.filter((row) => isAllowed && serviceCan.seeAll({ id, role: 'USER' }, columns.ownershipOf(row)));
    }
  },
  isManaged: (rows, isManaged, context) => {
    if (isManaged) rows.filter((row) => seesAll(context, row));
  },
  problem: (rows, problems, context) => {
    const { columns } = context;
    rows.filter((row) => problems.some((problem) => hasProblem[problem](columns, row)) && seesAll(context, row));
  },
  unconfirmedMonths: (rows, months, context) => {
    const { columns, at } = context;
    const { verifiedAt, createdAt } = columns.numbers;
    const before = 1000 * confirmationCutoff(at.toString(), months).getTime();
    const confirmedAt = (row: number) => (Number.isNaN(verifiedAt[row]!) ? createdAt[row]! : verifiedAt[row]!);
    rows.filter((row) => confirmedAt(row) < before && seesAll(context, row));
  },
  _id: (rows, ids, { columns }) => {
    const named = new Bitmap(columns.capacity);
    for (const row of ids.map((id) => columns.ids.find(id))) if (row !== undefined) named.set(row, true);
    rows.and(named);
  },
  beds: (rows, _beds, { columns }) => {
    const { totalBeds } = columns.numbers;
    rows.and(columns.types.SHELTER).filter((row) => totalBeds[row]! > 0);
  },
  hasFreeBeds: (rows, hasFreeBeds, { columns, query }) => {
    const groups = bedGroupsFor(query.category ?? []);
    const { availableBeds } = columns.numbers;
    const countsByGroup = Bitmap.union(Object.values(columns.freeBedGroups));
    const hasGroup = groups && Bitmap.union(groups.map((group) => columns.freeBedGroups[group]));
    const isFree = (row: number) =>
      columns.types.SHELTER.has(row) &&
      availableBeds[row]! > 0 &&
      (!hasGroup || !countsByGroup.has(row) || hasGroup.has(row));
    rows.filter((row) => isFree(row) === hasFreeBeds);
  },
  namedAudience: (rows, audience, { columns }) => rows.and(columns.audiences[audience]),
  updatedSince: (rows, since, { columns }) => {
    const { updatedAt, verifiedAt } = columns.numbers;
    rows.filter((row) => updatedAt[row]! >= 1000 * since || verifiedAt[row]! >= 1000 * since);
  },
  within: (rows, { center, meters }, { columns }) => {
    const squaredDistance = squaredDistanceFrom(columns, pointAt(center));
    const farthest = squaredDistanceOf(meters);
    rows.filter((row) => squaredDistance(row) <= farthest);
  },
};

/**
 * Returns whether a service has unknown hours, if the query lists such services after those that are open at a time.
 * Otherwise null.
 */
export function unknownHoursIn({
  columns,
  query,
  ...moment
}: Omit<FilterContext, 'viewer'>): ((row: number) => boolean) | null {
  const isForTime = query.isOpen === true || (query.openAt !== undefined && query.openAt !== 'any');
  if (!query.areUnknownHoursListed || !isForTime) return null;
  const { hours } = columns.numbers;
  const rankOf = columns.hoursPatterns.openingRankOf(moment);
  return (row) => isCallForHours(rankOf(hours[row]!));
}

/** Returns the rows that a query lists for a viewer, without its search terms. */
export function filterRows(context: FilterContext): Bitmap {
  const { columns, query } = context;
  const rows = visibleRows(context);
  const areClosedListed = query.isShowAll || (!query.beds && (query.isManaged || query.user));
  if (!areClosedListed) rows.and(columns.flags.isPermanentlyClosed, false);
  // Alerts have their own end, and staff may still count the beds.
  const areEndedListed = areClosedListed || query.isCriticalHeader || query.beds === 'updated';
  if (!areEndedListed) rows.and(endedRows(context), false);
  for (const [name, filter] of Object.entries(filters)) {
    const value = query[name as keyof Filters];
    if (value !== undefined) (filter as Filter<unknown>)(rows, value, context);
  }
  return rows;
}

/**
 * The services that a viewer sees (rules.md §2). `serviceCan.see` decides; approved services do not need a look at
 * their owners.
 */
function visibleRows({ columns, viewer, query: { beds } }: FilterContext): Bitmap {
  const { isStored, isApproved } = columns.flags;
  const waiting = Bitmap.union([isStored]).and(isApproved, false);
  const canSee = beds === 'updated' ? serviceCan.seeBeds : serviceCan.see;
  waiting.filter((row) => canSee(viewer, { isApproved: false, ...columns.ownershipOf(row) }));
  return Bitmap.union([waiting, isApproved]);
}

/** The services out of season (rules.md §5). Few services have a season, so only these are looked at. */
function endedRows({ columns, at, fallbackZone }: FilterContext): Bitmap {
  const { hours } = columns.numbers;
  const ended = columns.hoursPatterns.endedSeasons({ at, fallbackZone });
  if (ended.size === 0) return new Bitmap(columns.capacity);
  return Bitmap.union([columns.flags.isSeason]).filter((row) => ended.has(hours[row]!));
}

/** Whether the viewer may see the fields that are only for owners, managers, and administrators. */
export function seesAll({ columns, viewer }: Pick<FilterContext, 'columns' | 'viewer'>, row: number): boolean {
  return viewer !== null && serviceCan.seeAll(viewer, columns.ownershipOf(row));
}

const hasProblem: Record<DataProblem, (columns: IndexColumns, row: number) => boolean> = {
  NO_OWNER: ({ flags }, row) => !flags.isOwned.has(row),
  NO_PHONE: ({ flags }, row) => !flags.hasPhone.has(row),
  NO_SPANISH: ({ flags }, row) => !flags.isTranslated.has(row),
  MACHINE_TEXT: ({ flags }, row) => flags.hasMachineText.has(row),
  STALE_TEXT: ({ flags }, row) => flags.hasStaleText.has(row),
  IMPRECISE: ({ flags, numbers }, row) =>
    !flags.isAddressConfidential.has(row) && numbers.uncertainty[row]! > impreciseMiles * METERS_PER_MILE,
};

function byText(name: 'city' | 'county' | 'state' | 'zip'): Filter<readonly string[]> {
  return (rows, values, { columns }) => {
    const column = columns.numbers[name];
    const isNamed = columns.textMarks(values.map((value) => value.toLowerCase()));
    rows.filter((row) => isNamed[column[row]!] === 1);
  };
}
