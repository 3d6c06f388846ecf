// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { ifUnmodifiedSince, optionalLine, optionalPhone } from '../form-fields/formFields.ts';

/** How many services somebody may add where nothing else is said (spec §9). */
export const defaultTotalServices = 3;

/** What an administrator changes of somebody (spec §5); what is not sent stays. `totalServices` null: the usual number. */
export const UserInput = z.strictObject({
  displayName: z.optional(optionalLine),
  phone: z.optional(optionalPhone),
  totalServices: z.optional(
    z.nullable(z.int('WRONG_TYPE').check(z.minimum(1, 'MINIMUM_TOTAL_SERVICE'), z.maximum(10_000, 'TOO_BIG'))),
  ),
  updatedAt: ifUnmodifiedSince,
});
export type UserInput = z.output<typeof UserInput>;
