import { z } from 'zod';
import { queryNumber } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { anyone, directoryCan } from '../permissions/permissions.ts';
import { StaticPageInput } from './staticPageInput.ts';
import { staticPageNames } from './staticPageName.ts';

export const StaticPage = z.object({
  name: z.enum(staticPageNames),
  /** Sanitized HTML. */
  content: z.string(),
  updatedAt: z.iso.datetime(),
});
export type StaticPage = z.infer<typeof StaticPage>;

/** An earlier version of a page. */
const StaticPageVersion = z.object({
  id: z.uuid(),
  content: z.string(),
  savedAt: z.iso.datetime(),
  /** The author. Null for the text of the region profile, and if the account was deleted. */
  user: z.object({ id: z.uuid(), email: z.string(), displayName: z.string() }).nullable(),
});

const params = z.object({ name: z.enum(staticPageNames) });

export const staticPageRoutes = {
  detail: route({
    method: 'GET',
    path: '/static-pages/:name',
    access: anyone,
    summary: 'Get a static page in one language',
    params,
    response: oneOf(StaticPage),
    errors: ['NOT_FOUND'],
  }),
  edit: route({
    method: 'PUT',
    path: '/static-pages/:name',
    access: directoryCan.write,
    summary: 'Change a static page. 409 with the newer version in `data` if it was changed meanwhile',
    params,
    body: StaticPageInput,
    response: oneOf(StaticPage),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  versions: route({
    method: 'GET',
    path: '/static-pages/:name/versions',
    access: directoryCan.write,
    summary: 'List the versions of a static page, newest first. To restore one, save its content again',
    params,
    query: z.object({ limit: queryNumber(1, 100), skip: queryNumber(0, 1_000_000) }),
    response: listOf(StaticPageVersion),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
};
