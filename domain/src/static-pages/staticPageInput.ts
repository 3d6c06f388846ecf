// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { ifUnmodifiedSince, requiredText } from '../form-fields/formFields.ts';

const mostCharacters = 100_000;

/** A page of text as administrators write it, in HTML; what could run or load is taken out. */
export const StaticPageInput = z.strictObject({ content: requiredText(mostCharacters), updatedAt: ifUnmodifiedSince });
export type StaticPageInput = z.output<typeof StaticPageInput>;
