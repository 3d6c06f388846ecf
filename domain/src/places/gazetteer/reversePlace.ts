import { countyAt } from '../countyAt.ts';
import { type Coordinates, milesBetween, roundMiles } from '../distance.ts';
import type { Gazetteer } from './gazetteer.ts';

/** Farther than this from every town and ZIP code, a point is not in Texas in any useful sense. */
const farthestMiles = 60;

export interface PlaceNear {
  city: string;
  county: string;
  state: 'TX';
  zip: string;
  /** Miles to the town, one decimal. */
  distance: number;
  location: { coordinates: [longitude: number, latitude: number] };
}

/** The nearest town and ZIP code (boxes left out) and the county of a point; null more than 60 miles from any. */
export function reversePlace(gazetteer: Gazetteer, point: Coordinates): PlaceNear | null {
  const town = nearest(gazetteer.places, point);
  const zip = nearest(
    gazetteer.zips.filter(({ hasArea }) => hasArea),
    point,
  );
  if (!town || !zip || Math.min(town.miles, zip.miles) > farthestMiles) return null;
  const [longitude, latitude] = town.item.coordinates;
  return {
    city: town.item.name,
    county: countyAt(gazetteer.counties, point) ?? town.item.county,
    state: 'TX',
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
    // A degree of latitude is 69 miles: most of Texas is ruled out before any trigonometry.
    if (best && Math.abs(item.coordinates[1] - point[1]) * 68 > best.miles) continue;
    const miles = milesBetween(item.coordinates, point);
    if (!best || miles < best.miles) best = { item, miles };
  }
  return best;
}
