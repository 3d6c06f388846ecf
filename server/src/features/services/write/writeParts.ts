import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Geocoder } from '../../../geocoder/geocoder.ts';
import type { FindMiddle } from '../store/serviceColumns.ts';

/** What writing a service needs. */
export interface WriteParts {
  db: Kysely<Database>;
  geocoder: Geocoder;
  findMiddle: FindMiddle;
  /** The region's time zone. */
  zone: string;
  now: () => Temporal.Instant;
}
