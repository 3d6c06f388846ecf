import { z } from 'zod';
import { queryOpenAt } from '../services/open-status/openAt.ts';
import { audiences, serviceTypes, subTypes } from '../services/taxonomy/serviceTypes.ts';
import { emergencyKinds } from '../understanding/danger/emergencyKinds.ts';

/** The purposes that a message can have (api.md). */
export const intents = [
  'LIST_SERVICES',
  'SHELTER_BEDS',
  'SERVICE_SCHEDULE',
  'SERVICE_DISTANCE',
  'SERVICE_BEDS',
  'PARTICULAR_SERVICE',
  'CRISIS_LINES',
  'EMERGENCY',
  'WEATHER',
  'FAQ',
  'GREETING',
  'THANKS',
  'GOODBYE',
  'HELP',
  'OUT_OF_SCOPE',
] as const;
export type Intent = (typeof intents)[number];

/** The details that a message names (api.md). */
export const Slots = z.strictObject({
  type: z.enum(serviceTypes).optional(),
  subType: z.enum(subTypes).optional(),
  city: z.string().max(100).optional(),
  zip: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  nearMe: z.literal(true).optional(),
  openNow: z.literal(true).optional(),
  /** When services must be open, in the format of `GET /services`: `2026-11-26T18:00/2026-11-27T00:00`. */
  openAt: z
    .string()
    .max(40)
    .refine((text) => queryOpenAt.safeParse(text).success)
    .optional(),
  audience: z.array(z.enum(audiences)).optional(),
  serviceIds: z.array(z.uuid()).max(20).optional(),
  /** For a schedule, the day (`SUNDAY`, `TODAY`, `TOMORROW`). For a FAQ, its question (`do-i-need-an-id`). */
  topic: z.string().max(200).optional(),
  kind: z.enum(emergencyKinds).optional(),
});
export type Slots = z.infer<typeof Slots>;
