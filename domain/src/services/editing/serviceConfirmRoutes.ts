import { z } from 'zod';
import { oneOf, route } from '../../http/route.ts';
import { anyone } from '../../permissions/permissions.ts';

export const serviceConfirmRoutes = {
  confirm: route({
    method: 'POST',
    path: '/services/:id/confirm',
    access: anyone,
    summary: 'Say that all about a service is still right, by the token of a mail’s link',
    params: z.object({ id: z.uuid('MALFORMED') }),
    body: z.strictObject({ token: z.string('REQUIRED').regex(/^[\w-]{1,100}$/, 'MALFORMED') }),
    response: oneOf(z.object({ id: z.uuid(), verifiedAt: z.iso.datetime() })),
    errors: ['VALIDATION', 'CONFIRM_LINK_INVALID', 'TOO_MANY_REQUESTS'],
  }),
};
