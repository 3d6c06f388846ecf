import { z } from 'zod';
import { queryFlag, queryList, queryText } from '../http/queryValues.ts';
import { oneOf, route } from '../http/route.ts';
import { bulkCan } from '../permissions/permissions.ts';
import { bulkKinds, maxChosenRows } from './bulkKinds.ts';
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
    summary: 'Export a list as CSV in UTF-8 with a BOM, without secrets and confidential addresses',
    params: What,
    query: z.object({
      _id: queryList
        .pipe(z.array(z.uuid('MALFORMED')).max(maxChosenRows, 'TOO_LONG').optional())
        .describe('Comma list of ids: only these records'),
      isTemplate: queryFlag.describe('Instead of the list, a few example rows with the usual columns'),
    }),
    answerType: 'text/csv',
    response: z.string(),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  check: route({
    method: 'POST',
    path: '/imports/:what/check',
    access: bulkCan.import,
    summary: 'Check an import without storing anything: what the CSV file (the body) would add, change, and reject',
    params: What,
    ...csv,
    response: oneOf(ImportReport),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  }),
  apply: route({
    method: 'POST',
    path: '/imports/:what',
    access: bulkCan.import,
    summary: 'Import a CSV file (the body) completely or not at all. An error contains the report in `data`',
    params: What,
    query: z.object({
      seen: queryText.describe('The `seen` of the check. 409 if the import would now do something different'),
    }),
    ...csv,
    response: oneOf(ImportReport),
    errors: [
      ...(['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'CHANGED_MEANWHILE', 'LAST_ADMINISTRATOR'] as const),
      ...(['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const),
    ],
  }),
};
