import { z } from 'zod';

/** The ways to travel on one leg. OTHER is a vehicle without its own name here, such as a cable car. */
export const legModes = ['WALK', 'BUS', 'TRAIN', 'TRAM', 'FERRY', 'OTHER'] as const;
export type LegMode = (typeof legModes)[number];

const Time = z.iso.datetime().describe('ISO 8601 in UTC');

const Leg = z.object({
  mode: z.enum(legModes),
  /** The short name of the line, such as `4`. Null on foot, and if the line has no name. */
  line: z.string().nullable(),
  /** The names of the stops. Null at the start and at the destination. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  departure: Time,
  arrival: Time,
});
export type Leg = z.infer<typeof Leg>;

/** One way to travel by public transit, with at least one leg that is not on foot (rules.md §4). */
export const Itinerary = z.object({
  departure: Time,
  arrival: Time,
  /** From departure to arrival. */
  minutes: z.number().int(),
  walkMeters: z.number().int(),
  legs: z.array(Leg),
});
export type Itinerary = z.infer<typeof Itinerary>;
