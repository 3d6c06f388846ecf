import type { DataProblem } from '@amparo/domain/services/dataProblems.ts';
import type { Hours, ScheduleEntry } from '@amparo/domain/services/hours/schedule.ts';
import { endedSeason } from '@amparo/domain/services/hours/season.ts';
import { openStatus } from '@amparo/domain/services/open-status/openStatus.ts';
import type { OpenAt } from '@amparo/domain/services/open-status/readOpenAt.ts';
import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import type { Audience } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';

/** The values that lists filter and sort by, read from the tables. */
interface Stored {
  id: string;
  type: string[];
  sub_types: string[];
  category: string[];
  city: string;
  county: string;
  state: string;
  zip: string;
  is_approved: boolean;
  sent_back_reason: string | null;
  is_paused: boolean;
  is_permanently_closed: boolean;
  is_address_confidential: boolean;
  is_critical_now: boolean;
  schedules: ScheduleEntry[];
  close_schedules: ScheduleEntry[];
  is_contact: boolean;
  time_zone: string | null;
  owner_id: string | null;
  managers: string[];
  phone: string;
  location_precision: string | null;
  service_summary: string;
  service_summary_es: string;
  description: string;
  description_es: string;
  age: string;
  age_es: string;
  machine_made: string[];
  stale_texts: string[];
  text: string;
  createdAt: number;
  updatedAt: number;
  verifiedAt: number | null;
  likes: number;
  availableBeds: number;
  totalBeds: number;
  bed_groups: { group: string; available: number }[];
  name: string;
  distance: number | null;
  critical_meters: number | null;
}

interface Viewer {
  id: string;
  isAdministrator: boolean;
}

interface Question {
  query: Partial<ServiceQuery>;
  viewer: Viewer | null;
  at: Temporal.Instant;
  zone: string;
  /** The ids that match the typed text, in their order; null if nothing was typed. */
  matches: string[] | null;
}

/** Lists services in the simplest way: reads all rows, applies one condition after the other, and sorts once. */
export async function listByOracle(
  db: Kysely<Database>,
  question: Question,
): Promise<{ ids: string[]; total: number }> {
  const { query } = question;
  const listed = (await readAll(db, question)).filter((service) => isListed(service, question));
  const sorted = sortServices(listed, question).map(({ id }) => id);
  const { limit = 100, skip = 0 } = query;
  const most = query.isCriticalHeader ? Math.min(limit || 20, 20) : limit;
  return { ids: most === 0 ? sorted.slice(skip) : sorted.slice(skip, skip + most), total: sorted.length };
}

async function readAll(db: Kysely<Database>, { query, at }: Question): Promise<Stored[]> {
  const point = (from: readonly number[] | undefined) =>
    from ? sql`ll_to_earth(${from[1]}, ${from[0]})` : sql`NULL::earth`;
  const now = toDate(at);
  const { rows } = await sql<Stored>`SELECT s.*, k.likes, s.name_key AS name, s.available_beds AS "availableBeds",
      s.total_beds AS "totalBeds",
      ARRAY(SELECT m.user_id::text FROM service_managers m WHERE m.service_id = s.id) AS managers,
      s.is_critical_header AND (s.is_critical_never_expire OR coalesce(s.critical_expired_at > ${now}, false)) AS is_critical_now,
      unaccent(concat_ws(' ', s.name, array_to_string(s.alternate_names, ' '), s.service_summary, s.description, s.address1, s.address2, s.city, s.phone,
        s.contact_email, o.email)) AS text,
      extract(epoch FROM s.created_at)::float8 AS "createdAt", extract(epoch FROM s.updated_at)::float8 AS "updatedAt",
      extract(epoch FROM s.verified_at)::float8 AS "verifiedAt",
      (s.position <-> ${point(query.nearCoordinate)}::cube) + 1609.344 * CASE
        WHEN s.is_address_confidential THEN 5 WHEN s.location_precision = 'exact' THEN 0
        WHEN s.location_precision = 'street' THEN 0.1 WHEN s.location_precision = 'zip' THEN 2 ELSE 3 END AS distance,
      earth_distance(s.position::earth, ${point(query.currentCoordinate ?? query.nearCoordinate)}) AS critical_meters
    FROM services s JOIN service_kudos k ON k.service_id = s.id LEFT JOIN users o ON o.id = s.owner_id
    WHERE s.deleted_at IS NULL`.execute(db.withoutPlugins());
  return rows;
}

function isListed(s: Stored, { query, viewer, at, zone, matches }: Question): boolean {
  const isOwn =
    viewer !== null && (viewer.isAdministrator || s.owner_id === viewer.id || s.managers.includes(viewer.id));
  const isOneOf = (value: string, values: readonly string[] | undefined) =>
    !values || values.some((one) => one.toLowerCase() === value.toLowerCase());
  const hasSome = (has: string[], values: readonly string[] | undefined) =>
    !values || has.some((value) => values.includes(value));
  const ownZone = zoneOf(s, query, zone);
  const isOpen = () => openStatus(hoursOf(s), at, ownZone).kind === 'open';
  const [user] = query.user ?? [];
  const conditions = [
    s.is_approved || isOwn,
    query.isShowAll || query.isManaged || query.user || !s.is_permanently_closed,
    query.isShowAll || query.isManaged || query.user || query.isCriticalHeader || !endedSeason(hoursOf(s), at, ownZone),
    hasSome(s.type, query.type),
    hasSome(s.sub_types, query.subType),
    !query.category || query.category.includes('ALL') || hasSome(s.category, [...query.category, 'ALL']),
    isOneOf(s.city, query.city) && isOneOf(s.county, query.county) && isOneOf(s.state, query.state),
    !query.zip || (query.zip.includes(s.zip) && (isOwn || !s.is_address_confidential)),
    query.isOpen === undefined || isOpen() === query.isOpen,
    !query.openAt || query.openAt === 'any' || isOpenIn(query.openAt, hoursOf(s), ownZone),
    query.isApproved === undefined || s.is_approved === query.isApproved,
    query.isWaiting === undefined ||
      (!s.is_approved && s.sent_back_reason === null && !s.is_paused) === query.isWaiting,
    !query.isManaged || isOwn,
    !query.problem || (isOwn && query.problem.some((problem) => hasProblem(s, problem))),
    !query.unconfirmedMonths ||
      (isOwn && (s.verifiedAt ?? s.createdAt) * 1000 < monthsBefore(at, query.unconfirmedMonths)),
    !user || ((viewer?.isAdministrator || viewer?.id === user) && (s.owner_id === user || s.managers.includes(user))),
    !query._id || query._id.includes(s.id),
    query.isCriticalHeader === undefined || s.is_critical_now === query.isCriticalHeader,
    query.hasFreeBeds === undefined || hasFreeBed(s, query.category ?? []) === query.hasFreeBeds,
    !query.isCriticalHeader || s.critical_meters === null || s.critical_meters <= 50 * 1609.344,
    !query.isManaged || !query.q || s.text.toLowerCase().includes(query.q.toLowerCase()),
    matches === null || matches.includes(s.id),
  ];
  return conditions.every(Boolean);
}

function monthsBefore(at: Temporal.Instant, months: number): number {
  return at.toZonedDateTimeISO('UTC').subtract({ months }).epochMilliseconds;
}

function hasFreeBed(s: Stored, audiences: readonly Audience[]): boolean {
  if (!s.type.includes('SHELTER') || s.availableBeds === 0) return false;
  const isForAll = s.bed_groups.length === 0 || audiences.length === 0;
  const hasGroup = (...names: string[]) =>
    s.bed_groups.some(({ group, available }) => available > 0 && [...names, 'ALL'].includes(group));
  const isWithAdult = audiences.some((audience) => ['MEN', 'WOMEN', 'FAMILIES'].includes(audience));
  const counted = ['MEN', 'WOMEN', 'FAMILIES', 'KIDS'];
  return (
    isForAll ||
    audiences.some(
      (one) => !counted.includes(one) || hasGroup(one === 'KIDS' ? (isWithAdult ? 'FAMILIES' : 'KIDS') : one),
    )
  );
}

function hasProblem(s: Stored, problem: DataProblem): boolean {
  if (problem === 'NO_OWNER') return s.owner_id === null && s.managers.length === 0;
  if (problem === 'NO_PHONE') return s.phone === '';
  if (problem === 'IMPRECISE') {
    return !s.is_address_confidential && s.location_precision !== 'exact' && s.location_precision !== 'street';
  }
  if (problem === 'MACHINE_TEXT') return s.machine_made.length > 0;
  if (problem === 'STALE_TEXT') return s.stale_texts.length > 0;
  const pairs = [
    [s.service_summary, s.service_summary_es],
    [s.description, s.description_es],
    [s.age, s.age_es],
  ];
  return pairs.some(([english, spanish]) => (english === '') !== (spanish === ''));
}

function hoursOf({ schedules, close_schedules, is_contact }: Stored): Hours {
  return { schedules, closeSchedules: close_schedules, isContact: is_contact };
}

function zoneOf({ time_zone }: Stored, { userTimezone }: Partial<ServiceQuery>, zone: string): string {
  return time_zone ?? userTimezone ?? zone;
}

function isOpenIn({ from, until }: OpenAt, hours: Hours, zone: string): boolean {
  const [first, end] = [from, until].map((time) => Temporal.PlainDateTime.from(time).toZonedDateTime(zone).toInstant());
  const status = openStatus(hours, first!, zone);
  if (status.kind !== 'closed') return status.kind === 'open';
  return status.opensAt !== null && Temporal.Instant.compare(status.opensAt, end!) < 0;
}

/** Compared as texts: an instant of an opening between the groups. */
function openingOf(s: Stored, { query, at, zone }: Question): string {
  const status = openStatus(hoursOf(s), at, zoneOf(s, query, zone));
  if (status.kind === 'open') return isFull(s, query) ? '0 full' : '0';
  if (status.kind === 'contact' || status.kind === 'unknown') return '2';
  if (status.kind !== 'closed' || !status.opensAt) return '4';
  const isSoon = at.until(status.opensAt).total('hours') <= 7 * 24;
  return `${isSoon ? 1 : 3} ${status.opensAt}`;
}

function isFull(s: Stored, { type }: Partial<ServiceQuery>): boolean {
  return (!type || type.includes('SHELTER')) && s.totalBeds > 0 && s.availableBeds === 0;
}

function sortOpenFirst(services: Stored[], question: Question): Stored[] {
  const farthest = Number.POSITIVE_INFINITY;
  const keysOf = (s: Stored) => [openingOf(s, question), s.distance ?? farthest, s.name, s.id];
  const keyed = services.map((service) => ({ service, keys: keysOf(service) }));
  keyed.sort((a, b) => {
    const different = a.keys.findIndex((key, i) => key !== b.keys[i]);
    return a.keys[different]! < b.keys[different]! ? -1 : 1;
  });
  return keyed.map(({ service }) => service);
}

function sortServices(services: Stored[], question: Question): Stored[] {
  const { query, matches } = question;
  const [sort] = query.sort ?? [];
  if (matches && (!sort || sort === 'bestOpenFirst'))
    return services.toSorted((a, b) => matches.indexOf(a.id) - matches.indexOf(b.id));
  if (sort === 'openFirst' || sort === 'bestOpenFirst') return sortOpenFirst(services, question);
  const by = sort ?? (query.nearCoordinate ? 'distance' : 'createdAt');
  const isAscending =
    by === 'distance' || (query.direction ? query.direction[0]!.toLowerCase() === 'asc' : by === 'name');
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0) * (isAscending ? 1 : -1);
  return services.toSorted((a, b) => {
    const [x, y] = [a[by], b[by]];
    if (x === null || y === null) return x === y ? compare(a.id, b.id) : x === null ? 1 : -1;
    return compare(x, y) || compare(a.id, b.id);
  });
}
