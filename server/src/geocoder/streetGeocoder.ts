import { type Coordinates, milesBetween } from '@amparo/domain/places/distance.ts';
import { ExternalServiceError } from '../http/external/fetchExternal.ts';
import type { Geocoder, Located, PostalAddress } from './geocoder.ts';

/** A service outside that knows streets. It may fail (OutsideFailure). */
export interface StreetFinder {
  name: string;
  /** Null where it knows nothing as exact as a street. */
  locate(address: PostalAddress): Promise<Located | null>;
  addressAt(point: Coordinates): Promise<{ address1: string; zip: string | null } | null>;
}

/** Farther from its own ZIP code or town than this, an answer is about some other place. */
const FARTHEST_MILES = 40;

type Warn = (service: string, code: string) => void;

/** Streets as that service tells them; what it does not know, or while it is away, as the gazetteer does. */
export function streetGeocoder(streets: StreetFinder, gazetteer: Geocoder, warn: Warn): Geocoder {
  const ask = async <T>(asked: Promise<T | null>): Promise<T | null> => {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof ExternalServiceError)) throw error;
      warn(streets.name, error.code);
      return null;
    }
  };
  return {
    async locate(address) {
      const middle = await gazetteer.locate(address);
      // What nobody may know is not asked of others.
      if (address.isAddressConfidential || address.address1.trim() === '') return middle;
      const found = await ask(streets.locate(address));
      return found && (await isBelievable(found, middle, gazetteer)) ? found : middle;
    },
    async reverse(point) {
      const place = await gazetteer.reverse(point);
      const found = place && (await ask(streets.addressAt(point)));
      return found ? { ...place, address1: found.address1, zip: found.zip ?? place.zip } : place;
    },
  };
}

async function isBelievable({ coordinates }: Located, middle: Located | null, gazetteer: Geocoder): Promise<boolean> {
  if (middle) return milesBetween(coordinates, middle.coordinates) <= FARTHEST_MILES;
  return (await gazetteer.reverse(coordinates)) !== null;
}
