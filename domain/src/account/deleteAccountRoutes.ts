import { z } from 'zod';
import { oneOf, route } from '../http/route.ts';
import { isSignedIn } from '../permissions/permissions.ts';
import { DeleteAccountInput } from './secondFactorInput.ts';

const AccountDeletion = z.object({
  services: z
    .array(z.object({ id: z.uuid(), name: z.string() }))
    .describe('The services that you own, by name. At most 100'),
  countServices: z.int(),
  isLastAdministrator: z.boolean().describe('Then the account cannot be deleted'),
  needsPassword: z.boolean().describe('Otherwise the email is needed'),
  needsCode: z.boolean().describe('The account has a second factor'),
});
export type AccountDeletion = z.output<typeof AccountDeletion>;

export const deleteAccountRoutes = {
  preview: route({
    method: 'GET',
    path: '/auth/delete-account',
    access: isSignedIn,
    summary: 'Get what happens if you delete your own account, and what is needed for it',
    response: oneOf(AccountDeletion),
    errors: ['NOT_SIGNED_IN'],
  }),
  remove: route({
    method: 'POST',
    path: '/auth/delete-account',
    access: isSignedIn,
    summary:
      'Delete your own account. Its services stay, without an owner. An administrator can restore it for 30 days',
    body: DeleteAccountInput,
    response: oneOf(z.object({ id: z.uuid() })),
    errors: [
      'VALIDATION',
      'NOT_SIGNED_IN',
      'CURRENT_PASSWORD_WRONG',
      'CODE_INVALID',
      'LAST_ADMINISTRATOR',
      'TOO_MANY_ATTEMPTS',
      'TOO_MANY_REQUESTS',
    ],
  }),
};
