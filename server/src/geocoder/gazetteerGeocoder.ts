import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { foldName, placeKeys } from '@amparo/domain/places/gazetteer/placeName.ts';
import { reversePlace } from '@amparo/domain/places/gazetteer/reversePlace.ts';
import type { Geocoder, Located, PostalAddress } from './geocoder.ts';
import { codeOfState } from './stateNames.ts';

/** Locates an address at the centroid of its ZIP code, or of its town. It contains no streets. */
export function gazetteerGeocoder(gazetteer: Gazetteer): Geocoder {
  return {
    locate: async (address) => locateTown(gazetteer, address),
    reverse: async (point) => {
      const place = reversePlace(gazetteer, point);
      return place && { ...place, address1: '' };
    },
  };
}

function locateTown(gazetteer: Gazetteer, { city, state, zip }: PostalAddress): Located | null {
  const written = state.trim().toUpperCase();
  const code = written.length === 2 || written === '' ? written : codeOfState(written);
  if (code !== '' && !gazetteer.states.includes(code)) return null;
  const byZip = gazetteer.zipByCode.get(zip.trim().slice(0, 5));
  if (byZip) return { coordinates: byZip.coordinates, precision: 'zip' };
  const namesakes = placeKeys(foldName(city))
    .flatMap((key) => gazetteer.placesByKey.get(key) ?? [])
    .filter((place) => code === '' || place.state === code);
  // If several towns share the name, no answer is better than the wrong county.
  const [town, ...others] = new Set(namesakes);
  return town && others.length === 0 ? { coordinates: town.coordinates, precision: 'city' } : null;
}
