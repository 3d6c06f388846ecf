import type { Coordinates } from '@amparo/domain/places/distance.ts';
import type { Leg, LegMode } from '@amparo/domain/services/itinerary.ts';
import { z } from 'zod';
import { ExternalServiceError, fetchExternal } from '../http/external/fetchExternal.ts';
import { type Plan, TIMEOUT_MS, toUtc } from './transitPlanner.ts';

const Time = z.iso.datetime({ offset: true });
const Stop = z.object({ name: z.string().optional() }).optional();
const Ride = z.object({
  stopDetails: z.object({ departureStop: Stop, departureTime: Time, arrivalStop: Stop, arrivalTime: Time }),
  transitLine: z.object({
    name: z.string().optional(),
    nameShort: z.string().optional(),
    vehicle: z.object({ type: z.string().optional() }).optional(),
  }),
});
/** Google leaves out numbers that are zero, and `routes` if there are none. */
const Step = z.object({
  distanceMeters: z.number().default(0),
  staticDuration: z
    .string()
    .regex(/^\d+(\.\d+)?s$/)
    .default('0s'),
  travelMode: z.string(),
  transitDetails: Ride.optional(),
});
const Answer = z.object({
  routes: z.array(z.object({ legs: z.array(z.object({ steps: z.array(Step) })) })).default([]),
});
type Step = z.infer<typeof Step>;
type Ride = z.infer<typeof Ride>;

const fieldMask = ['distanceMeters', 'staticDuration', 'travelMode', 'transitDetails']
  .map((field) => `routes.legs.steps.${field}`)
  .join();

const modes: Record<string, LegMode> = {
  BUS: 'BUS',
  INTERCITY_BUS: 'BUS',
  TROLLEYBUS: 'BUS',
  SHARE_TAXI: 'BUS',
  COMMUTER_TRAIN: 'TRAIN',
  HEAVY_RAIL: 'TRAIN',
  HIGH_SPEED_TRAIN: 'TRAIN',
  LONG_DISTANCE_TRAIN: 'TRAIN',
  METRO_RAIL: 'TRAIN',
  MONORAIL: 'TRAIN',
  RAIL: 'TRAIN',
  SUBWAY: 'TRAIN',
  TRAM: 'TRAM',
  FERRY: 'FERRY',
};

/** Google Routes. `origin` replaces its address in tests. It receives the operator's key and the two positions. */
export function googleRoutes(key: string, origin = 'https://routes.googleapis.com') {
  return async (from: Coordinates, to: Coordinates): Promise<Plan[]> => {
    const { routes } = await fetchExternal(Answer, new URL('/directions/v2:computeRoutes', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': fieldMask },
      body: JSON.stringify({
        origin: waypointOf(from),
        destination: waypointOf(to),
        travelMode: 'TRANSIT',
        computeAlternativeRoutes: true,
      }),
      timeoutMs: TIMEOUT_MS,
    });
    return routes.map(({ legs }) => planOf(legs.flatMap(({ steps }) => steps)));
  };
}

function waypointOf([longitude, latitude]: Coordinates) {
  return { location: { latLng: { latitude, longitude } } };
}

/** A ride has times. A walk has only a duration: it ends when the next ride leaves, or begins when the last one arrives. */
function planOf(steps: Step[]): Plan {
  const legs: Leg[] = [];
  let walkMeters = 0;
  let walkMs = 0;
  let arrivedAt: { time: string; stop: string | null } | null = null;
  for (const { travelMode, transitDetails, staticDuration, distanceMeters } of steps) {
    if (!transitDetails) {
      if (travelMode !== 'WALK') throw new ExternalServiceError('SHAPE');
      walkMeters += distanceMeters;
      walkMs += Number.parseFloat(staticDuration) * 1000;
      continue;
    }
    const ride = rideOf(transitDetails);
    if (walkMs > 0) {
      const walk = arrivedAt ? after(arrivedAt.time, walkMs) : before(ride.departure, walkMs);
      legs.push({ ...walk, ...{ mode: 'WALK', line: null, from: arrivedAt?.stop ?? null, to: ride.from } });
    }
    legs.push(ride);
    arrivedAt = { time: ride.arrival, stop: ride.to };
    walkMs = 0;
  }
  if (walkMs > 0 && arrivedAt)
    legs.push({ ...after(arrivedAt.time, walkMs), ...{ mode: 'WALK', line: null, from: arrivedAt.stop, to: null } });
  return { walkMeters, legs };
}

function before(arrival: string, durationMs: number) {
  return { departure: toUtc(Date.parse(arrival) - durationMs), arrival };
}

function after(departure: string, durationMs: number) {
  return { departure, arrival: toUtc(Date.parse(departure) + durationMs) };
}

function rideOf({ stopDetails, transitLine }: Ride): Leg {
  const { departureStop, departureTime, arrivalStop, arrivalTime } = stopDetails;
  return {
    mode: modes[transitLine.vehicle?.type ?? ''] ?? 'OTHER',
    line: transitLine.nameShort || transitLine.name || null,
    from: departureStop?.name ?? null,
    to: arrivalStop?.name ?? null,
    departure: toUtc(departureTime),
    arrival: toUtc(arrivalTime),
  };
}
