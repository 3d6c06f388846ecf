// zod/mini, because this schema checks a form in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { line } from '../../form-fields/formFields.ts';
import { CodeInput } from '../secondFactorInput.ts';

/** The name distinguishes the passkeys of one person: "This phone". */
export const BeginPasskeyInput = z.extend(CodeInput, {
  name: line.check(z.maxLength(60, 'TOO_LONG')),
});
