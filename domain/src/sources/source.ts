// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { ifUnmodifiedSince, line, optionalLine, optionalLink } from '../form-fields/formFields.ts';
import { sourceKinds, sourceSchedules } from './sourceKinds.ts';

const LONGEST_GRACE = 365;

/** The fields that administrators enter. */
export const SourceInput = z
  .strictObject({
    name: line.check(z.maxLength(200, 'TOO_LONG')),
    license: z._default(optionalLine.check(z.maxLength(200, 'TOO_LONG')), ''),
    contact: z._default(optionalLine.check(z.maxLength(200, 'TOO_LONG')), ''),
    kind: z.enum(sourceKinds, 'NOT_ONE_OF'),
    url: z._default(optionalLink, ''),
    schedule: z.enum(sourceSchedules, 'NOT_ONE_OF'),
    graceDays: z.coerce
      .number('WRONG_TYPE')
      .check(z.int('WRONG_TYPE'), z.minimum(0, 'TOO_SMALL'), z.maximum(LONGEST_GRACE, 'TOO_BIG')),
    updatedAt: ifUnmodifiedSince,
  })
  .check(
    z.refine(({ kind, url }) => kind === 'UPLOAD' || url !== '', { path: ['url'], error: 'REQUIRED' }),
    // Nobody is there to choose a file.
    z.refine(({ kind, schedule }) => kind === 'API' || schedule === 'MANUAL', {
      path: ['schedule'],
      error: 'NOT_ONE_OF',
    }),
  );
export type SourceInput = z.output<typeof SourceInput>;
