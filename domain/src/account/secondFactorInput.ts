// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { password } from './accountInput.ts';

/** Six digits of an app, or a recovery code. Spaces and hyphens do not count. */
const code = z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(40, 'TOO_LONG'));

export const CodeInput = z.strictObject({ code });

/** `challenge` comes with SECOND_FACTOR_REQUIRED. */
export const SignInCodeInput = z.strictObject({
  challenge: z.string().check(z.minLength(1, 'REQUIRED'), z.maxLength(100, 'TOO_LONG')),
  code,
});

/** The password, if the account has one. */
export const BeginSecondFactorInput = z.strictObject({ password: z.optional(password) });
