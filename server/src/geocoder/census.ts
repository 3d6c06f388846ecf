import { z } from 'zod';
import { fetchExternal } from '../http/external/fetchExternal.ts';
import type { Located, PostalAddress } from './geocoder.ts';
import type { StreetFinder } from './streetGeocoder.ts';

const Answer = z.object({
  result: z.object({ addressMatches: z.array(z.object({ coordinates: z.object({ x: z.number(), y: z.number() }) })) }),
});

const TIMEOUT_MS = 4000;

/** The geocoder of the US Census Bureau. It is free and needs no key, but finds no address at a point. */
export function census(origin = 'https://geocoding.geo.census.gov'): StreetFinder {
  return {
    name: 'census',
    async locate({ address1, city, state, zip }: PostalAddress): Promise<Located | null> {
      const address = new URL('/geocoder/locations/address', origin);
      const parameters = { street: address1, city, state, zip, benchmark: 'Public_AR_Current', format: 'json' };
      address.search = String(new URLSearchParams(parameters));
      const { result } = await fetchExternal(Answer, address, { timeoutMs: TIMEOUT_MS });
      const [match] = result.addressMatches;
      // The Census computes the point from the range of house numbers of a street's section.
      return match ? { coordinates: [match.coordinates.x, match.coordinates.y], precision: 'street' } : null;
    },
    addressAt: async () => null,
  };
}
