import { z } from 'zod';
import { queryText } from '../http/queryValues.ts';
import { oneOf, route } from '../http/route.ts';
import { bulkCan } from '../permissions/permissions.ts';
import { bulkKinds } from './bulkKinds.ts';
import { ImportReport } from './importReport.ts';

const What = z.object({ what: z.enum(bulkKinds, 'NOT_ONE_OF') });

const csv = {
  bodyTypes: ['text/csv'],
  body: z.instanceof(Uint8Array, { error: 'REQUIRED' }),
} as const;

export const bulkRoutes = {
  export: route({
    method: 'GET',
    path: '/exports/:what',
    access: bulkCan.export,
    summary: 'All of a kind as a table: CSV in UTF-8 with a BOM; nothing secret, no confidential address',
    params: What,
    answerType: 'text/csv',
    response: z.string(),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  check: route({
    method: 'POST',
    path: '/imports/:what/check',
    access: bulkCan.import,
    summary: 'What the import of a table (the body) would add, change and refuse; nothing is written',
    params: What,
    ...csv,
    response: oneOf(ImportReport),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  }),
  apply: route({
    method: 'POST',
    path: '/imports/:what',
    access: bulkCan.import,
    summary: 'Import a table (the body), whole or not at all; an error bears the report under `data`',
    params: What,
    query: z.object({
      seen: queryText.describe('As the check answered it: refused with 409 where it would do anything else by now'),
    }),
    ...csv,
    response: oneOf(ImportReport),
    errors: [
      ...(['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'CHANGED_MEANWHILE', 'LAST_ADMINISTRATOR'] as const),
      ...(['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const),
    ],
  }),
};
