import type { RegionPlaces } from '@amparo/domain/places/gazetteer/regionPlaces.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Geocoder } from '../../../geocoder/geocoder.ts';
import type { Notifier } from '../../../notifications/notifier.ts';
import type { Translator } from '../../../translator/translator.ts';
import type { FindCentroid, IsInState } from '../input/locationPrecision.ts';

/** What the commands that change services depend on. */
export interface CommandContext {
  db: Kysely<Database>;
  geocoder: Geocoder;
  findCentroid: FindCentroid;
  isInState: IsInState;
  /** Fills in empty Spanish fields. `null` leaves them empty. */
  translator: Translator | null;
  /** Called when an external service fails. */
  warn: (service: string, code: string) => void;
  region: RegionPlaces;
  notifier: Notifier;
  now: () => Temporal.Instant;
}
