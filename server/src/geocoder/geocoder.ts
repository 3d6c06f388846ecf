import type { Coordinates } from '@amparo/domain/places/distance.ts';
import type { PlaceNear } from '@amparo/domain/places/reversePlace.ts';

export interface PostalAddress {
  address1: string;
  city: string;
  state: string;
  zip: string;
}

/** Where an address lies and what lies at a point. The gazetteer's is the default: no key, no network. */
export interface Geocoder {
  /** Null where the provider knows no such address, city or ZIP code. */
  locate(address: PostalAddress): Promise<Coordinates | null>;
  /** Null far outside Texas. */
  reverse(point: Coordinates): Promise<PlaceNear | null>;
}
