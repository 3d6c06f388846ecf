import { z } from 'zod';
import { queryListOf, queryNumber } from '../http/queryValues.ts';
import { listOf, route } from '../http/route.ts';
import { userCan } from '../permissions/permissions.ts';
import { auditKinds } from './auditKinds.ts';

const AuditPerson = z.object({ id: z.uuid(), name: z.string().describe('Empty if the account was deleted') });

const AuditEntry = z.object({
  id: z.uuid(),
  kind: z.enum(auditKinds),
  user: AuditPerson.nullable().describe('The account that it is about. null: there is no such account'),
  actor: AuditPerson.nullable().describe('The person who did it, if it was another one'),
  network: z.string().describe('The network of the address, without its last part'),
  detail: z.string().describe('The route that was refused, or the roles before and after'),
  times: z.int().min(1).describe('How often the same happened within an hour'),
  firstAt: z.iso.datetime(),
  at: z.iso.datetime().describe('The last time'),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const auditRoutes = {
  list: route({
    method: 'GET',
    path: '/audit',
    access: userCan.readAudit,
    summary: 'List sign-ins, refusals, and changes of accounts in the last 180 days, newest first',
    query: z.object({
      kind: queryListOf(auditKinds),
      limit: queryNumber(1, 100).describe('Page size, by default 25'),
      skip: queryNumber(0, 1_000_000),
    }),
    response: listOf(AuditEntry),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
};
