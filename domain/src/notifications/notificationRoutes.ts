import { z } from 'zod';
import { queryNumber } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { anyone, isSignedIn } from '../permissions/permissions.ts';
import { notificationChannels, notificationKindNames } from './notificationKinds.ts';

const kind = z.enum(notificationKindNames, 'NOT_ONE_OF');

const Notification = z.object({
  id: z.uuid(),
  kind,
  /** What its sentence names, such as the service and the reason. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The path of the page that it leads to, or null if it is the page of a service that is gone. */
  page: z.string().nullable(),
  isRead: z.boolean(),
  at: z.iso.datetime(),
});
export type Notification = z.infer<typeof Notification>;

/** A kind that is turned off in a channel. */
const Muted = z.strictObject({ kind, channel: z.enum(notificationChannels, 'NOT_ONE_OF') });

export const NotificationSettings = z.object({
  /** The language that comes first in mails. */
  language: z.enum(['en', 'es']),
  muted: z.array(Muted),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const notificationRoutes = {
  list: route({
    method: 'GET',
    path: '/notifications',
    access: isSignedIn,
    summary: 'List your notifications of the last 90 days, newest first',
    query: z.object({
      limit: queryNumber(1, 100).describe('Page size, by default 25'),
      skip: queryNumber(0, 1_000_000),
    }),
    response: listOf(Notification),
    errors: ['VALIDATION', 'NOT_SIGNED_IN'],
  }),
  read: route({
    method: 'POST',
    path: '/notifications/read',
    access: isSignedIn,
    summary: 'Mark your notifications as read, up to the newest one that you have seen',
    body: z.strictObject({ until: z.iso.datetime('MALFORMED') }),
    response: oneOf(z.object({ read: z.int() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN'],
  }),
  settings: route({
    method: 'GET',
    path: '/notifications/settings',
    access: isSignedIn,
    summary: 'Get which notifications you have turned off',
    response: oneOf(NotificationSettings),
    errors: ['NOT_SIGNED_IN'],
  }),
  saveSettings: route({
    method: 'PUT',
    path: '/notifications/settings',
    access: isSignedIn,
    summary: 'Turn notifications on or off. A missing field keeps its value',
    body: z.strictObject({
      language: z.enum(['en', 'es'], 'NOT_ONE_OF').optional(),
      muted: z.array(Muted).max(100, 'TOO_LONG').optional(),
    }),
    response: oneOf(NotificationSettings),
    errors: ['VALIDATION', 'NOT_SIGNED_IN'],
  }),
  unsubscribe: route({
    method: 'POST',
    path: '/notifications/unsubscribe',
    access: anyone,
    summary: 'Turn off the mails of one kind, with the token of a mail (RFC 8058). It needs no sign-in',
    query: z.object({ token: z.string().regex(/^[\w-]{1,100}$/, 'MALFORMED'), kind }),
    bodyTypes: ['application/x-www-form-urlencoded'],
    response: oneOf(z.object({ kind })),
    errors: ['VALIDATION', 'TOO_MANY_REQUESTS'],
  }),
};
