import type { Service } from '@amparo/domain/services/service.ts';
import { emptyAddress, textFields } from '@amparo/domain/services/serviceFields.ts';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { ServicesTable } from '../../../database/tables/serviceTables.ts';

/** The columns of `services s` with the same name in the response. */
const columns = [
  ...textFields,
  'alternateNames',
  ...([
    'id',
    'machineMade',
    'staleTexts',
    'category',
    'type',
    'subTypes',
    'schedules',
    'closeSchedules',
    'isContact',
  ] as const),
  ...([
    'isShowFlag',
    'isShowDonate',
    'isApproved',
    'sentBackReason',
    'isPaused',
    'pausedUntil',
    'isAddressConfidential',
    'isSample',
  ] as const),
  ...(['isCriticalHeader', 'isCriticalNeverExpire', 'criticalExpiredAt'] as const),
  ...([
    'availableBeds',
    'totalBeds',
    'bedGroups',
    'bedsUpdatedAt',
    'longitude',
    'latitude',
    'locationPrecision',
  ] as const),
  ...(['sourceName', 'sourceId', 'verifiedAt', 'createdAt', 'updatedAt'] as const),
] satisfies (keyof ServicesTable)[];

/** A row as `responseColumns` selects it; with its people if `readRowsWithPeople` has read it. */
export interface ServiceRow
  extends Selectable<Pick<ServicesTable, (typeof columns)[number]>>,
    Pick<Service, 'user' | 'userEmail' | 'managedUsers'> {
  /** PostgreSQL changes it with each write of the row (xmin). */
  version: number;
  publicLongitude: number | null;
  publicLatitude: number | null;
  ownTimeZone: string | null;
  needs: Service['needs'];
}

const toSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The lowest score of a need that a response names. Lower scores count only in search. */
const SURE_NEED = 0.5;

/** The columns that lists and pages read from `services s`, with the names of the response. */
export const responseColumns: RawBuilder<unknown> = sql`
  ${sql.raw(columns.map((name) => `s.${toSnakeCase(name)} AS "${name}"`).join(', '))},
  s.xmin::text::float8 AS version, s.time_zone AS "ownTimeZone",
  longitude(s.position) AS "publicLongitude", latitude(s.position) AS "publicLatitude",
  ARRAY(SELECT need FROM service_needs WHERE service_id = s.id AND score >= ${SURE_NEED}
    ORDER BY score DESC, need) AS needs`;

/** The owner and the managers of `services s`. */
const ownershipColumns: RawBuilder<unknown> = sql`
  s.owner_id AS user, (SELECT email FROM users WHERE id = s.owner_id) AS "userEmail",
  (SELECT coalesce(json_agg(json_build_object('id', u.id, 'email', u.email)), '[]')
    FROM service_managers m JOIN users u ON u.id = m.user_id WHERE m.service_id = s.id) AS "managedUsers"`;

/** Published services, as guests see them. `db` without plugins: the columns have the names of the response. */
export function readPublishedRows(db: Kysely<Database>, ids: string[]): Promise<ServiceRow[]> {
  return readRows(db, ids, responseColumns, sql`s.is_approved`);
}

/** Services that are not deleted, with their owners and managers. */
export function readRowsWithPeople(db: Kysely<Database>, ids: string[]): Promise<ServiceRow[]> {
  return readRows(db, ids, sql`${responseColumns}, ${ownershipColumns}`, sql`s.deleted_at IS NULL`);
}

async function readRows(
  db: Kysely<Database>,
  ids: string[],
  columns: RawBuilder<unknown>,
  isRead: RawBuilder<unknown>,
): Promise<ServiceRow[]> {
  if (ids.length === 0) return [];
  const query = sql<ServiceRow>`SELECT ${columns} FROM services s WHERE s.id = ANY(${ids}::uuid[]) AND ${isRead}`;
  return (await query.execute(db)).rows;
}

/**
 * The stored part of a response. `isOwn`: the viewer may see all of the service. Otherwise leaves out a confidential
 * address, the owner, the managers, and the reason for sending it back.
 */
export function storedService(
  row: ServiceRow,
  isOwn: boolean,
): Omit<Service, 'likes' | 'openStatus' | 'distance' | 'timeZone'> {
  const isHidden = row.isAddressConfidential && !isOwn;
  const { user, userEmail, managedUsers, sentBackReason, isPaused, pausedUntil, sourceName, sourceId, ...rest } = row;
  return {
    ...rest,
    ...(isOwn ? { user, userEmail, managedUsers, ...(sentBackReason !== null ? { sentBackReason } : {}) } : {}),
    ...(isPaused ? { pause: { until: pausedUntil } } : {}),
    ...(isHidden ? emptyAddress : {}),
    location:
      isHidden || row.longitude === null || row.latitude === null
        ? null
        : { coordinates: [row.longitude, row.latitude] },
    locationPrecision: row.isAddressConfidential ? 'hidden' : (row.locationPrecision ?? 'city'),
    source: sourceName === null || sourceId === null ? null : { name: sourceName, id: sourceId },
    criticalExpiredAt: row.criticalExpiredAt?.toISOString() ?? null,
    bedsUpdatedAt: row.bedsUpdatedAt?.toISOString() ?? null,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
