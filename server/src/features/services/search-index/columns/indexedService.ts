import { type RawBuilder, sql } from 'kysely';

/** A service as the index takes it: what lists filter and sort by. */
export interface IndexedService {
  id: string;
  /** Of its row: PostgreSQL changes it with each write (xmin). */
  version: number;
  likes: number;
  availableBeds: number;
  totalBeds: number;
  types: string[];
  subTypes: string[];
  audiences: string[];
  /** In lower case, like county and state. */
  city: string;
  county: string;
  state: string;
  zip: string;
  /** The id of the owner; '' if there is none. */
  owner: string;
  managers: string[];
  /** Not deleted. */
  isListed: boolean;
  isApproved: boolean;
  isPermanentlyClosed: boolean;
  isAddressConfidential: boolean;
  /** Milliseconds since 1970 until which its critical header is shown; 0 if there is none. */
  criticalUntil: number;
  /** Microseconds since 1970. */
  createdAt: number;
  updatedAt: number;
  verifiedAt: number | null;
  nameKey: string;
  /** The service's schedules and time zone, as text: many services share them. */
  hours: string;
  /** Meters from the center of the earth, as lists measure distance; NaN if the position is unknown. */
  x: number;
  y: number;
  z: number;
}

type Arrays = 'types' | 'subTypes' | 'audiences' | 'managers';

/** A row as `indexedColumns` selects it. Arrays are sent as text: pg would parse them ten times slower. */
export type IndexedRow = Omit<IndexedService, Arrays> & Record<Arrays, string>;

/** What `indexedService` reads of `services s`. Subqueries: for a batch, a join would scan the whole other table. */
export const indexedColumns: RawBuilder<unknown> = sql`
  s.id, s.xmin::text::float8 AS version, 
  coalesce((SELECT likes FROM service_kudos k WHERE k.service_id = s.id), 0) AS likes,
  s.available_beds AS "availableBeds", s.total_beds AS "totalBeds",
  array_to_string(s.type, ',') AS types, array_to_string(s.sub_types, ',') AS "subTypes",
  array_to_string(s.category, ',') AS audiences,
  lower(s.city) AS city, lower(s.county) AS county, lower(s.state) AS state, s.zip,
  coalesce(s.owner_id::text, '') AS owner,
  coalesce((SELECT string_agg(m.user_id::text, ',') FROM service_managers m WHERE m.service_id = s.id), '') AS managers,
  s.deleted_at IS NULL AS "isListed", s.is_approved AS "isApproved",
  s.is_permanently_closed AS "isPermanentlyClosed", s.is_address_confidential AS "isAddressConfidential",
  CASE WHEN NOT s.is_critical_header THEN 0 WHEN s.is_critical_never_expire THEN 'Infinity'
    ELSE coalesce(extract(epoch FROM s.critical_expired_at)::float8 * 1000, 0) END AS "criticalUntil",
  (extract(epoch FROM s.created_at) * 1000000)::float8 AS "createdAt",
  (extract(epoch FROM s.updated_at) * 1000000)::float8 AS "updatedAt",
  (extract(epoch FROM s.verified_at) * 1000000)::float8 AS "verifiedAt",
  s.name_key AS "nameKey",
  concat_ws(E'\n', s.schedules, s.close_schedules, s.is_contact, s.time_zone) AS hours,
  coalesce(cube_ll_coord(s.position, 1), 'NaN') AS x, coalesce(cube_ll_coord(s.position, 2), 'NaN') AS y,
  coalesce(cube_ll_coord(s.position, 3), 'NaN') AS z`;

export function indexedService(row: IndexedRow): IndexedService {
  const { types, subTypes, audiences, managers } = row;
  return Object.assign(row, {
    types: splitList(types),
    subTypes: splitList(subTypes),
    audiences: splitList(audiences),
    managers: splitList(managers),
  });
}

function splitList(text: string): string[] {
  return text === '' ? [] : text.split(',');
}
