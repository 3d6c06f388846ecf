import { isAdministrator, serviceCan } from '@amparo/domain/permissions/permissions.ts';
import type { Viewer } from '@amparo/domain/permissions/user.ts';
import type { BedsQuery, ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { type RawBuilder, sql } from 'kysely';
import { containsText } from '../../../database/pages.ts';

type Condition = RawBuilder<boolean>;

/** Miles within which a critical header is shown to someone whose place is known (rules.md §4). */
const CRITICAL_MILES = 50;
const METERS_PER_MILE = 1609.344;

/** Who may see a service at all (rules.md §2): the public the approved ones, which a deleted one never is; keepers their own
 * too, administrators all. */
export function visibleTo(viewer: Viewer | null): Condition {
  if (viewer === null) return sql`s.is_approved`;
  if (isAdministrator(viewer)) return sql`s.deleted_at IS NULL`;
  return sql`(s.is_approved OR (s.deleted_at IS NULL AND ${keptBy(viewer)}))`;
}

/** Whether the viewer owns or manages the service. */
function keptBy(viewer: Viewer | null): Condition {
  if (viewer === null) return sql`false`;
  return sql`(s.owner_id = ${viewer.id}
    OR EXISTS (SELECT FROM service_managers m WHERE m.service_id = s.id AND m.user_id = ${viewer.id}))`;
}

/** Whether the viewer sees what only keepers and administrators see. */
export function isMine(viewer: Viewer | null): Condition {
  return isAdministrator(viewer) ? sql`true` : keptBy(viewer);
}

/** The conditions on `services s` that a list's parameters stand for; the search and "open now" are not among them. */
export function filterServices(query: ServiceQuery, viewer: Viewer | null, at: Date): Condition {
  const conditions = [
    visibleTo(viewer),
    ...wantedKinds(query),
    ...wantedPlaces(query, viewer),
    ...wantedRecords(query),
    ...(query.user ? query.user.map((userId) => ownedBy(userId, viewer)) : []),
    ...(query.isManaged ? managedBy(viewer, query.q) : []),
    ...(query.isCriticalHeader === undefined ? [] : [criticalHeader(query, at)]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

/** The conditions on `services s` that list the shelters with beds. */
export function filterShelters({ isManaged, q }: BedsQuery, viewer: Viewer | null): Condition {
  const conditions = [
    visibleTo(viewer),
    sql`s.type && '{SHELTER}' AND s.total_beds > 0 AND NOT s.is_permanently_closed`,
    // As serviceCan.updateBeds says of one shelter.
    ...(isManaged && !serviceCan.updateBeds(viewer, {}) ? [keptBy(viewer)] : []),
    ...(q ? [sql`${containsText(q, ['s.name', 's.city'])}`] : []),
  ];
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

function wantedKinds({ type, subType, category }: ServiceQuery): Condition[] {
  const conditions: Condition[] = [];
  if (type) conditions.push(sql`s.type && ${type}::text[]`);
  if (subType) conditions.push(sql`s.sub_types && ${subType}::text[]`);
  if (category && !category.includes('ALL')) conditions.push(sql`s.category && ${[...category, 'ALL']}::text[]`);
  return conditions;
}

function wantedPlaces({ city, county, state, zip }: ServiceQuery, viewer: Viewer | null): Condition[] {
  const conditions: Condition[] = [];
  const lower = (values: string[]) => values.map((value) => value.toLowerCase());
  if (city) conditions.push(sql`lower(s.city) = ANY(${lower(city)}::text[])`);
  if (county) conditions.push(sql`lower(s.county) = ANY(${lower(county)}::text[])`);
  if (state) conditions.push(sql`lower(s.state) = ANY(${lower(state)}::text[])`);
  // A filter must not tell what an answer hides.
  if (zip) conditions.push(sql`(s.zip = ANY(${zip}::text[]) AND (NOT s.is_address_confidential OR ${isMine(viewer)}))`);
  return conditions;
}

function wantedRecords({ _id, isApproved, isShowAll, isManaged, user }: ServiceQuery): Condition[] {
  const conditions: Condition[] = [];
  if (_id) conditions.push(sql`s.id = ANY(${_id}::uuid[])`);
  if (isApproved !== undefined) conditions.push(sql`s.is_approved = ${isApproved}`);
  if (!isShowAll && !isManaged && !user) conditions.push(sql`NOT s.is_permanently_closed`);
  return conditions;
}

/** Services of one user, told only to that user and to administrators: whose a service is, is nobody else's business. */
function ownedBy(userId: string, viewer: Viewer | null): Condition {
  if (viewer?.id !== userId && !isAdministrator(viewer)) return sql`false`;
  return sql`(s.owner_id = ${userId}
    OR EXISTS (SELECT FROM service_managers m WHERE m.service_id = s.id AND m.user_id = ${userId}))`;
}

/** What the viewer keeps, narrowed as one types: also by half a word, and what waits, whose words no search has learnt yet. */
function managedBy(viewer: Viewer | null, q: string | undefined): Condition[] {
  const columns = ['name', 'service_summary', 'description', 'address1', 'address2', 'city', 'phone', 'contact_email'];
  const found = q && containsText(q, [...columns.map((column) => `s.${column}`), 'o.email']);
  if (!found) return [isMine(viewer)];
  const owner = sql`LEFT JOIN users o ON o.id = one.owner_id`;
  return [isMine(viewer), sql`EXISTS (SELECT FROM (SELECT s.owner_id) AS one ${owner} WHERE ${found})`];
}

function criticalHeader({ isCriticalHeader, nearCoordinate, currentCoordinate }: ServiceQuery, at: Date): Condition {
  const isShown = sql<boolean>`(s.is_critical_header AND (s.is_critical_never_expire OR coalesce(s.critical_expired_at > ${at}, false)))`;
  if (!isCriticalHeader) return sql`NOT ${isShown}`;
  const from = currentCoordinate ?? nearCoordinate;
  if (!from) return isShown;
  const within = CRITICAL_MILES * METERS_PER_MILE;
  return sql`(${isShown} AND (s.position IS NULL OR earth_distance(${earthPoint(from)}, s.position::earth) <= ${within}))`;
}

/** `[longitude, latitude]` as the cube that positions are stored as. */
export function earthPoint([longitude, latitude]: readonly [number, number]): RawBuilder<string> {
  return sql`ll_to_earth(${latitude}, ${longitude})::cube`;
}
