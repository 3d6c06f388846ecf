import type { Coordinates } from '@amparo/domain/places/distance.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer.ts';
import { foldName, placeKeys } from '@amparo/domain/places/placeName.ts';
import { reversePlace } from '@amparo/domain/places/reversePlace.ts';
import type { Geocoder, PostalAddress } from './geocoder.ts';

/** Knows towns and ZIP codes, no streets: an address lies at its ZIP code's point, or else in the middle of its town. */
export function gazetteerGeocoder(gazetteer: Gazetteer): Geocoder {
  return {
    locate: async (address) => locateTown(gazetteer, address),
    reverse: async (point) => reversePlace(gazetteer, point),
  };
}

function locateTown(gazetteer: Gazetteer, { city, state, zip }: PostalAddress): Coordinates | null {
  if (state !== '' && !/^(tx|texas)$/i.test(state.trim())) return null;
  const byZip = gazetteer.zipByCode.get(zip.trim().slice(0, 5));
  if (byZip) return byZip.coordinates;
  const namesakes = placeKeys(foldName(city)).flatMap((key) => gazetteer.placesByKey.get(key) ?? []);
  // Two towns of one name and no ZIP code to tell them apart: no answer is better than the wrong county.
  return new Set(namesakes).size === 1 ? namesakes[0]!.coordinates : null;
}
