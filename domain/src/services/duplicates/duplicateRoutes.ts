import { z } from 'zod';
import { queryFlag, queryNumber, queryText } from '../../http/queryValues.ts';
import { listOf, oneOf, route } from '../../http/route.ts';
import { serviceCan } from '../../permissions/permissions.ts';
import { duplicateReasons } from './scoreDuplicate.ts';

const id = z.uuid('MALFORMED');
const text = (max: number) => z._default(z.string('WRONG_TYPE').max(max, 'TOO_LONG'), '');

/** What the unsaved form says so far. */
const Draft = z.strictObject({
  /** The service that is edited: it is not its own duplicate. */
  id: id.optional(),
  name: z.string('WRONG_TYPE').min(1, 'REQUIRED').max(200, 'TOO_LONG'),
  address1: text(200),
  city: text(100),
  zip: text(10),
  phone: text(100),
  website: text(500),
  contactEmail: text(254),
});

const reasons = z.array(z.enum(duplicateReasons));

/** A service that a draft may repeat. Without an address if that is confidential. */
export const SimilarService = z.object({
  id: z.uuid(),
  name: z.string(),
  address1: z.string(),
  city: z.string(),
  reasons,
});
export type SimilarService = z.infer<typeof SimilarService>;

const PairedService = z.object({
  id: z.uuid(),
  name: z.string(),
  address1: z.string(),
  city: z.string(),
  phone: z.string(),
  isApproved: z.boolean(),
  /** The directory that it came from, or null. */
  sourceName: z.string().nullable(),
});
export type PairedService = z.infer<typeof PairedService>;

export const DuplicatePair = z.object({
  first: PairedService,
  second: PairedService,
  /** From 0.5 to 1: how likely the two are one service. */
  score: z.number(),
  reasons,
});
export type DuplicatePair = z.infer<typeof DuplicatePair>;

export const duplicateRoutes = {
  findSimilar: route({
    method: 'POST',
    path: '/services/find-similar',
    access: serviceCan.add,
    summary: 'Find services that a service repeats, by what is typed so far. Stores nothing',
    body: Draft,
    response: oneOf(z.array(SimilarService)),
    errors: ['VALIDATION', 'NOT_SIGNED_IN'],
  }),
  list: route({
    method: 'GET',
    path: '/duplicates',
    access: serviceCan.merge,
    summary: 'List pairs of services that are likely one, the likeliest first',
    query: z.object({
      isWaiting: queryFlag.describe('Only pairs with a service that waits for approval'),
      service: queryText.pipe(id.optional()).describe('Only pairs with this service'),
      limit: queryNumber(1, 500).describe('Page size, by default 25'),
      skip: queryNumber(0, 1_000_000),
    }),
    response: listOf(DuplicatePair),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  decide: route({
    method: 'POST',
    path: '/duplicates/decide',
    access: serviceCan.merge,
    summary: 'Remember that a pair is two services, or show it again',
    body: z.strictObject({ services: z.tuple([id, id], 'WRONG_TYPE'), isDuplicate: z.boolean('WRONG_TYPE') }),
    response: oneOf(z.object({ services: z.array(z.uuid()), isDuplicate: z.boolean() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
};
