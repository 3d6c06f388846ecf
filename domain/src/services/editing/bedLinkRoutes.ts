import { z } from 'zod';
import { oneOf, route } from '../../http/route.ts';
import { anyone, isSignedIn } from '../../permissions/permissions.ts';
import { FreeByGroup } from '../bedGroups.ts';
import { Service } from '../service.ts';

const ServiceId = z.object({ id: z.uuid('MALFORMED') });
const token = z.string('WRONG_TYPE').regex(/^[\w-]{1,100}$/, 'MALFORMED');

/** What the sender sees of a link. Its token is stored as a hash, so nobody sees the link again. */
const BedLink = z.object({
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** The name of the person who created it. */
  createdBy: z.string(),
});
export type BedLink = z.infer<typeof BedLink>;

/** What a person with a link sees of the shelter. */
const LinkedShelter = Service.pick({
  ...{ id: true, name: true, city: true },
  ...{ availableBeds: true, totalBeds: true, bedGroups: true, bedsUpdatedAt: true },
}).extend({ expiresAt: z.iso.datetime() });
export type LinkedShelter = z.infer<typeof LinkedShelter>;

const managing = ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'] as const;

/** A link that counts the free beds of one shelter without an account (docs/decisions/bed-links.md). */
export const bedLinkRoutes = {
  show: route({
    method: 'GET',
    path: '/services/:id/bed-link',
    access: isSignedIn,
    summary: 'The link that counts the beds of a shelter, without its token',
    params: ServiceId,
    response: oneOf(z.object({ name: z.string(), isPublished: z.boolean(), link: BedLink.nullable() })),
    errors: [...managing],
  }),
  create: route({
    method: 'POST',
    path: '/services/:id/bed-link',
    access: isSignedIn,
    summary: 'Create the link that counts the beds of a shelter. A new link ends the old one',
    params: ServiceId,
    response: oneOf(z.object({ url: z.url(), expiresAt: z.iso.datetime() })),
    status: 201,
    errors: [...managing, 'TOO_MANY_REQUESTS'],
  }),
  revoke: route({
    method: 'DELETE',
    path: '/services/:id/bed-link',
    access: isSignedIn,
    summary: 'End the link that counts the beds of a shelter',
    params: ServiceId,
    response: oneOf(z.object({ id: z.uuid() })),
    errors: [...managing],
  }),
  open: route({
    method: 'POST',
    path: '/services/:id/bed-link/open',
    access: anyone,
    summary: 'The bed count of a shelter, for a person with the token of its link. Changes nothing',
    params: ServiceId,
    body: z.strictObject({ token }),
    response: oneOf(LinkedShelter),
    errors: ['VALIDATION', 'CONFIRM_LINK_INVALID', 'TOO_MANY_REQUESTS'],
  }),
  count: route({
    method: 'POST',
    path: '/services/:id/bed-link/count',
    access: anyone,
    summary: 'Set the free beds of a shelter with the token of its link. 409 with the newer count in `data`',
    params: ServiceId,
    body: z.strictObject({
      token,
      total: z.int('WRONG_TYPE').min(0, 'TOO_SMALL').max(100_000, 'TOO_BIG'),
      groups: z.optional(FreeByGroup),
      /** The `bedsUpdatedAt` that the person saw. */
      ifUnmodifiedSince: z.iso.datetime('MALFORMED').optional(),
    }),
    response: oneOf(z.object({ id: z.uuid(), bedsUpdatedAt: z.iso.datetime() })),
    errors: [
      'VALIDATION',
      'CONFIRM_LINK_INVALID',
      'AVAILABLE_BEDS_LESS_THAN',
      'CHANGED_MEANWHILE',
      'TOO_MANY_REQUESTS',
    ],
  }),
};
