import { z } from 'zod';
import { oneOf, route } from '../../http/route.ts';
import { anyone, serviceCan } from '../../permissions/permissions.ts';
import { FreeByGroup } from '../bedGroups.ts';
import { Service } from '../service.ts';
import { serviceTypes, subTypes } from '../taxonomy/serviceTypes.ts';
import { AssignInput } from './assignInput.ts';
import { EditedServiceInput, NewServiceInput } from './newServiceInput.ts';
import { PauseInput } from './pauseInput.ts';
import { SendBackInput } from './sendBackInput.ts';

const ServiceId = z.object({ id: z.uuid('MALFORMED') });
const id = z.uuid('MALFORMED');
const Ids = z.strictObject({ services: z.array(id, 'WRONG_TYPE').min(1, 'REQUIRED').max(1000, 'TOO_LONG') });

/** Each ID of the request is either in `done` or in `refused`. */
const resultOfEach = {
  done: z.array(z.uuid()),
  refused: z.array(z.object({ id: z.uuid(), key: z.enum(['NOT_FOUND', 'NOT_ALLOWED', 'AVAILABLE_BEDS_LESS_THAN']) })),
};
/** EMAIL_NOT_PROVEN: the owner must first open the link of a mail. */
const Approved = oneOf(
  z.object({
    done: resultOfEach.done,
    refused: z.array(z.object({ id: z.uuid(), key: z.enum(['NOT_FOUND', 'EMAIL_NOT_PROVEN']) })),
  }),
);
/** A service of a batch that was not sent back: another person handled it, or nobody could correct it. */
const SentBack = oneOf(
  z.object({
    done: resultOfEach.done,
    refused: z.array(z.object({ id: z.uuid(), key: z.enum(['NOT_FOUND', 'NOT_WAITING', 'NO_OWNER']) })),
  }),
);
const ResultOfEach = oneOf(z.object(resultOfEach));
/** CHANGED_MEANWHILE: somebody changed it after the person saw it. */
const Confirmed = oneOf(
  z.object({
    done: resultOfEach.done,
    refused: z.array(z.object({ id: z.uuid(), key: z.enum(['NOT_FOUND', 'NOT_ALLOWED', 'CHANGED_MEANWHILE']) })),
  }),
);
const Assigned = oneOf(
  z.object({
    done: resultOfEach.done,
    unchanged: z.array(z.uuid()).describe('Those of `done` that had this owner already'),
    refused: z.array(z.object({ id: z.uuid(), key: z.enum(['NOT_FOUND']) })),
  }),
);

const BedCount = z.strictObject({
  id,
  total: z.int('WRONG_TYPE').min(0, 'TOO_SMALL').max(100_000, 'TOO_BIG'),
  /** The free beds of each group, if the shelter counts by group. They add up to `total`. */
  groups: z.optional(FreeByGroup),
  /** The `bedsUpdatedAt` that the person saw. A newer and different count is refused with CHANGED_MEANWHILE. */
  ifUnmodifiedSince: z.iso.datetime('MALFORMED').optional(),
});

const Beds = z.strictObject({
  services: z.array(BedCount, 'WRONG_TYPE').min(1, 'REQUIRED').max(1000, 'TOO_LONG'),
});

/** A refused bed count. CHANGED_MEANWHILE comes with the newer count. COUNT_BY_GROUP: the shelter has other groups. */
const RefusedBeds = z.object({
  id: z.uuid(),
  key: z.enum(['NOT_FOUND', 'NOT_ALLOWED', 'AVAILABLE_BEDS_LESS_THAN', 'CHANGED_MEANWHILE', 'COUNT_BY_GROUP']),
  availableBeds: z.int().optional(),
  bedGroups: Service.shape.bedGroups.optional(),
  bedsUpdatedAt: z.iso.datetime().optional(),
});
export type RefusedBeds = z.infer<typeof RefusedBeds>;

/** The fields of the unsaved form. */
const Draft = z.strictObject({
  name: z.string('WRONG_TYPE').max(200, 'TOO_LONG'),
  serviceSummary: z.string('WRONG_TYPE').max(500, 'TOO_LONG'),
  type: z.array(z.enum(serviceTypes, 'NOT_ONE_OF'), 'WRONG_TYPE'),
});

export const serviceWriteRoutes = {
  proposeSubTypes: route({
    method: 'POST',
    path: '/services/propose-sub-types',
    access: serviceCan.add,
    summary: 'Propose sub-filters for the words of a service, within its types. Stores nothing',
    body: Draft,
    response: oneOf(z.array(z.enum(subTypes))),
    errors: ['VALIDATION', 'NOT_SIGNED_IN'],
  }),
  add: route({
    method: 'POST',
    path: '/services',
    access: serviceCan.add,
    summary: 'Add a service. A service of a provider waits for approval',
    body: NewServiceInput,
    response: oneOf(Service),
    status: 201,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'YOU_REACHED_LIMIT_SERVICE'],
  }),
  edit: route({
    method: 'PUT',
    path: '/services/:id',
    access: serviceCan.add,
    summary: 'Change a service. 409 with the newer version in `data` if it was changed meanwhile',
    params: ServiceId,
    body: EditedServiceInput,
    response: oneOf(Service),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/services/:id',
    access: serviceCan.add,
    summary: 'Delete a service. It can be restored for 30 days',
    params: ServiceId,
    response: oneOf(z.object({ id: z.uuid() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
  restore: route({
    method: 'POST',
    path: '/services/:id/restore',
    access: serviceCan.add,
    summary: 'Restore a deleted service: administrators for 30 days, the person who deleted it for ten minutes',
    params: ServiceId,
    response: oneOf(Service),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_FOUND', 'YOU_REACHED_LIMIT_SERVICE'],
  }),
  removeSeveral: route({
    method: 'POST',
    path: '/services/remove-services',
    access: serviceCan.add,
    summary: 'Delete several services. Returns the result of each',
    body: Ids,
    response: ResultOfEach,
    errors: ['VALIDATION', 'NOT_SIGNED_IN'],
  }),
  approve: route({
    method: 'POST',
    path: '/services/approve-services',
    access: serviceCan.approve,
    summary: 'Approve services. Returns the result of each. EMAIL_NOT_PROVEN: the owner must first verify the email',
    body: Ids,
    response: Approved,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  sendBack: route({
    method: 'POST',
    path: '/services/send-back-services',
    access: serviceCan.approve,
    summary: 'Send waiting services back to their owners, with a reason. They wait again once they are corrected',
    body: z.strictObject({ ...Ids.shape, ...SendBackInput.shape }),
    response: SentBack,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  assign: route({
    method: 'POST',
    path: '/services/assign-services',
    access: serviceCan.setOwner,
    summary: 'Make the account with an email the owner of several services. Without an email they have no owner',
    body: z.strictObject({ ...Ids.shape, ...AssignInput.shape }),
    response: Assigned,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  confirmSeveral: route({
    method: 'POST',
    path: '/services/confirm-services',
    access: serviceCan.add,
    summary: 'Confirm that everything about several services is still correct. Returns the result of each',
    body: z.strictObject({
      services: z
        .array(z.strictObject({ id, ifUnmodifiedSince: z.iso.datetime('MALFORMED') }), 'WRONG_TYPE')
        .min(1, 'REQUIRED')
        .max(1000, 'TOO_LONG'),
    }),
    response: Confirmed,
    errors: ['VALIDATION', 'NOT_SIGNED_IN'],
  }),
  pause: route({
    method: 'POST',
    path: '/services/:id/pause',
    access: serviceCan.add,
    summary: 'Take a published service off all lists until a day, or until it is resumed. 409 if it is not published',
    params: ServiceId,
    body: PauseInput,
    response: oneOf(Service),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  resume: route({
    method: 'POST',
    path: '/services/:id/resume',
    access: serviceCan.add,
    summary: 'Publish a paused service again. 409 if it is not paused',
    params: ServiceId,
    response: oneOf(Service),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  updateBeds: route({
    method: 'POST',
    path: '/services/update-available-beds',
    access: serviceCan.openBeds,
    summary: 'Set the number of available beds (`total`) and approve the shelters. Returns the result of each',
    body: Beds,
    response: oneOf(
      z.object({ done: resultOfEach.done, refused: z.array(RefusedBeds), bedsUpdatedAt: z.iso.datetime() }),
    ),
    isIdempotencyKeyAccepted: true,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  confirm: route({
    method: 'POST',
    path: '/services/:id/confirm',
    access: anyone,
    summary:
      'Confirm that everything about a service is still correct: with the token of a link in a mail, or signed in as somebody who may edit it. A valid token comes first. 409 if the service was changed after `ifUnmodifiedSince`',
    params: ServiceId,
    body: z.strictObject({
      token: z
        .string('WRONG_TYPE')
        .regex(/^[\w-]{1,100}$/, 'MALFORMED')
        .optional(),
      /** The `updatedAt` that the person saw. Nobody confirms data that they have not seen. */
      ifUnmodifiedSince: z.iso.datetime('MALFORMED').optional(),
    }),
    response: oneOf(z.object({ id: z.uuid(), verifiedAt: z.iso.datetime() })),
    isIdempotencyKeyAccepted: true,
    errors: [
      ...['VALIDATION', 'CONFIRM_LINK_INVALID', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
      ...['CHANGED_MEANWHILE', 'TOO_MANY_REQUESTS'],
    ] as const,
  }),
};
