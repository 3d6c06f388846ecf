// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { ifUnmodifiedSince, line, optionalEmail, optionalLine, phone } from '../form-fields/formFields.ts';
import { correctCounty } from '../places/correctCounty.ts';

/** A homeless liaison as coordinators write it (spec §5); the county is one of the region's, however it is spelt. */
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
