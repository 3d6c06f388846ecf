import { isDeepStrictEqual } from 'node:util';
import type { Coordinates } from '@amparo/domain/places/distance.ts';
import { type PinPrecision, precisionOfPoint } from '@amparo/domain/places/locationPrecision.ts';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';

/** Returns the centroid of a ZIP code or city, or null if the gazetteer contains neither. */
export type FindCentroid = (place: { city: string; zip?: string; state?: string }) => Coordinates | null;

/** Whether a position is in the region's state, or near its border. */
export type IsInState = (position: Coordinates) => boolean;

type Placed = Pick<ServiceInput, 'location' | 'locationPrecision'>;
type Located = Placed & Pick<ServiceInput, 'city' | 'zip' | 'state'>;

/**
 * Returns the service with the precision of its location. A location without a named precision keeps the stored one if it
 * has not moved. Otherwise it is exact, unless it is the center of its ZIP code or town.
 */
export function settlePrecision<T extends Located>(
  input: T,
  before: Placed | null,
  findCentroid: FindCentroid,
): T & { locationPrecision: PinPrecision } {
  const { location } = input;
  const isUnmoved = before !== null && isDeepStrictEqual(location, before.location);
  const known = namedPrecision(input) ?? (isUnmoved ? namedPrecision(before) : null);
  return { ...input, locationPrecision: (location && known) ?? derivePrecision(input, findCentroid) };
}

/** Returns the precision that the input names. `hidden` only repeats a response. */
export function namedPrecision({ locationPrecision }: Placed): PinPrecision | null {
  return locationPrecision === 'hidden' ? null : locationPrecision;
}

export function derivePrecision(
  { location, city, zip, state }: Pick<Located, 'location' | 'city' | 'zip' | 'state'>,
  findCentroid: FindCentroid,
): PinPrecision {
  const centers = {
    zip: zip ? findCentroid({ city: '', zip, state }) : null,
    city: findCentroid({ city, state }),
  };
  return precisionOfPoint(location?.coordinates ?? null, centers);
}
