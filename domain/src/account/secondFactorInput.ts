// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { languages } from '../translation/languages.ts';
import { accountEmail, password } from './accountInput.ts';

/** Six digits of an app, or a recovery code. Spaces and hyphens do not count. */
const code = z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(40, 'TOO_LONG'));

export const CodeInput = z.strictObject({ code });

/** Comes with SECOND_FACTOR_REQUIRED. */
export const signInChallenge = z.string().check(z.minLength(1, 'REQUIRED'), z.maxLength(100, 'TOO_LONG'));

export const SignInCodeInput = z.strictObject({ challenge: signInChallenge, code });

/** The password, if the account has one. */
export const BeginSecondFactorInput = z.strictObject({ password: z.optional(password) });

/**
 * Proves that the person who deletes an account is its owner. An account without a password needs `email` instead, and
 * one with a second factor also needs `code`. `language` is the language of the page. The mail begins in this language.
 */
export const DeleteAccountInput = z.strictObject({
  password: z.optional(password),
  email: z.optional(accountEmail),
  code: z.optional(code),
  language: z.optional(z.enum(languages, 'NOT_ONE_OF')),
});
