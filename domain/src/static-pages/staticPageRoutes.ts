import { z } from 'zod';
import { oneOf } from '../http/page.ts';
import { route } from '../http/route.ts';
import { anyone } from '../users/permissions.ts';

/** The pages that administrators write (spec §7); the FAQ has a Spanish twin as the others do. */
export const staticPageNames = [
  'ABOUT',
  'ABOUT_ES',
  'TERMS',
  'TERMS_ES',
  'PRIVACY',
  'PRIVACY_ES',
  'FAQ',
  'FAQ_ES',
] as const;
export type StaticPageName = (typeof staticPageNames)[number];

export const StaticPage = z.object({
  name: z.enum(staticPageNames),
  /** HTML, already sanitised. */
  content: z.string(),
  updatedAt: z.iso.datetime(),
});
export type StaticPage = z.infer<typeof StaticPage>;

export const staticPageRoutes = {
  detail: route({
    method: 'GET',
    path: '/static-pages/:name',
    access: anyone,
    summary: 'A page of text in one language',
    params: z.object({ name: z.enum(staticPageNames) }),
    response: oneOf(StaticPage),
    errors: ['NOT_FOUND'],
  }),
};
