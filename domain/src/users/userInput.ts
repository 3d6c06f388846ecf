// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { ifUnmodifiedSince, optionalLine, optionalPhone } from '../form-fields/formFields.ts';

/** The default number of services that a user may add (spec §9). */
export const defaultTotalServices = 3;

/** The fields of a user that an administrator edits (spec §5). Missing fields keep their value; `totalServices` null means the default. */
export const UserInput = z.strictObject({
  displayName: z.optional(optionalLine),
  phone: z.optional(optionalPhone),
  totalServices: z.optional(
    z.nullable(z.int('WRONG_TYPE').check(z.minimum(1, 'MINIMUM_TOTAL_SERVICE'), z.maximum(10_000, 'TOO_BIG'))),
  ),
  updatedAt: ifUnmodifiedSince,
});
export type UserInput = z.output<typeof UserInput>;
