import type { ScheduleEntry } from '@amparo/domain/services/hours/schedule.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ServiceFace } from './serviceFace.ts';

/** A row as `serviceColumns` selects it. */
export interface ServiceRow
  extends Omit<Service, 'likes' | 'openStatus' | 'location' | 'distance' | 'source' | RowTime> {
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
  isMine: boolean;
}
type RowTime = 'timeZone' | 'criticalExpiredAt' | 'bedsUpdatedAt' | 'verifiedAt' | 'createdAt' | 'updatedAt';

/** What every list and page selects of `services s`; named for the answer here, so that no plugin has to rename it. */
export const serviceColumns: RawBuilder<unknown> = sql`
  s.id, s.name, s.description, s.description_es AS "descriptionEs",
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

/** The kudos of `services s`, which change more often than the rest: asked for beside it. */
export const likesColumn: RawBuilder<unknown> = sql`(SELECT likes FROM service_kudos k WHERE k.service_id = s.id) AS likes`;

/** The answer's form of a row. An address that is confidential is left out, save for those who keep the service. */
export function faceOf(row: ServiceRow): ServiceFace {
  const {
    sourceName,
    sourceId,
    longitude,
    latitude,
    publicLongitude,
    publicLatitude,
    ownTimeZone,
    isMine,
    user,
    userEmail,
    managedUsers,
    ...rest
  } = row;
  const isHidden = row.isAddressConfidential && !isMine;
  const constant = {
    ...rest,
    ...(isMine ? { user, userEmail, managedUsers } : {}),
    ...(isHidden ? { address1: '', address2: '', zip: '' } : {}),
    location: isHidden ? null : placeOf(longitude, latitude),
    source: sourceName === null || sourceId === null ? null : { name: sourceName, id: sourceId },
    criticalExpiredAt: row.criticalExpiredAt?.toISOString() ?? null,
    bedsUpdatedAt: row.bedsUpdatedAt?.toISOString() ?? null,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
  const { schedules, closeSchedules, isContact, isAddressConfidential } = row;
  return {
    constant,
    hours: { schedules, closeSchedules, isContact },
    ownTimeZone,
    position: placeOf(publicLongitude, publicLatitude)?.coordinates ?? null,
    isAddressConfidential,
  };
}

function placeOf(longitude: number | null, latitude: number | null): { coordinates: [number, number] } | null {
  return longitude === null || latitude === null ? null : { coordinates: [longitude, latitude] };
}
