// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { ifUnmodifiedSince, requiredText } from '../form-fields/formFields.ts';

const mostCharacters = 100_000;

/** The HTML that an administrator enters. The server removes scripts and everything that loads from other servers. */
export const StaticPageInput = z.strictObject({ content: requiredText(mostCharacters), updatedAt: ifUnmodifiedSince });
export type StaticPageInput = z.output<typeof StaticPageInput>;
