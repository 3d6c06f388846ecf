// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { ifUnmodifiedSince, line, optionalLine, optionalLink } from '../form-fields/formFields.ts';
import { correctCounty } from '../places/county.ts';

/** A region of an education service center (ESC) with the counties that it serves (spec §3). */
export const Region = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  website: z.string(),
  counties: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Region = z.infer<typeof Region>;

/** No state has more counties than about 250. */
const mostCounties = 300;

const withoutDuplicates = (names: readonly string[]): string[] => [...new Set(names)];

/** The fields that administrators enter (spec §5). The server rejects counties that the state does not have (rules.md §5). */
export const RegionInput = z.strictObject({
  name: line,
  type: z.optional(optionalLine),
  website: z.optional(optionalLink),
  counties: z.optional(
    z
      .array(line.check(z.overwrite(correctCounty)), 'WRONG_TYPE')
      .check(z.overwrite(withoutDuplicates), z.maxLength(mostCounties, 'TOO_LONG')),
  ),
});
export type RegionInput = z.output<typeof RegionInput>;

export const EditedRegion = z.extend(RegionInput, { updatedAt: ifUnmodifiedSince });
export type EditedRegion = z.output<typeof EditedRegion>;
