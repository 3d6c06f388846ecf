import { z } from 'zod';
import { queryFlag, queryListOf, queryNumber, queryText } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { roles, userCan } from '../permissions/permissions.ts';
import { ListedUser, ManagedUser, Role, UserInput } from './user.ts';

const Id = z.object({ id: z.uuid('MALFORMED') });

export const userRoutes = {
  list: route({
    method: 'GET',
    path: '/users',
    access: userCan.search,
    summary: 'People, by name: for administrators all about them, for coordinators whom to choose as a manager',
    query: z.object({
      q: queryText.describe('What e-mail, name or phone contain'),
      role: queryListOf(roles).describe('Comma list of roles; for administrators'),
      isDeleted: queryFlag.describe('true: those deleted in the last 30 days; for administrators'),
      limit: queryNumber(1, 100).describe('Page size, 25 where it is missing'),
      skip: queryNumber(0, 1_000_000),
    }),
    response: listOf(ListedUser),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  detail: route({
    method: 'GET',
    path: '/users/:id',
    access: userCan.list,
    summary: 'One account',
    params: Id,
    response: oneOf(ManagedUser),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
  edit: route({
    method: 'PUT',
    path: '/users/:id',
    access: userCan.edit,
    summary: 'Change an account; 409 bears the newer state, under `data`, where it was changed since it was read',
    params: Id,
    body: UserInput,
    response: oneOf(ManagedUser),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/users/:id',
    access: userCan.delete,
    summary: 'Delete an account; its services stay, without owner. For 30 days it can be restored',
    params: Id,
    response: oneOf(z.object({ id: z.uuid() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'LAST_ADMINISTRATOR'],
  }),
  restore: route({
    method: 'POST',
    path: '/users/:id/restore',
    access: userCan.delete,
    summary: 'Take a deletion back; those of its services that nobody owns since are its own again',
    params: Id,
    response: oneOf(ManagedUser),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'EMAIL_ALREADY_USED'],
  }),
  setPermission: route({
    method: 'POST',
    path: '/users/:userId/set-permission',
    access: userCan.edit,
    summary: 'Give somebody a role; nobody changes their own',
    params: z.object({ userId: z.uuid('MALFORMED') }),
    body: z.strictObject({ role: z.enum(roles, 'NOT_ONE_OF') }),
    response: oneOf(z.object({ id: z.uuid(), roles: z.array(Role) })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'LAST_ADMINISTRATOR'],
  }),
};
