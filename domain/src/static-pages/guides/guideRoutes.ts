import { z } from 'zod';
import { queryFlag, queryText } from '../../http/queryValues.ts';
import { listOf, oneOf, route } from '../../http/route.ts';
import { anyone, directoryCan } from '../../permissions/permissions.ts';
import { EditedGuide, Guide, GuideInput, GuideSummary } from './guide.ts';

const Id = z.object({ id: z.uuid('MALFORMED') });

export const guideRoutes = {
  list: route({
    method: 'GET',
    path: '/guides',
    access: anyone,
    summary: 'List the guides: by title, or those about a search text, best first',
    query: z.object({
      q: queryText.describe('Only guides with this subject in the title or a section heading'),
      isAll: queryFlag.describe('true: also guides that are not published, for administrators'),
    }),
    response: listOf(GuideSummary),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  detail: route({
    method: 'GET',
    path: '/guides/:id',
    access: anyone,
    summary:
      'Get a guide by its id or by the last part of its address. 404 if it is not published, except for administrators',
    params: z.object({ id: z.string().regex(/^[a-z0-9-]{1,80}$/i, 'MALFORMED') }),
    response: oneOf(Guide),
    errors: ['VALIDATION', 'NOT_FOUND'],
  }),
  add: route({
    method: 'POST',
    path: '/guides',
    access: directoryCan.write,
    summary: 'Add a guide. Its address is made from its title',
    body: GuideInput,
    response: oneOf(Guide),
    status: 201,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  edit: route({
    method: 'PUT',
    path: '/guides/:id',
    access: directoryCan.write,
    summary: 'Change a guide. 409 with the newer version in `data` if it was changed meanwhile',
    params: Id,
    body: EditedGuide,
    response: oneOf(Guide),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/guides/:id',
    access: directoryCan.write,
    summary: 'Delete a guide. For 30 days, its entry in the history restores it',
    params: Id,
    response: oneOf(z.object({ id: z.uuid() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
};
