import { z } from 'zod';
import { oneOf, route } from '../http/route.ts';
import { anyone, isSignedIn, userCan } from '../permissions/permissions.ts';
import { EmailLinkInput, ProveEmailInput } from './accountInput.ts';

export const emailProofRoutes = {
  requestLink: route({
    method: 'POST',
    path: '/auth/email-proof',
    access: isSignedIn,
    summary: 'Request another mail with a link that proves your email. It works once, for 48 hours',
    body: EmailLinkInput,
    response: oneOf(z.object({ email: z.string(), isProven: z.boolean().describe('Then no mail is sent') })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_REQUESTS'],
  }),
  prove: route({
    method: 'PUT',
    path: '/auth/email-proof',
    access: anyone,
    summary: 'Prove an email with the link of a mail',
    body: ProveEmailInput,
    response: oneOf(z.object({ email: z.string() })),
    errors: ['VALIDATION', 'EMAIL_LINK_INVALID', 'TOO_MANY_REQUESTS'],
  }),
  unproven: route({
    method: 'GET',
    path: '/users/unproven-owners',
    access: userCan.list,
    summary: 'List the owners of waiting services who have not proven their email. Their services cannot be published',
    response: oneOf(z.array(z.uuid())),
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
};
