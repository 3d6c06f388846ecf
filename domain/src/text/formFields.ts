// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { formatTypedPhone } from './formatTypedPhone.ts';

const lineLength = 200;

/** PostgreSQL refuses NUL, and no other control character means anything in a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are just what is removed
const onOneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f]+/g, ' ');

/** One line of text, which may be left empty. */
export const optionalLine = z
  .string('WRONG_TYPE')
  .check(z.overwrite(onOneLine), z.trim(), z.maxLength(lineLength, 'TOO_LONG'));

export const line = z
  .string('REQUIRED')
  .check(z.overwrite(onOneLine), z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(lineLength, 'TOO_LONG'));

export const email = z
  .string('REQUIRED')
  .check(
    z.trim(),
    z.minLength(1, 'REQUIRED'),
    z.maxLength(254, 'TOO_LONG'),
    z.regex(z.regexes.email, 'EMAIL_MUST_BE_A_VALID_EMAIL'),
  );

/** However it was typed, it is kept as `(325) 555-0100`. */
export const phone = z
  .string('REQUIRED')
  .check(z.overwrite(formatTypedPhone), z.minLength(1, 'REQUIRED'), z.regex(/^.{14}$/, 'MALFORMED'));

/** A phone number that may be left empty. */
export const optionalPhone = z
  .string('WRONG_TYPE')
  .check(z.overwrite(formatTypedPhone), z.regex(/^(.{14})?$/, 'MALFORMED'));
