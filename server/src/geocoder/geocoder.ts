import type { Coordinates } from '@amparo/domain/places/distance.ts';
import type { PlaceNear } from '@amparo/domain/places/gazetteer/reversePlace.ts';
import type { PinPrecision } from '@amparo/domain/places/locationPrecision.ts';

export interface PostalAddress {
  address1: string;
  city: string;
  state: string;
  zip: string;
  /** Never sent to external services: the address may be a hiding place. */
  isAddressConfidential: boolean;
}

export interface Located {
  coordinates: Coordinates;
  precision: PinPrecision;
}

/** `address1` is the house number and street at the point, or '' if unknown. */
export type PlaceAt = PlaceNear & { address1: string };

/** Converts addresses to points and points to addresses. The default uses the gazetteer, without network. */
export interface Geocoder {
  /** Returns null if the provider finds no such address, city or ZIP code. */
  locate(address: PostalAddress): Promise<Located | null>;
  /** Returns null far from every town of the region's states. */
  reverse(point: Coordinates): Promise<PlaceAt | null>;
}
