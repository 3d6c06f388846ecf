import { z } from 'zod';
import { queryFlag, queryListOf, queryNumber, queryText } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { anyone, feedbackCan } from '../permissions/permissions.ts';
import { Feedback, FeedbackImage, FeedbackReply } from './feedback.ts';
import { ReplyInput } from './feedbackForms.ts';
import { FeedbackInput, feedbackTypes, UrgentInput } from './feedbackInput.ts';
import { feedbackSorts } from './feedbackSorts.ts';
import { imageTypes } from './imageLimits.ts';

const Id = z.object({ id: z.uuid('MALFORMED') });
const Sent = oneOf(z.object({ id: z.uuid(), createdAt: z.iso.datetime() }));
const Handled = oneOf(z.object({ id: z.uuid() }));
const Granted = z.object({
  id: z.uuid(),
  service: z.uuid(),
  /** The new owner. */
  user: z.uuid(),
  /** True if the new owner must first set a password with the link in the mail. */
  isInvited: z.boolean(),
});

/** How many messages of each type the viewer has not archived, and how many they have. */
const FeedbackCounts = z.object({
  app: z.int(),
  service: z.int(),
  claim: z.int(),
  urgent: z.int(),
  archived: z.int(),
  /** 0 except for administrators. */
  deleted: z.int(),
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
    summary: 'List the messages that the viewer may handle, by default newest first',
    query: z.object({
      type: queryListOf(feedbackTypes).describe('Comma list of SERVICE, CLAIM, APP, URGENT'),
      isArchive: queryFlag.describe('true: messages that the viewer has archived. Otherwise the others'),
      isDeleted: queryFlag.describe('true: messages deleted in the last 30 days. Only for administrators'),
      q: queryText.describe('A part of the subject, message, name, email, or service name'),
      isAnswered: queryFlag.describe('true: messages with an answer. false: messages without one'),
      sort: queryListOf(feedbackSorts).describe('createdAt (the default), subject, email (the sender), or service'),
      direction: queryListOf(['asc', 'desc']).describe('By default desc for createdAt, and asc for the others'),
      limit: queryNumber(0, 1000).describe('Page size, by default 25. 0 means all'),
      skip: queryNumber(0, 1_000_000),
    }),
    response: listOf(Feedback),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  counts: route({
    method: 'GET',
    path: '/feedbacks/counts',
    access: feedbackCan.open,
    summary: 'Count the messages that the viewer may handle, by type if the viewer has not archived them',
    response: oneOf(FeedbackCounts),
    errors: ['NOT_SIGNED_IN'],
  }),
  read: route({
    method: 'GET',
    path: '/feedbacks/:id',
    access: feedbackCan.open,
    summary: 'Get a message',
    params: Id,
    response: oneOf(Feedback),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  }),
  sendApp: route({ ...sending, path: '/feedbacks/app', summary: 'Send feedback about Amparo' }),
  sendService: route({ ...sending, path: '/feedbacks/service', summary: 'Contact, report, or claim a service' }),
  sendUrgent: route({
    ...sending,
    path: '/feedbacks/urgent',
    summary: 'With consent, send a sentence with a danger that the chat did not recognize. Only the sentence is stored',
    body: UrgentInput,
    errors: ['VALIDATION', 'TOO_MANY_REQUESTS'],
  }),
  addImage: route({
    method: 'POST',
    path: '/feedbacks/images',
    access: anyone,
    summary: 'Upload an image (the body) for a message that is sent later',
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
    summary: 'Archive a message for the viewer. For other readers it stays where it is',
    params: Id,
    response: Handled,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  }),
  unarchive: route({
    method: 'POST',
    path: '/feedbacks/:id/unarchive',
    access: feedbackCan.open,
    summary: 'Move a message that the viewer has archived back to the others',
    params: Id,
    response: Handled,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  }),
  grant: route({
    method: 'POST',
    path: '/feedbacks/:id/grant',
    access: feedbackCan.grant,
    summary:
      'Make the sender of a claim the owner of the service, mail both owners, and close the claim for all readers',
    params: Id,
    response: oneOf(Granted),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CLAIM_NOT_OPEN'],
  }),
  reply: route({
    method: 'POST',
    path: '/feedbacks/:id/replies',
    access: feedbackCan.open,
    summary: 'Mail an answer to the sender of a message, and store it with the message',
    params: Id,
    body: ReplyInput,
    response: oneOf(FeedbackReply),
    status: 201,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/feedbacks/:id',
    access: feedbackCan.open,
    summary: 'Delete a message. It can be restored for 30 days',
    params: Id,
    response: Handled,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  }),
  restore: route({
    method: 'POST',
    path: '/feedbacks/:id/restore',
    access: feedbackCan.open,
    summary: 'Restore a deleted message',
    params: Id,
    response: oneOf(Feedback),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  }),
};
