// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { ifUnmodifiedSince, line, optionalLine, optionalLink } from '../form-fields/formFields.ts';

/** Texas has 254 counties. */
const mostCounties = 300;

/** A region as administrators write it (spec §5). */
export const RegionInput = z.strictObject({
  name: line,
  type: z.optional(optionalLine),
  website: z.optional(optionalLink),
  counties: z.optional(z.array(line, 'WRONG_TYPE').check(z.maxLength(mostCounties, 'TOO_LONG'))),
});
export type RegionInput = z.output<typeof RegionInput>;

export const EditedRegion = z.extend(RegionInput, { updatedAt: ifUnmodifiedSince });
export type EditedRegion = z.output<typeof EditedRegion>;
