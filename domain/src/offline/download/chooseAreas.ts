import { type Coordinates, milesBetween } from '../../places/distance.ts';
import type { Downloads } from '../offlineRoutes.ts';
import { NO_COUNTY } from '../servicePackage.ts';

interface County {
  name: string;
  coordinates: Coordinates;
}

/** What a device may store, and where it is. Its position never leaves it. */
export interface DeviceLimits {
  place: Coordinates | null;
  /** Whether the person pays for each megabyte. They have allowed it then. */
  isCostly: boolean;
  /** Bytes that the browser leaves to the site; null if it does not say so. */
  freeBytes: number | null;
}

/** The question to the person says that everything takes at most 2 MB. Pages, scripts, and other parts take 1.14 MB. */
const COSTLY_BYTES = 860_000;
/** Bytes in the database for each byte that is downloaded. */
const STORED_BYTES = 30;
/** Photos of messages that wait, and everything else of the site, need the other half. */
const SHARE_OF_FREE = 0.5;

/**
 * The areas that a device stores: those that it has, then the nearest ones that fit. Services without a county come
 * first, because they are for everyone. Without a place, the counties with the most services come first.
 */
export function chooseAreas(
  downloads: Downloads,
  stored: readonly string[],
  counties: readonly County[],
  { place, isCostly, freeBytes }: DeviceLimits,
): string[] {
  const bytesOf = (area: string) => downloads[area]!.reduce((sum, { bytes }) => sum + bytes, 0);
  const chosen = stored.filter((area) => Object.hasOwn(downloads, area));
  const storedBytes = chosen.reduce((sum, area) => sum + bytesOf(area), 0);
  const consented = isCostly ? COSTLY_BYTES - storedBytes : Number.POSITIVE_INFINITY;
  const storable = ((freeBytes ?? Number.POSITIVE_INFINITY) * SHARE_OF_FREE) / STORED_BYTES;
  let bytesLeft = Math.min(consented, storable);
  for (const area of orderAreas(downloads, bytesOf, counties, place)) {
    if (chosen.includes(area) || bytesOf(area) > bytesLeft) continue;
    bytesLeft -= bytesOf(area);
    chosen.push(area);
  }
  return chosen;
}

/** The region's county that is nearest to a place. */
export function nearestCounty(counties: readonly County[], place: Coordinates): string | undefined {
  return [...counties].sort((a, b) => milesBetween(place, a.coordinates) - milesBetween(place, b.coordinates))[0]?.name;
}

function orderAreas(
  downloads: Downloads,
  bytesOf: (area: string) => number,
  counties: readonly County[],
  place: Coordinates | null,
): string[] {
  const milesTo = new Map(
    counties.map(({ name, coordinates }) => [name, place ? milesBetween(place, coordinates) : 0]),
  );
  const milesOf = (area: string) => (area === NO_COUNTY ? -1 : (milesTo.get(area) ?? Number.MAX_VALUE));
  return Object.keys(downloads).sort((a, b) => milesOf(a) - milesOf(b) || bytesOf(b) - bytesOf(a));
}
