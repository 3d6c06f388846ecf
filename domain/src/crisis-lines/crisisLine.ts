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

/** A number to call, text, or chat with in a crisis (spec §3). */
export const CrisisLine = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  descriptionEs: z.string(),
  phone: z.string(),
  text: z.string(),
  chatWebLink: z.string(),
  website: z.string(),
  area: z.string(),
  areaEs: z.string(),
  time: z.string(),
  timeEs: z.string(),
  isUrgent: z.boolean(),
  /** The position in the list, from 1. Administrators order the list. */
  position: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type CrisisLine = z.infer<typeof CrisisLine>;

const descriptionLength = 1000;

/** The fields that administrators enter (spec §5). A phone number is any line, because some have three digits. */
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
