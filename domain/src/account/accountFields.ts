// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { email } from '../form-fields/formFields.ts';

/** Upper and lower case are one address: it is kept, and looked for, in lower case (spec §7). */
export const accountEmail = email.check(z.toLowerCase());

/** At least 6 characters (spec §5); at most what is hashed without effort. */
export const password = z
  .string('REQUIRED')
  .check(z.minLength(1, 'REQUIRED'), z.minLength(6, 'TOO_SHORT'), z.maxLength(200, 'TOO_LONG'));
