import type { Coordinates } from '@amparo/domain/places/distance.ts';
import type { PlaceNear } from '@amparo/domain/places/gazetteer/reversePlace.ts';
import type { Exactness } from '@amparo/domain/places/geocoded.ts';

export interface PostalAddress {
  address1: string;
  city: string;
  state: string;
  zip: string;
  /** Told to nobody outside: it is the address of people in hiding. */
  isAddressConfidential: boolean;
}

export interface Located {
  coordinates: Coordinates;
  exactness: Exactness;
}

/** `address1`: house and street at the point; empty where the provider does not know. */
export type PlaceAt = PlaceNear & { address1: string };

/** Where an address lies and what lies at a point. The gazetteer's is the default: no key, no network. */
export interface Geocoder {
  /** Null where the provider knows no such address, city or ZIP code. */
  locate(address: PostalAddress): Promise<Located | null>;
  /** Null far outside Texas. */
  reverse(point: Coordinates): Promise<PlaceAt | null>;
}
