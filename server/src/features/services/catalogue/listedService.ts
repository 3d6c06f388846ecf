import { type RawBuilder, sql } from 'kysely';

/** What lists choose a service by, order it, and tell of it beside what its page tells. */
export interface ListedService {
  id: string;
  /** Of its row, which is another one after each change (xmin). */
  version: string;
  likes: number;
  types: string[];
  subTypes: string[];
  audiences: string[];
  /** In lower case, as are county and state. */
  city: string;
  county: string;
  state: string;
  zip: string;
  isApproved: boolean;
  isPermanentlyClosed: boolean;
  isAddressConfidential: boolean;
  /** Milliseconds since 1970 until which its critical header shows; 0 where there is none. */
  criticalUntil: number;
  /** Microseconds since 1970. */
  createdAt: number;
  nameKey: string;
  /** From where distance is measured, in metres from the middle of the earth; null where nobody knows. */
  point: EarthPoint | null;
}

export type EarthPoint = readonly [x: number, y: number, z: number];

/** A row as `listedColumns` selects it. */
export interface ListedRow extends Omit<ListedService, 'types' | 'subTypes' | 'audiences' | 'point' | 'criticalUntil'> {
  /** Arrays come sooner as the text that they are sent as. */
  types: string;
  subTypes: string;
  audiences: string;
  criticalUntil: number | null;
  x: number | null;
  y: number | null;
  z: number | null;
}

/** What `listedOf` reads of `services s` and their `service_kudos k`. */
export const listedColumns: RawBuilder<unknown> = sql`
  s.id, s.xmin::text AS version, coalesce(k.likes, 0) AS likes,
  s.type::text AS types, s.sub_types::text AS "subTypes", s.category::text AS audiences,
  lower(s.city) AS city, lower(s.county) AS county, lower(s.state) AS state, s.zip, s.is_approved AS "isApproved",
  s.is_permanently_closed AS "isPermanentlyClosed", s.is_address_confidential AS "isAddressConfidential",
  CASE WHEN NOT s.is_critical_header THEN 0 WHEN s.is_critical_never_expire THEN 'Infinity'
    ELSE extract(epoch FROM s.critical_expired_at)::float8 * 1000 END AS "criticalUntil",
  (extract(epoch FROM s.created_at) * 1000000)::float8 AS "createdAt", s.name_key AS "nameKey",
  cube_ll_coord(s.position, 1) AS x, cube_ll_coord(s.position, 2) AS y, cube_ll_coord(s.position, 3) AS z`;

export function listedOf({ types, subTypes, audiences, criticalUntil, x, y, z, ...plain }: ListedRow): ListedService {
  return {
    ...plain,
    types: readArray(types),
    subTypes: readArray(subTypes),
    audiences: readArray(audiences),
    criticalUntil: criticalUntil ?? 0,
    point: x === null || y === null || z === null ? null : [x, y, z],
  };
}

/** An array of plain words as PostgreSQL writes it. */
function readArray(text: string): string[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',');
}
