import type { Coordinates } from './distance.ts';

/** How exact a stored position is: the building, its street, or the center of the ZIP code or town. */
export const pinPrecisions = ['exact', 'street', 'zip', 'city'] as const;
export type PinPrecision = (typeof pinPrecisions)[number];

/** How exact a position is in a response. `hidden`: the address is confidential (rules.md §4, §5). */
export const locationPrecisions = [...pinPrecisions, 'hidden'] as const;
export type LocationPrecision = (typeof locationPrecisions)[number];

/** Returns true if the distance to the position is the distance to the building or to its street (rules.md §5). */
export function isPrecise(precision: LocationPrecision): boolean {
  return precision === 'exact' || precision === 'street';
}

/** How far the building may be from the position, in miles. Lists add it to the distance by which they sort. */
export const uncertaintyMiles: Record<LocationPrecision, number> = {
  exact: 0,
  street: 0.1,
  zip: 2,
  city: 3,
  hidden: 5,
};

/**
 * Returns the distance by which lists sort: the distance plus the uncertainty, in miles. A service that is surely near
 * comes before one that is only in the same town.
 */
export function sortingMiles(miles: number, precision: LocationPrecision): number {
  return miles + uncertaintyMiles[precision];
}

/** The gazetteer rounds to four decimals of a degree, about 11 meters. Directories write its points with more or fewer. */
const SAME_POINT_DEGREES = 0.0001;

/**
 * Returns the precision of a position if its source does not state it. A position at the center of its town or ZIP code
 * is this center, not a building. Without a position, lists use the center of the ZIP code, or of the town.
 *
 * @param point `[longitude, latitude]` in degrees, or null if the service has none
 * @param centers the centers of the service's ZIP code and town, or null if they are unknown
 */
export function precisionOfPoint(
  point: Coordinates | null,
  { zip, city }: { zip: Coordinates | null; city: Coordinates | null },
): PinPrecision {
  if (point === null) return zip ? 'zip' : 'city';
  if (city && isSamePoint(point, city)) return 'city';
  return zip && isSamePoint(point, zip) ? 'zip' : 'exact';
}

function isSamePoint([longitude, latitude]: Coordinates, [otherLongitude, otherLatitude]: Coordinates): boolean {
  const isClose = (a: number, b: number) => Math.abs(a - b) < SAME_POINT_DEGREES;
  return isClose(longitude, otherLongitude) && isClose(latitude, otherLatitude);
}
