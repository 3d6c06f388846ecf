import type { Coordinates } from '@amparo/domain/places/distance.ts';
import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';
import { z } from 'zod';
import { BUSY, ExternalServiceError, fetchExternal } from '../http/external/fetchExternal.ts';
import type { Located, PostalAddress } from './geocoder.ts';
import type { StreetFinder } from './streetGeocoder.ts';

const FoundPlaces = z.array(z.object({ lon: z.coerce.number(), lat: z.coerce.number(), place_rank: z.number() }));
const At = z.object({
  address: z
    .object({ house_number: z.string().optional(), road: z.string().optional(), postcode: z.string().optional() })
    .optional(),
});

/** Nominatim's ranks of a house and a street. */
const HOUSE_RANK = 30;
const STREET_RANK = 26;

const TIMEOUT_MS = 4000;

import { stateNames } from './stateNames.ts';

const publicOrigin = 'https://nominatim.openstreetmap.org';
/** The rules of the public server: at most one request a second, and a name for the client. */
const PUBLIC_INTERVAL_MS = 1000;

/** OpenStreetMap's geocoder: the public server or another one. */
export function nominatim(publicUrl: string, origin = publicOrigin): StreetFinder {
  const takeTurn = origin === publicOrigin ? requestQueue(PUBLIC_INTERVAL_MS, TIMEOUT_MS) : async () => undefined;
  const headers = { 'user-agent': `Amparo (${publicUrl})`, 'accept-language': 'en' };
  const ask = async <T>(schema: z.ZodType<T>, path: string, parameters: Record<string, string>) => {
    await takeTurn();
    const address = new URL(path, origin);
    address.search = String(new URLSearchParams({ ...parameters, format: 'jsonv2', addressdetails: '1' }));
    return fetchExternal(schema, address, { headers, timeoutMs: TIMEOUT_MS });
  };
  return {
    name: 'nominatim',
    async locate({ address1, city, state, zip }: PostalAddress): Promise<Located | null> {
      const parameters = {
        street: address1,
        city,
        state: stateNames[state] ?? state,
        postalcode: zip,
        countrycodes: 'us',
        limit: '1',
      };
      const [first] = await ask(FoundPlaces, '/search', parameters);
      if (!first || first.place_rank < STREET_RANK) return null;
      const precision = first.place_rank >= HOUSE_RANK ? 'exact' : 'street';
      return { coordinates: [first.lon, first.lat], precision };
    },
    async addressAt([lon, lat]: Coordinates) {
      const { address = {} } = await ask(At, '/reverse', { lon: String(lon), lat: String(lat), zoom: '18' });
      const { house_number, road, postcode = '' } = address;
      if (!road) return null;
      return { address1: [house_number, road].filter(Boolean).join(' '), zip: /^\d{5}/.exec(postcode)?.[0] ?? null };
    },
  };
}

/** Returns a function that waits for the caller's turn: one per interval. It throws BUSY if the wait would be too long. */
export function requestQueue(intervalMs: number, maxWaitMs: number): () => Promise<void> {
  const limiter = new RateLimiterMemory({ points: 1, duration: intervalMs / 1000 });
  const queue = new RateLimiterQueue(limiter, { maxQueueSize: Math.floor(maxWaitMs / intervalMs) });
  return async () => {
    try {
      await queue.removeTokens(1);
    } catch {
      throw new ExternalServiceError(BUSY);
    }
  };
}
