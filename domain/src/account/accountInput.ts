// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { email, line, optionalLine, optionalPhone } from '../form-fields/formFields.ts';
import { languages } from '../translation/languages.ts';

/** Stored and compared in lowercase, so upper and lower case are the same address (spec §7). */
export const accountEmail = email.check(z.toLowerCase());

/** At least 6 characters (spec §5). The maximum limits the time that hashing takes. */
export const password = z
  .string()
  .check(z.minLength(1, 'REQUIRED'), z.minLength(6, 'TOO_SHORT'), z.maxLength(200, 'TOO_LONG'));

export const SignInInput = z.strictObject({ email: accountEmail, password });
export type SignInInput = z.output<typeof SignInInput>;

/** The language of the page. The mail begins in this language. */
const language = z.optional(z.enum(languages, 'NOT_ONE_OF'));

export const SignUpInput = z.strictObject({
  email: accountEmail,
  password,
  displayName: line,
  phone: z.optional(optionalPhone),
  language,
});
export type SignUpInput = z.output<typeof SignUpInput>;

/**
 * The form also requires consent to the terms (spec §5). `yes` is the value of the checkbox; it is not sent to the API.
 */
export const SignUpForm = z.extend(SignUpInput, { acceptsTerms: z.literal('yes', 'PLEASE_ACCEPT_TERMS') });

/** The fields that users can change in their own account (spec §5). A missing field keeps its value. */
export const ProfileInput = z.strictObject({
  displayName: z.optional(optionalLine),
  phone: z.optional(optionalPhone),
});
export type ProfileInput = z.output<typeof ProfileInput>;

export const RequestResetInput = z.strictObject({ email: accountEmail, language });
export type RequestResetInput = z.output<typeof RequestResetInput>;

/** `token` and `email` come from the link in the mail. */
export const ResetPasswordInput = z.strictObject({
  token: z.string().check(z.minLength(1, 'REQUIRED'), z.maxLength(100, 'TOO_LONG')),
  email: accountEmail,
  password,
});
export type ResetPasswordInput = z.output<typeof ResetPasswordInput>;

/** The form has only the password. The token and the email are in the address of its page. */
export const NewPasswordForm = z.object({ password });

export const ChangePasswordInput = z.strictObject({ oldPassword: password, newPassword: password });
export type ChangePasswordInput = z.output<typeof ChangePasswordInput>;

/** The form has the new password twice. `confirmPassword` is not sent to the API. */
export const ChangePasswordForm = z
  .extend(ChangePasswordInput, { confirmPassword: z.string().check(z.minLength(1, 'REQUIRED')) })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: 'PASSWORD_NOT_MATCH',
      path: ['confirmPassword'],
    }),
  );

export const EmailLinkInput = z.strictObject({ language });

/** `token` comes from the link in the mail. */
export const ProveEmailInput = z.strictObject({
  token: z.string().check(z.minLength(1, 'REQUIRED'), z.maxLength(100, 'TOO_LONG')),
});
