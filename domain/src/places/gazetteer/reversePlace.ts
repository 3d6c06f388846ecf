import { countyAt } from '../county.ts';
import { type Coordinates, milesBetween, roundMiles } from '../distance.ts';
import type { Gazetteer } from './gazetteer.ts';

/** A point farther than this from every town and ZIP code is outside the states. */
const farthestMiles = 60;

export interface PlaceNear {
  city: string;
  county: string;
  state: string;
  zip: string;
  /** Miles to the town, one decimal. */
  distance: number;
  location: { coordinates: [longitude: number, latitude: number] };
}

/** Returns the nearest town and ZIP code, without post-office boxes, and the county of a point; null if none is within 60 miles. */
export function reversePlace(gazetteer: Gazetteer, point: Coordinates): PlaceNear | null {
  const town = nearest(gazetteer.places, point);
  const zip = nearest(
    gazetteer.zips.filter(({ hasArea }) => hasArea),
    point,
  );
  if (!town || !zip || Math.min(town.miles, zip.miles) > farthestMiles) return null;
  const county = countyAt(gazetteer.counties, point);
  const [longitude, latitude] = town.item.coordinates;
  return {
    city: town.item.name,
    county: county?.name ?? town.item.county,
    state: county?.state ?? town.item.state,
    zip: zip.item.code,
    distance: roundMiles(town.miles),
    location: { coordinates: [longitude, latitude] },
  };
}

function nearest<T extends { coordinates: Coordinates }>(
  items: readonly T[],
  point: Coordinates,
): { item: T; miles: number } | null {
  let best: { item: T; miles: number } | null = null;
  for (const item of items) {
    // A degree of latitude is 69 miles, so this excludes most places before any trigonometry.
    if (best && Math.abs(item.coordinates[1] - point[1]) * 68 > best.miles) continue;
    const miles = milesBetween(item.coordinates, point);
    if (!best || miles < best.miles) best = { item, miles };
  }
  return best;
}
