import { locationPrecisions, uncertaintyMiles } from '@amparo/domain/places/locationPrecision.ts';
import type { IndexedService } from '@amparo/domain/services/search-index/columns/indexColumns.ts';
import { METERS_PER_MILE } from '@amparo/domain/services/search-index/columns/point.ts';
import { type RawBuilder, sql } from 'kysely';
import { waitsForApproval } from '../../../database/conditions.ts';

const microsecondsOf = (column: string) => sql<number>`(extract(epoch FROM s.${sql.ref(column)}) * 1000000)::float8`;
const metersAlong = (axis: 1 | 2 | 3) => sql<number>`coalesce(cube_ll_coord(s.position, ${sql.lit(axis)}), 'Infinity')`;

/** The uncertainty of the position of `services s`, in meters. */
const uncertaintyMeters = sql<number>`(CASE
  CASE WHEN s.is_address_confidential THEN 'hidden' ELSE coalesce(s.location_precision, 'city') END
  ${sql.join(
    locationPrecisions.map(
      (name) => sql`WHEN ${sql.lit(name)} THEN ${sql.lit(uncertaintyMiles[name] * METERS_PER_MILE)}`,
    ),
    sql` `,
  )} END)::float8`;

/** The SQL expression of each column of the index, for `services s`. Lists are sent as text: pg parses them slowly. */
const expressions: { [Name in keyof IndexedService]: RawBuilder<IndexedService[Name]> } = {
  /** PostgreSQL changes it with each write of the row. */
  version: sql`s.xmin::text::float8`,
  // For a batch, a join would scan the whole table of kudos.
  likes: sql`coalesce((SELECT likes FROM service_kudos k WHERE k.service_id = s.id), 0)`,
  availableBeds: sql`s.available_beds`,
  totalBeds: sql`s.total_beds`,
  criticalUntil: sql`CASE WHEN NOT s.is_critical_header THEN 0 WHEN s.is_critical_never_expire THEN 'Infinity'
    ELSE coalesce(extract(epoch FROM s.critical_expired_at)::float8 * 1000, 0) END`,
  createdAt: microsecondsOf('created_at'),
  updatedAt: microsecondsOf('updated_at'),
  verifiedAt: sql`coalesce(${microsecondsOf('verified_at')}, 'NaN')`,
  x: metersAlong(1),
  y: metersAlong(2),
  z: metersAlong(3),
  uncertainty: uncertaintyMeters,
  city: sql`s.city`,
  county: sql`s.county`,
  state: sql`s.state`,
  zip: sql`s.zip`,
  owner: sql`coalesce(s.owner_id::text, '')`,
  isStored: sql`s.deleted_at IS NULL`,
  isApproved: sql`s.is_approved`,
  isWaiting: waitsForApproval(),
  isPermanentlyClosed: sql`s.is_permanently_closed`,
  isAddressConfidential: sql`s.is_address_confidential`,
  hasPhone: sql`s.phone <> ''`,
  isTranslated: sql`(s.service_summary = '') = (s.service_summary_es = '')
    AND (s.description = '') = (s.description_es = '') AND (s.age = '') = (s.age_es = '')`,
  hasMachineText: sql`s.machine_made <> '{}'`,
  hasStaleText: sql`s.stale_texts <> '{}'`,
  id: sql`s.id`,
  types: sql`array_to_string(s.type, ',')`,
  subTypes: sql`array_to_string(s.sub_types, ',')`,
  audiences: sql`array_to_string(s.category, ',')`,
  /** Few services count by group. */
  freeBedGroups: sql`CASE WHEN s.bed_groups = '[]' THEN '' ELSE coalesce((SELECT string_agg(g->>'group', ',')
    FROM jsonb_array_elements(s.bed_groups) AS g WHERE (g->>'available')::int > 0), '') END`,
  managers: sql`coalesce((SELECT string_agg(m.user_id::text, ',') FROM service_managers m WHERE m.service_id = s.id), '')`,
  nameKey: sql`s.name_key`,
  /** Many services share their schedules and time zone. */
  hours: sql`concat_ws(E'\n', s.schedules, s.close_schedules, s.is_contact, s.time_zone)`,
};

/** The columns that the index reads from `services s`. */
export const indexedColumns: RawBuilder<unknown> = sql.join(
  Object.entries(expressions).map(([name, value]) => sql`${value} AS ${sql.ref(name)}`),
);
