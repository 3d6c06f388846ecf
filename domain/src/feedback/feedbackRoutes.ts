import { z } from 'zod';
import { queryFlag, queryListOf, queryNumber, queryText } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { anyone, feedbackCan } from '../permissions/permissions.ts';
import { Feedback, FeedbackImage } from './feedback.ts';
import { FeedbackInput, feedbackTypes } from './feedbackInput.ts';
import { imageTypes } from './imageLimits.ts';

const Id = z.object({ id: z.uuid('MALFORMED') });
const Sent = oneOf(z.object({ id: z.uuid(), createdAt: z.iso.datetime() }));
const Handled = oneOf(z.object({ id: z.uuid() }));
const Granted = z.object({
  id: z.uuid(),
  service: z.uuid(),
  /** Its owner from now on. */
  user: z.uuid(),
  /** Whether they have to choose a password first, by the link in their mail. */
  isInvited: z.boolean(),
});

const sending = {
  method: 'POST',
  access: anyone,
  body: FeedbackInput,
  response: Sent,
  status: 201,
  errors: ['VALIDATION', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
} as const;

export const feedbackRoutes = {
  list: route({
    method: 'GET',
    path: '/feedbacks',
    access: feedbackCan.open,
    summary: 'What visitors sent, newest first, as far as the viewer may act on it',
    query: z.object({
      type: queryListOf(feedbackTypes).describe('Comma list of SERVICE, CLAIM, APP'),
      isArchive: queryFlag.describe('true: what was archived; false, and where it is missing: what was not'),
      isDeleted: queryFlag.describe('true: what was deleted in the last 30 days; for administrators'),
      q: queryText.describe('What subject, message, name, e-mail or the service’s name contain'),
      limit: queryNumber(0, 1000).describe('Page size, 25 where it is missing; 0 means all'),
      skip: queryNumber(0, 1_000_000),
    }),
    response: listOf(Feedback),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  read: route({
    method: 'GET',
    path: '/feedbacks/:id',
    access: feedbackCan.open,
    summary: 'One message',
    params: Id,
    response: oneOf(Feedback),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  }),
  sendApp: route({ ...sending, path: '/feedbacks/app', summary: 'Send feedback about Amparo' }),
  sendService: route({ ...sending, path: '/feedbacks/service', summary: 'Contact, report or claim a service' }),
  addImage: route({
    method: 'POST',
    path: '/feedbacks/images',
    access: anyone,
    summary: 'Send an image to go with a message that follows: the image itself is the body',
    bodyTypes: imageTypes,
    body: z.instanceof(Uint8Array, { error: 'REQUIRED' }),
    response: oneOf(FeedbackImage),
    status: 201,
    errors: ['VALIDATION', 'IMAGE_UNREADABLE', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'TOO_MANY_REQUESTS'],
  }),
  archive: route({
    method: 'POST',
    path: '/feedbacks/:id/archive',
    access: feedbackCan.open,
    summary: 'Put a message into the archive',
    params: Id,
    response: Handled,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  }),
  grant: route({
    method: 'POST',
    path: '/feedbacks/:id/grant',
    access: feedbackCan.grant,
    summary: 'Make whoever claims a service its owner, tell them and the owner until now, and archive the claim',
    params: Id,
    response: oneOf(Granted),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CLAIM_NOT_OPEN'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/feedbacks/:id',
    access: feedbackCan.open,
    summary: 'Delete a message; it is kept for 30 days, out of sight',
    params: Id,
    response: Handled,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  }),
  restore: route({
    method: 'POST',
    path: '/feedbacks/:id/restore',
    access: feedbackCan.restore,
    summary: 'Take a deletion back',
    params: Id,
    response: oneOf(Feedback),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
};
