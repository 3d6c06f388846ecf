import type { Measured, WeatherSource } from '@amparo/domain/chatbot/answers/chatSources.ts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type BreakerLog, externalCircuit, isCircuitOpen } from '../http/external/circuitBreaker.ts';
import { failureCode, fetchExternal } from '../http/external/fetchExternal.ts';
import { ignoreCalls, reportCall } from '../http/external/reportCall.ts';

const TIME_LIMIT_MS = 3000;
const FRESH_MS = 10 * 60_000;
const METERS_PER_MILE = 1609.344;

const Current = z.object({
  current: z.object({
    temperature_2m: z.number().nullish(),
    relative_humidity_2m: z.number().nullish(),
    wind_speed_10m: z.number().nullish(),
    visibility: z.number().nullish(),
  }),
});

/** Open-Meteo needs no key. It receives only the position, rounded to about ten kilometers. */
export function openMeteo(
  address = 'https://api.open-meteo.com',
  log: BreakerLog = console,
  report = ignoreCalls,
): WeatherSource {
  const callWeather = externalCircuit({ name: 'the weather service', log });
  const measured = new LRUCache<string, Measured>({ max: 500, ttl: FRESH_MS });
  return {
    isConfigured: true,
    async measure([longitude, latitude]) {
      const place = `latitude=${latitude.toFixed(1)}&longitude=${longitude.toFixed(1)}`;
      const known = measured.get(place);
      if (known) return known;
      try {
        const forecast = new URL(`${address}/v1/forecast?${place}&${variables}`);
        const answer = await callWeather(() => reportCall(fetchCurrent(forecast), report));
        measured.set(place, answer);
        return answer;
      } catch (error) {
        if (!isCircuitOpen(error)) log.warn(`the weather service did not answer: ${failureCode(error)}`);
        return null;
      }
    },
  };
}

const variables =
  'current=temperature_2m,relative_humidity_2m,wind_speed_10m,visibility&temperature_unit=fahrenheit&wind_speed_unit=mph';

async function fetchCurrent(address: URL): Promise<Measured> {
  const { current } = await fetchExternal(Current, address, { timeoutMs: TIME_LIMIT_MS });
  return {
    ...measuredValue('temperature', current.temperature_2m, Math.round),
    ...measuredValue('humidity', current.relative_humidity_2m, Math.round),
    ...measuredValue('windSpeed', current.wind_speed_10m, Math.round),
    ...measuredValue('visibility', current.visibility, (meters) => Math.round((meters / METERS_PER_MILE) * 10) / 10),
  };
}

function measuredValue(
  name: keyof Measured,
  value: number | null | undefined,
  read: (value: number) => number,
): Measured {
  return value === null || value === undefined ? {} : { [name]: read(value) };
}
