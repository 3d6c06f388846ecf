import type { Coordinates } from '@amparo/domain/places/distance.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { foldName } from '@amparo/domain/places/gazetteer/placeName.ts';

/** Returns the centroid of a ZIP code or a city of Texas, or null if the gazetteer contains neither. */
export function findCentroid(
  gazetteer: Gazetteer,
  { city, zip, state = gazetteer.state }: { city: string; zip?: string; state?: string },
): Coordinates | null {
  // Miami, Florida is not Miami, Texas.
  if (state !== gazetteer.state) return null;
  const byZip = zip ? gazetteer.zipByCode.get(zip.slice(0, 5)) : undefined;
  if (byZip) return byZip.coordinates;
  const namesakes = gazetteer.placesByKey.get(foldName(city)) ?? [];
  const largest = namesakes.reduce((best, place) => (best && best.size >= place.size ? best : place), namesakes[0]);
  return largest?.coordinates ?? null;
}
