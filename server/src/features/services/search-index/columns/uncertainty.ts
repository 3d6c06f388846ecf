import { locationPrecisions, uncertaintyMiles } from '@amparo/domain/places/locationPrecision.ts';
import { type RawBuilder, sql } from 'kysely';

export const METERS_PER_MILE = 1609.344;

/** The uncertainty of the position of `services s`, in meters. */
export const uncertaintyMeters: RawBuilder<number> = sql`(CASE
  CASE WHEN s.is_address_confidential THEN 'hidden' ELSE coalesce(s.location_precision, 'city') END
  ${sql.join(
    locationPrecisions.map(
      (name) => sql`WHEN ${sql.lit(name)} THEN ${sql.lit(uncertaintyMiles[name] * METERS_PER_MILE)}`,
    ),
    sql` `,
  )} END)::float8`;
