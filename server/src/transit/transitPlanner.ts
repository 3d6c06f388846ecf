import type { Coordinates } from '@amparo/domain/places/distance.ts';
import type { Itinerary, Leg } from '@amparo/domain/services/itinerary.ts';
import { type BreakerLog, externalCircuit, isCircuitOpen } from '../http/external/circuitBreaker.ts';
import { failureCode } from '../http/external/fetchExternal.ts';
import { type ReportCall, reportCall } from '../http/external/reportCall.ts';

/** More would only fill the response: the page shows the first. */
const MAX_ITINERARIES = 3;
/** A visitor waits for it. */
export const TIMEOUT_MS = 3000;
const MS_PER_MINUTE = 60_000;

export interface TransitPlanner {
  /**
   * Returns the next itineraries from one point to another, both `[longitude, latitude]` in degrees. Returns none if
   * the external service fails: the visitor has the link to the maps app.
   */
  plan(from: Coordinates, to: Coordinates): Promise<Itinerary[]>;
}

export const noTransit: TransitPlanner = { plan: async () => [] };

/** A travel plan of an external service. */
export interface Plan {
  walkMeters: number;
  legs: Leg[];
}

type FetchPlans = (from: Coordinates, to: Coordinates) => Promise<Plan[]>;

/** Calls the external service through a circuit breaker. The log contains an error's code only, never coordinates. */
export function transitPlanner(fetchPlans: FetchPlans, log: BreakerLog, report: ReportCall): TransitPlanner {
  const callPlanner = externalCircuit({ name: 'the transit planner', log });
  return {
    async plan(from, to) {
      try {
        const plans = await callPlanner(() => reportCall(fetchPlans(from, to), report));
        return plans
          .flatMap(toItinerary)
          .sort((a, b) => a.departure.localeCompare(b.departure))
          .slice(0, MAX_ITINERARIES);
      } catch (error) {
        if (!isCircuitOpen(error)) log.warn(`the transit planner did not answer: ${failureCode(error)}`);
        return [];
      }
    },
  };
}

/** Leaves out a plan on foot only: the maps app has a link for it. */
function toItinerary({ walkMeters, legs }: Plan): Itinerary[] {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last || legs.every(({ mode }) => mode === 'WALK')) return [];
  const [departure, arrival] = [first.departure, last.arrival];
  const minutes = Math.round((Date.parse(arrival) - Date.parse(departure)) / MS_PER_MINUTE);
  return [{ departure, arrival, minutes, walkMeters: Math.round(walkMeters), legs }];
}

/** A time with any offset, in UTC: times of one format can be compared as text. */
export function toUtc(time: string | number): string {
  return new Date(time).toISOString();
}
