// zod/mini, because the schema checks the form in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { requiredText } from '../../form-fields/formFields.ts';

/** What the owner of a waiting service should correct. */
export const SendBackInput = z.object({ reason: requiredText(1000) });
