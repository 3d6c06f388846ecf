import { z } from 'zod';
import { oneOf, route } from '../../http/route.ts';
import { anyone, serviceCan } from '../../permissions/permissions.ts';
import { Service } from '../service.ts';
import { serviceTypes, subTypes } from '../taxonomy/serviceTypes.ts';
import { EditedServiceInput, NewServiceInput } from './newServiceInput.ts';

const ServiceId = z.object({ id: z.uuid('MALFORMED') });
const id = z.uuid('MALFORMED');
const Ids = z.strictObject({ services: z.array(id, 'WRONG_TYPE').min(1, 'REQUIRED').max(1000, 'TOO_LONG') });

/** Each id that was sent is answered for. */
const answeredFor = {
  done: z.array(z.uuid()),
  refused: z.array(z.object({ id: z.uuid(), key: z.enum(['NOT_FOUND', 'NOT_ALLOWED', 'AVAILABLE_BEDS_LESS_THAN']) })),
};
const AnsweredFor = oneOf(z.object(answeredFor));

const Beds = z.strictObject({
  services: z
    .array(z.strictObject({ id, total: z.int('WRONG_TYPE').min(0, 'TOO_SMALL').max(100_000, 'TOO_BIG') }), 'WRONG_TYPE')
    .min(1, 'REQUIRED')
    .max(1000, 'TOO_LONG'),
});

/** What is entered so far. */
const Words = z.strictObject({
  name: z.string('WRONG_TYPE').max(200, 'TOO_LONG'),
  serviceSummary: z.string('WRONG_TYPE').max(500, 'TOO_LONG'),
  type: z.array(z.enum(serviceTypes, 'NOT_ONE_OF'), 'WRONG_TYPE'),
});

export const serviceWriteRoutes = {
  proposeSubTypes: route({
    method: 'POST',
    path: '/services/propose-sub-types',
    access: serviceCan.add,
    summary: 'The sub-filters that the words of a service speak of, within its types; nothing is kept',
    body: Words,
    response: oneOf(z.array(z.enum(subTypes))),
    errors: ['VALIDATION', 'NOT_SIGNED_IN'],
  }),
  add: route({
    method: 'POST',
    path: '/services',
    access: serviceCan.add,
    summary: 'Add a service; a service provider’s waits to be approved',
    body: NewServiceInput,
    response: oneOf(Service),
    status: 201,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'YOU_REACHED_LIMIT_SERVICE'],
  }),
  edit: route({
    method: 'PUT',
    path: '/services/:id',
    access: serviceCan.add,
    summary: 'Change a service; 409 bears the newer state, under `data`, where it was changed since it was read',
    params: ServiceId,
    body: EditedServiceInput,
    response: oneOf(Service),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/services/:id',
    access: serviceCan.add,
    summary: 'Delete a service; it is kept for 30 days, out of sight',
    params: ServiceId,
    response: oneOf(z.object({ id: z.uuid() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
  restore: route({
    method: 'POST',
    path: '/services/:id/restore',
    access: serviceCan.add,
    summary: 'Take a deletion back: administrators as long as it is kept, whoever deleted it for ten minutes',
    params: ServiceId,
    response: oneOf(Service),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_FOUND', 'YOU_REACHED_LIMIT_SERVICE'],
  }),
  removeSeveral: route({
    method: 'POST',
    path: '/services/remove-services',
    access: serviceCan.add,
    summary: 'Delete several services; each is answered for',
    body: Ids,
    response: AnsweredFor,
    errors: ['VALIDATION', 'NOT_SIGNED_IN'],
  }),
  approve: route({
    method: 'POST',
    path: '/services/approve-services',
    access: serviceCan.approve,
    summary: 'Publish services that wait; each is answered for',
    body: Ids,
    response: AnsweredFor,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  updateBeds: route({
    method: 'POST',
    path: '/services/update-available-beds',
    access: serviceCan.openBeds,
    summary: 'Say how many beds are free (`total`), which approves the shelter too; each is answered for',
    body: Beds,
    response: oneOf(z.object({ ...answeredFor, bedsUpdatedAt: z.iso.datetime() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  confirm: route({
    method: 'POST',
    path: '/services/:id/confirm',
    access: anyone,
    summary: 'Confirm that a service is up to date, with the token of a link in a mail',
    params: ServiceId,
    body: z.strictObject({ token: z.string('REQUIRED').regex(/^[\w-]{1,100}$/, 'MALFORMED') }),
    response: oneOf(z.object({ id: z.uuid(), verifiedAt: z.iso.datetime() })),
    errors: ['VALIDATION', 'CONFIRM_LINK_INVALID', 'TOO_MANY_REQUESTS'],
  }),
};
