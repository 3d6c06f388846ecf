import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Geocoder } from '../../../geocoder/geocoder.ts';
import type { Translator } from '../../../translator/translator.ts';
import type { FindCentroid } from '../persistence/serviceColumns.ts';

/** What writing a service needs. */
export interface CommandContext {
  db: Kysely<Database>;
  geocoder: Geocoder;
  findCentroid: FindCentroid;
  /** Fills in Spanish texts that are left empty; null: they are typed. */
  translator: Translator | null;
  /** Told when another service gave no answer. */
  warn: (service: string, code: string) => void;
  /** The region's time zone. */
  zone: string;
  now: () => Temporal.Instant;
}
