import type { Coordinates } from '@amparo/domain/places/distance.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { foldName } from '@amparo/domain/places/gazetteer/placeName.ts';

/** Returns the centroid of a ZIP code or a city, or null if the gazetteer contains neither. */
export function findCentroid(
  gazetteer: Gazetteer,
  { city, zip, state }: { city: string; zip?: string; state?: string },
): Coordinates | null {
  const byZip = zip ? gazetteer.zipByCode.get(zip.slice(0, 5)) : undefined;
  // A town of another state is not its namesake here. A ZIP code may cross a state border.
  if (state !== undefined && !gazetteer.states.includes(state)) return null;
  if (byZip) return byZip.coordinates;
  const namesakes = (gazetteer.placesByKey.get(foldName(city)) ?? []).filter(
    (place) => state === undefined || place.state === state,
  );
  const largest = namesakes.reduce((best, place) => (best && best.size >= place.size ? best : place), namesakes[0]);
  return largest?.coordinates ?? null;
}
