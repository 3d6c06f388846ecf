import * as z from 'zod/mini';
import { line, optionalPhone } from '../form-fields/formFields.ts';
import { accountEmail, password } from './accountFields.ts';

export const SignUpInput = z.strictObject({
  email: accountEmail,
  password,
  displayName: line,
  phone: z.optional(optionalPhone),
});
export type SignUpInput = z.output<typeof SignUpInput>;

/** The form also asks to accept the terms (spec §5); `yes` is the value of that box, and is not sent to the API. */
export const SignUpForm = z.extend(SignUpInput, { acceptsTerms: z.literal('yes', 'PLEASE_ACCEPT_TERMS') });
