// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { ifUnmodifiedSince, line, optionalLine, optionalText, requiredText } from '../../form-fields/formFields.ts';

/** A guide in lists, without its text. */
export const GuideSummary = z.object({
  id: z.uuid(),
  /** The last part of its address. Made from the first title, and never changed. */
  slug: z.string(),
  title: z.string(),
  titleEs: z.string(),
  /** Only administrators see a guide that is not published. */
  isPublished: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type GuideSummary = z.infer<typeof GuideSummary>;

/** A page that administrators add, such as "Where to sleep tonight". */
export const Guide = z.extend(GuideSummary, {
  /** Sanitized HTML. Each `h2` begins a section that folds. */
  content: z.string(),
  contentEs: z.string(),
});
export type Guide = z.infer<typeof Guide>;

const titleLength = 100;
const contentLength = 50_000;

/** The fields that administrators enter. Spanish readers get the English text if there is no Spanish one. */
export const GuideInput = z.strictObject({
  title: line.check(z.maxLength(titleLength, 'TOO_LONG')),
  titleEs: z.optional(optionalLine.check(z.maxLength(titleLength * 1.5, 'TOO_LONG'))),
  content: requiredText(contentLength),
  contentEs: z.optional(optionalText(contentLength)),
  isPublished: z.optional(z.boolean('WRONG_TYPE')),
});
export type GuideInput = z.output<typeof GuideInput>;

export const EditedGuide = z.extend(GuideInput, { updatedAt: ifUnmodifiedSince });
export type EditedGuide = z.output<typeof EditedGuide>;

export function toSummary({ id, slug, title, titleEs, isPublished, updatedAt }: Guide): GuideSummary {
  return { id, slug, title, titleEs, isPublished, updatedAt };
}
