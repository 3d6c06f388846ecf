import { roundCoordinates } from '../../places/coordinate.ts';
import type { Coordinates } from '../../places/distance.ts';
import { directionsHref, type Located } from './directionsHref.ts';

// Not in directionsHref.ts, because pages that use only that must not load zod.

/**
 * Returns the link of directionsHref by public transit from a start: `[longitude, latitude]` in degrees, rounded to about
 * 100 meters. Null for the same services.
 */
export function transitHref(service: Located, from: Coordinates): string | null {
  const href = directionsHref(service);
  const [longitude, latitude] = roundCoordinates(from);
  return href && `${href}&travelmode=transit&origin=${encodeURIComponent(`${latitude},${longitude}`)}`;
}
