import { type Coordinates, milesBetween } from '@amparo/domain/places/distance.ts';
import { ExternalServiceError } from '../http/external/fetchExternal.ts';
import { type ReportCall, reportCall } from '../http/external/reportCall.ts';
import type { Geocoder, Located, PostalAddress } from './geocoder.ts';

/** An external service that locates streets. It throws ExternalServiceError if it fails. */
export interface StreetFinder {
  name: string;
  /** Returns null if it finds nothing as exact as a street. */
  locate(address: PostalAddress): Promise<Located | null>;
  addressAt(point: Coordinates): Promise<{ address1: string; zip: string | null } | null>;
}

/** A result farther from its ZIP code or town is another place. */
const MAX_MILES = 40;

interface Listeners {
  warn(service: string, code: string): void;
  report: ReportCall;
}

/** Uses the external service, and the gazetteer if the service fails or finds nothing. */
export function streetGeocoder(streets: StreetFinder, gazetteer: Geocoder, { warn, report }: Listeners): Geocoder {
  const nullIfFailed = async <T>(call: Promise<T | null>): Promise<T | null> => {
    try {
      return await reportCall(call, report);
    } catch (error) {
      if (!(error instanceof ExternalServiceError)) throw error;
      warn(streets.name, error.code);
      return null;
    }
  };
  return {
    async locate(address) {
      const centroid = await gazetteer.locate(address);
      // A confidential address is never sent to an external service.
      if (address.isAddressConfidential || address.address1.trim() === '') return centroid;
      const found = await nullIfFailed(streets.locate(address));
      return found && (await isPlausible(found, centroid, gazetteer)) ? found : centroid;
    },
    async reverse(point) {
      const place = await gazetteer.reverse(point);
      const found = place && (await nullIfFailed(streets.addressAt(point)));
      return found ? { ...place, address1: found.address1, zip: found.zip ?? place.zip } : place;
    },
  };
}

async function isPlausible({ coordinates }: Located, centroid: Located | null, gazetteer: Geocoder): Promise<boolean> {
  if (centroid) return milesBetween(coordinates, centroid.coordinates) <= MAX_MILES;
  return (await gazetteer.reverse(coordinates)) !== null;
}
