import { z } from 'zod';
import { queryNumber } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { anyone, directoryCan } from '../permissions/permissions.ts';
import { StaticPageInput } from './staticPageInput.ts';
import { staticPageNames } from './staticPageName.ts';

export const StaticPage = z.object({
  name: z.enum(staticPageNames),
  /** HTML, already sanitised. */
  content: z.string(),
  updatedAt: z.iso.datetime(),
});
export type StaticPage = z.infer<typeof StaticPage>;

/** A page as it once stood. */
const StaticPageVersion = z.object({
  id: z.uuid(),
  content: z.string(),
  savedAt: z.iso.datetime(),
  /** Who wrote it; null for what the region brought along, and for somebody whose account is gone. */
  user: z.object({ id: z.uuid(), email: z.string(), displayName: z.string() }).nullable(),
});

const params = z.object({ name: z.enum(staticPageNames) });

export const staticPageRoutes = {
  detail: route({
    method: 'GET',
    path: '/static-pages/:name',
    access: anyone,
    summary: 'A page of text in one language',
    params,
    response: oneOf(StaticPage),
    errors: ['NOT_FOUND'],
  }),
  edit: route({
    method: 'PUT',
    path: '/static-pages/:name',
    access: directoryCan.write,
    summary: 'Write a page; 409 bears the newer one, under `data`, where it was changed since it was read',
    params,
    body: StaticPageInput,
    response: oneOf(StaticPage),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  versions: route({
    method: 'GET',
    path: '/static-pages/:name/versions',
    access: directoryCan.write,
    summary: 'A page as it stood, the newest first: to go back, write its content again',
    params,
    query: z.object({ limit: queryNumber(1, 100), skip: queryNumber(0, 1_000_000) }),
    response: listOf(StaticPageVersion),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
};
