// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import {
  ifUnmodifiedSince,
  line,
  optionalLine,
  optionalLink,
  optionalText,
  requiredText,
} from '../form-fields/formFields.ts';

const descriptionLength = 1000;

/** A crisis line as administrators write it (spec §5). Some are reached at three digits: a phone number is any line. */
export const CrisisLineInput = z.strictObject({
  name: line,
  description: requiredText(descriptionLength),
  descriptionEs: z.optional(optionalText(descriptionLength * 1.5)),
  phone: line,
  text: z.optional(optionalLine),
  chatWebLink: z.optional(optionalLink),
  website: z.optional(optionalLink),
  area: line,
  areaEs: z.optional(optionalLine),
  time: line,
  timeEs: z.optional(optionalLine),
  isUrgent: z.optional(z.boolean('WRONG_TYPE')),
});
export type CrisisLineInput = z.output<typeof CrisisLineInput>;

export const EditedCrisisLine = z.extend(CrisisLineInput, { updatedAt: ifUnmodifiedSince });
export type EditedCrisisLine = z.output<typeof EditedCrisisLine>;
