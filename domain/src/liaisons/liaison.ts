// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { ifUnmodifiedSince, line, optionalEmail, optionalLine, phone } from '../form-fields/formFields.ts';
import { correctCounty } from '../places/county.ts';

/** A school district's homeless liaison (spec §3). */
export const Liaison = z.object({
  id: z.uuid(),
  county: z.string(),
  schoolDistrict: z.string(),
  displayName: z.string(),
  title: z.string(),
  email: z.string(),
  phone: z.string(),
  extension: z.string(),
  isSample: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Liaison = z.infer<typeof Liaison>;

/** The fields that coordinators enter (spec §5). */
export const LiaisonInput = z.strictObject({
  county: line.check(z.overwrite(correctCounty)),
  schoolDistrict: line,
  displayName: line,
  title: line,
  email: z.optional(optionalEmail),
  phone,
  extension: z.optional(optionalLine),
});
export type LiaisonInput = z.output<typeof LiaisonInput>;

export const EditedLiaison = z.extend(LiaisonInput, { updatedAt: ifUnmodifiedSince });
export type EditedLiaison = z.output<typeof EditedLiaison>;
