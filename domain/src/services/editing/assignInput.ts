// zod/mini, because the schema checks the form in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { optionalEmail } from '../../form-fields/formFields.ts';

/** The account that owns services from now on. Empty: nobody. */
export const AssignInput = z.object({ userEmail: optionalEmail });
