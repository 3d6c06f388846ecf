import { z } from 'zod';

const count = z.int().min(0);

/** Why a service should be looked at: not confirmed for long, beds told long ago, or an alert that has run out. */
export const staleKinds = ['UNCONFIRMED', 'BEDS', 'ALERT'] as const;
export type StaleKind = (typeof staleKinds)[number];

/** How much waits for whoever asks, of what they may do something about. */
export const Overview = z.object({
  /** Services to approve; null for those who may not. */
  approvals: count.nullable(),
  claims: count,
  /** What visitors wrote to or about a service. */
  messages: count,
  /** About Amparo itself; null for those who are no administrators. */
  appFeedback: count.nullable(),
  unconfirmed: count,
  beds: count,
  alerts: count,
  /** By the region's rule: after so many months a service is to be confirmed again. */
  confirmationMonths: z.int(),
});
export type Overview = z.infer<typeof Overview>;

export const StaleService = z.object({
  id: z.uuid(),
  name: z.string(),
  city: z.string(),
  /** When it was last confirmed, its beds were told, or its alert ran out. Null: its beds were never told. */
  since: z.iso.datetime().nullable(),
});
export type StaleService = z.infer<typeof StaleService>;

export const MissedSearch = z.object({
  words: z.string(),
  /** Where it is known, the county that it was about. */
  county: z.string().nullable(),
  asks: count,
  lastDay: z.iso.date(),
});
export type MissedSearch = z.infer<typeof MissedSearch>;
