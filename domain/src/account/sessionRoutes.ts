import { z } from 'zod';
import { oneOf, route } from '../http/route.ts';
import { isSignedIn } from '../permissions/permissions.ts';

const OwnSession = z.object({
  id: z.uuid(),
  device: z.string().describe('Browser and system, such as "Chrome, Android". Empty if unknown'),
  isCurrent: z.boolean().describe('The session of this request'),
  hasSecondFactor: z.boolean().describe('Whether it began with a code of an app, or a recovery code'),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().describe('May be up to an hour late'),
  endsAt: z.iso.datetime().describe('If it is not used until then'),
});
export type OwnSession = z.output<typeof OwnSession>;

const SessionsEnded = oneOf(z.object({ endedSessions: z.number().int() }));

export const sessionRoutes = {
  list: route({
    method: 'GET',
    path: '/auth/sessions',
    access: isSignedIn,
    summary: 'List your own sessions, the current one first',
    response: oneOf(z.array(OwnSession)),
    errors: ['NOT_SIGNED_IN'],
  }),
  end: route({
    method: 'DELETE',
    path: '/auth/sessions/:id',
    access: isSignedIn,
    summary: 'End one of your own sessions',
    params: z.object({ id: z.uuid('MALFORMED') }),
    response: SessionsEnded,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  }),
  endOthers: route({
    method: 'DELETE',
    path: '/auth/sessions',
    access: isSignedIn,
    summary: 'End all your own sessions except the current one',
    response: SessionsEnded,
    errors: ['NOT_SIGNED_IN'],
  }),
};
