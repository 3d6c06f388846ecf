import * as z from 'zod/mini';
import { accountEmail, password } from './accountFields.ts';

/** `language`: the one in which the person reads the page, which comes first in the mail. */
export const RequestResetInput = z.strictObject({
  email: accountEmail,
  language: z.optional(z.enum(['en', 'es', 'vi'], 'NOT_ONE_OF')),
});
export type RequestResetInput = z.output<typeof RequestResetInput>;

/** `token` and `email` as they stand in the link of the mail. */
export const ResetPasswordInput = z.strictObject({
  token: z.string('REQUIRED').check(z.minLength(1, 'REQUIRED'), z.maxLength(100, 'TOO_LONG')),
  email: accountEmail,
  password,
});
export type ResetPasswordInput = z.output<typeof ResetPasswordInput>;

/** The form asks only for the password; the rest stands in the address of its page. */
export const NewPasswordForm = z.object({ password });

export const ChangePasswordInput = z.strictObject({ oldPassword: password, newPassword: password });
export type ChangePasswordInput = z.output<typeof ChangePasswordInput>;

/** The form asks for the new password twice; `confirmPassword` is not sent to the API. */
export const ChangePasswordForm = z
  .extend(ChangePasswordInput, { confirmPassword: z.string('REQUIRED').check(z.minLength(1, 'REQUIRED')) })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: 'PASSWORD_NOT_MATCH',
      path: ['confirmPassword'],
    }),
  );
