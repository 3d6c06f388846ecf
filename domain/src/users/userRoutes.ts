import { z } from 'zod';
import { queryFlag, queryListOf, queryNumber, queryText } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { roles, userCan } from '../permissions/permissions.ts';
import { InvitationInput, ListedUser, ManagedUser, ManagedUserDetail, Role, UserInput } from './user.ts';

const Id = z.object({ id: z.uuid('MALFORMED') });

export const userRoutes = {
  list: route({
    method: 'GET',
    path: '/users',
    access: userCan.search,
    summary: 'List users. Coordinators receive only the fields that they need to choose a manager',
    query: z.object({
      q: queryText.describe('A part of the email, name, or phone number'),
      role: queryListOf(roles).describe('Comma list of roles. Only for administrators'),
      isDeleted: queryFlag.describe('true: users deleted in the last 30 days. Only for administrators'),
      sort: queryListOf(['createdAt', 'displayName']).describe(
        'By default createdAt, newest first. displayName: by name',
      ),
      limit: queryNumber(0, 100).describe('Page size, by default 25; 0 means all'),
      skip: queryNumber(0, 1_000_000),
    }),
    response: listOf(ListedUser),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  invite: route({
    method: 'POST',
    path: '/users',
    access: userCan.invite,
    summary: 'Add an account, and mail its owner a link to choose a password, in the given language',
    body: InvitationInput,
    response: oneOf(ManagedUser),
    status: 201,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'EMAIL_ALREADY_USED'],
  }),
  detail: route({
    method: 'GET',
    path: '/users/:id',
    access: userCan.list,
    summary: 'Get a user',
    params: Id,
    response: oneOf(ManagedUserDetail),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
  edit: route({
    method: 'PUT',
    path: '/users/:id',
    access: userCan.edit,
    summary: 'Change a user. 409 with the newer version in `data` if it was changed meanwhile',
    params: Id,
    body: UserInput,
    response: oneOf(ManagedUser),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/users/:id',
    access: userCan.delete,
    summary: 'Delete a user. Their services stay, without an owner. The user can be restored for 30 days',
    params: Id,
    response: oneOf(z.object({ id: z.uuid() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'LAST_ADMINISTRATOR'],
  }),
  restore: route({
    method: 'POST',
    path: '/users/:id/restore',
    access: userCan.delete,
    summary: 'Restore a deleted user, and their services that still have no owner',
    params: Id,
    response: oneOf(ManagedUser),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'EMAIL_ALREADY_USED'],
  }),
  setPermission: route({
    method: 'POST',
    path: '/users/:userId/set-permission',
    access: userCan.edit,
    summary: 'Set the role of another user',
    params: z.object({ userId: z.uuid('MALFORMED') }),
    body: z.strictObject({ role: z.enum(roles, 'NOT_ONE_OF') }),
    response: oneOf(z.object({ id: z.uuid(), roles: z.array(Role) })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'LAST_ADMINISTRATOR'],
  }),
};
