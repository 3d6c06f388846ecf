import { z } from 'zod';
import { oneOf, route } from '../http/route.ts';
import { roles, userCan } from '../permissions/permissions.ts';
import { ManagedUser, SocialMethod } from './user.ts';

const Id = z.object({ id: z.uuid('MALFORMED') });

/** What belongs to an account. Drafts, favorites, and kudos are not here: they are stored on the person's devices. */
const AccountContents = z.object({
  countOwned: z.int().describe('Services that the person owns'),
  countManaged: z.int().describe('Services that the person manages'),
  countReplies: z.int().describe('Answers to messages of visitors'),
  countArchived: z.int().describe('Messages that the person has archived'),
  countChanges: z.int().describe('Changes of services and directories'),
  countNotifications: z.int(),
  countBedLinks: z.int().describe('Links that count beds without an account'),
  countSessions: z.int().describe('Devices that are signed in'),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  methods: z.array(SocialMethod).describe('Other ways to sign in'),
});
export type AccountContents = z.infer<typeof AccountContents>;

export const accountMergeRoutes = {
  contents: route({
    method: 'GET',
    path: '/users/:id/contents',
    access: userCan.merge,
    summary: 'Count what belongs to an account, before it is merged with another one',
    params: Id,
    response: oneOf(AccountContents),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
  merge: route({
    method: 'POST',
    path: '/users/:id/merge',
    access: userCan.merge,
    summary: 'Move everything of another account to this one, and delete the other one. It cannot be undone',
    params: Id,
    body: z.strictObject({
      other: z.uuid('MALFORMED').describe('The account that is deleted. Not your own'),
      role: z
        .enum(roles, 'NOT_ONE_OF')
        .optional()
        .describe('The role from then on: the role of one of the two. By default the role of the account that stays'),
    }),
    response: oneOf(ManagedUser),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
};
