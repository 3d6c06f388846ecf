import { z } from 'zod';

const count = z.int().min(0);

/** Why a service may be outdated: not confirmed for months, an old bed count, an expired alert, or an ended season. */
export const staleKinds = ['UNCONFIRMED', 'BEDS', 'ALERT', 'SEASON'] as const;
export type StaleKind = (typeof staleKinds)[number];

/** Mail that could not be sent. */
export const MailTrouble = z.object({
  /** Mails that wait after a failed try. They are tried again for about three days. */
  waiting: count,
  /** Mails that the mail server refused for good in the last 30 days. */
  refused: count,
  /** When the oldest of the waiting mails was written. */
  since: z.iso.datetime().nullable(),
  /** The last answer of the mail server, without addresses. */
  lastError: z.string().nullable(),
});
export type MailTrouble = z.infer<typeof MailTrouble>;

/** External services that fail without stopping the product. Mail has its own notice, because mails wait. */
export const externalServices = [
  'translator',
  'geocoder',
  'weather',
  'transit',
  'images',
  'chatModel',
  'replica',
] as const;
export type ExternalService = (typeof externalServices)[number];

/** A configured external service that has failed several times in a row. */
export const ExternalFailure = z.object({
  service: z.enum(externalServices),
  failures: count,
  since: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  /** Why the last call failed, such as TIMEOUT or STATUS_403. */
  lastCode: z.string(),
});
export type ExternalFailure = z.infer<typeof ExternalFailure>;

/** Counts of what the viewer can act on. */
export const Overview = z.object({
  /** Services that wait for approval. Null if the viewer may not approve. */
  approvals: count.nullable(),
  /** Pairs of services that are likely one. Null if the viewer may not merge them. */
  duplicates: count.nullable(),
  claims: count,
  /** Messages to or about services. */
  messages: count,
  /** Feedback about Amparo. Null unless the viewer is an administrator. */
  appFeedback: count.nullable(),
  unconfirmed: count,
  beds: count,
  alerts: count,
  /** Services out of season: public lists exclude them. */
  seasons: count,
  /** Null while all mail is sent, and unless the viewer is an administrator. */
  mails: MailTrouble.nullable(),
  /** Empty unless the viewer is an administrator. */
  externalFailures: z.array(ExternalFailure),
  /**
   * Services with a text in only one language, translated by a machine, or older than in the other language.
   * Null unless the viewer is an administrator.
   */
  missingTexts: count.nullable(),
  machineTexts: count.nullable(),
  staleTexts: count.nullable(),
  /** From the region profile: a service should be confirmed again after this many months. */
  confirmationMonths: z.int(),
});
export type Overview = z.infer<typeof Overview>;

export const StaleService = z.object({
  id: z.uuid(),
  name: z.string(),
  city: z.string(),
  /** The time of the last confirmation, the bed count, or the end of the alert or season. Null if beds were never reported. */
  since: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
});
export type StaleService = z.infer<typeof StaleService>;

export const MissedSearch = z.object({
  words: z.string(),
  /** The county near which people searched, if it is known. */
  county: z.string().nullable(),
  asks: count,
  lastDay: z.iso.date(),
});
export type MissedSearch = z.infer<typeof MissedSearch>;
