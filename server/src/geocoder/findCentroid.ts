import type { Coordinates } from '@amparo/domain/places/distance.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { foldName } from '@amparo/domain/places/gazetteer/placeName.ts';

/** `[longitude, latitude]` of the middle of a ZIP code or else of a city of Texas; null where the gazetteer knows neither. */
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
