import type { Coordinates } from '@amparo/domain/places/distance.ts';
import type { LegMode } from '@amparo/domain/services/itinerary.ts';
import { z } from 'zod';
import { fetchExternal } from '../http/external/fetchExternal.ts';
import { type Plan, TIMEOUT_MS, toUtc } from './transitPlanner.ts';

/** The scheduled time, and the expected one if the vehicle reports its delay. */
const LegTime = z.object({
  scheduledTime: z.iso.datetime({ offset: true }),
  estimated: z.object({ time: z.iso.datetime({ offset: true }) }).nullish(),
});
const Place = z.object({ stop: z.object({ name: z.string() }).nullish() });
const Leg = z.object({
  mode: z.string(),
  start: LegTime,
  end: LegTime,
  from: Place,
  to: Place,
  route: z.object({ shortName: z.string().nullish(), longName: z.string().nullish() }).nullish(),
});
const Answer = z.object({
  data: z.object({
    planConnection: z.object({
      edges: z.array(z.object({ node: z.object({ walkDistance: z.number().nullish(), legs: z.array(Leg) }) })),
    }),
  }),
});

// Without a time, the search starts now.
const query = `query Transit($origin: PlanLabeledLocationInput!, $destination: PlanLabeledLocationInput!) {
  planConnection(first: 3, origin: $origin, destination: $destination, modes: { transitOnly: true }) {
    edges { node {
      walkDistance
      legs {
        mode
        start { scheduledTime estimated { time } }
        end { scheduledTime estimated { time } }
        from { stop { name } }
        to { stop { name } }
        route { shortName longName }
      }
    } }
  }
}`;

const modes: Record<string, LegMode> = {
  WALK: 'WALK',
  BUS: 'BUS',
  COACH: 'BUS',
  TROLLEYBUS: 'BUS',
  RAIL: 'TRAIN',
  SUBWAY: 'TRAIN',
  MONORAIL: 'TRAIN',
  TRAM: 'TRAM',
  FERRY: 'FERRY',
};

/** OpenTripPlanner 2.7 or later. `url` is the address of its GraphQL API. It receives only the two positions. */
export function openTripPlanner(url: string) {
  return async (from: Coordinates, to: Coordinates): Promise<Plan[]> => {
    const variables = { origin: locationOf(from), destination: locationOf(to) };
    const { data } = await fetchExternal(Answer, new URL(url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      timeoutMs: TIMEOUT_MS,
    });
    return data.planConnection.edges.map(({ node: { walkDistance, legs } }) => ({
      walkMeters: walkDistance ?? 0,
      legs: legs.map((leg) => ({
        mode: modes[leg.mode] ?? 'OTHER',
        line: leg.route?.shortName || leg.route?.longName || null,
        from: leg.from.stop?.name ?? null,
        to: leg.to.stop?.name ?? null,
        departure: timeOf(leg.start),
        arrival: timeOf(leg.end),
      })),
    }));
  };
}

function locationOf([longitude, latitude]: Coordinates) {
  return { location: { coordinate: { latitude, longitude } } };
}

function timeOf({ scheduledTime, estimated }: z.infer<typeof LegTime>): string {
  return toUtc(estimated?.time ?? scheduledTime);
}
