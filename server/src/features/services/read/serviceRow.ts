import type { ScheduleEntry } from '@amparo/domain/services/hours/schedule.ts';
import { emptyAddress, type Service } from '@amparo/domain/services/service.ts';
import { type RawBuilder, sql } from 'kysely';

/** A row as `serviceColumns` selects it, with `ownershipColumns` if the viewer may be an owner. */
export interface ServiceRow
  extends Omit<Service, 'likes' | 'openStatus' | 'location' | 'distance' | 'source' | RowTime> {
  /** PostgreSQL changes it with each write of the row (xmin). */
  version: number;
  schedules: ScheduleEntry[];
  closeSchedules: ScheduleEntry[];
  sourceName: string | null;
  sourceId: string | null;
  longitude: number | null;
  latitude: number | null;
  publicLongitude: number | null;
  publicLatitude: number | null;
  ownTimeZone: string | null;
  criticalExpiredAt: Date | null;
  bedsUpdatedAt: Date | null;
  verifiedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}
type RowTime = 'timeZone' | 'criticalExpiredAt' | 'bedsUpdatedAt' | 'verifiedAt' | 'createdAt' | 'updatedAt';

/** What lists and pages read of `services s`, by the names of the response. */
export const serviceColumns: RawBuilder<unknown> = sql`
  s.id, s.xmin::text::float8 AS version, s.name, s.description, s.description_es AS "descriptionEs",
  s.service_summary AS "serviceSummary", s.service_summary_es AS "serviceSummaryEs",
  s.age, s.age_es AS "ageEs", s.machine_made AS "machineMade", s.category, s.type, s.sub_types AS "subTypes",
  s.address1, s.address2, s.city, s.county, s.state, s.zip, s.country, s.phone,
  s.contact_email AS "contactEmail", s.website, s.facebook, s.twitter, s.instagram, s.youtube,
  s.schedules, s.close_schedules AS "closeSchedules", s.is_contact AS "isContact",
  s.is_show_flag AS "isShowFlag", s.is_show_donate AS "isShowDonate", s.is_approved AS "isApproved",
  s.is_address_confidential AS "isAddressConfidential", s.is_sample AS "isSample",
  s.is_critical_header AS "isCriticalHeader", s.critical_description AS "criticalDescription",
  s.critical_description_es AS "criticalDescriptionEs", s.is_critical_never_expire AS "isCriticalNeverExpire",
  s.critical_expired_at AS "criticalExpiredAt", s.available_beds AS "availableBeds", s.total_beds AS "totalBeds",
  s.beds_updated_at AS "bedsUpdatedAt", s.source_name AS "sourceName", s.source_id AS "sourceId",
  s.longitude, s.latitude, longitude(s.position) AS "publicLongitude", latitude(s.position) AS "publicLatitude",
  s.time_zone AS "ownTimeZone", s.verified_at AS "verifiedAt", s.created_at AS "createdAt", s.updated_at AS "updatedAt"`;

/** Who owns and manages `services s`. */
export const ownershipColumns: RawBuilder<unknown> = sql`
  s.owner_id AS user, (SELECT email FROM users WHERE id = s.owner_id) AS "userEmail",
  (SELECT coalesce(json_agg(json_build_object('id', u.id, 'email', u.email)), '[]')
    FROM service_managers m JOIN users u ON u.id = m.user_id WHERE m.service_id = s.id) AS "managedUsers"`;

/**
 * The stored part of a response. A confidential address, the owner and the managers are left out unless `isOwn`: the viewer
 * may see all of the service.
 */
export function storedService(
  row: ServiceRow,
  isOwn: boolean,
): Omit<Service, 'likes' | 'openStatus' | 'distance' | 'timeZone'> {
  const isHidden = row.isAddressConfidential && !isOwn;
  const { user, userEmail, managedUsers, sourceName, sourceId, ...rest } = row;
  return {
    ...rest,
    ...(isOwn ? { user, userEmail, managedUsers } : {}),
    ...(isHidden ? emptyAddress : {}),
    location:
      isHidden || row.longitude === null || row.latitude === null
        ? null
        : { coordinates: [row.longitude, row.latitude] },
    source: sourceName === null || sourceId === null ? null : { name: sourceName, id: sourceId },
    criticalExpiredAt: row.criticalExpiredAt?.toISOString() ?? null,
    bedsUpdatedAt: row.bedsUpdatedAt?.toISOString() ?? null,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
