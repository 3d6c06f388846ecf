// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { formatTypedPhone } from './formatTypedPhone.ts';
import { plainLines } from './plainLines.ts';
import { addScheme, isWebAddress } from './webLink.ts';

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

/** An e-mail address that may be left empty. */
export const optionalEmail = z.string('WRONG_TYPE').check(
  z.trim(),
  z.maxLength(254, 'TOO_LONG'),
  z.refine((text) => text === '' || z.regexes.email.test(text), 'EMAIL_MUST_BE_A_VALID_EMAIL'),
);

/** A web address that may be left empty; anything but http and https is refused. */
export const optionalLink = z.string('WRONG_TYPE').check(
  z.trim(),
  z.overwrite(addScheme),
  z.maxLength(500, 'TOO_LONG'),
  z.refine((text) => text === '' || isWebAddress(text), 'MALFORMED'),
);

/** Some lines of text, which may be left empty. */
export const optionalText = (most: number) =>
  z.string('WRONG_TYPE').check(z.overwrite(plainLines), z.trim(), z.maxLength(most, 'TOO_LONG'));

export const requiredText = (most: number) =>
  z
    .string('REQUIRED')
    .check(z.overwrite(plainLines), z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(most, 'TOO_LONG'));

/** What somebody has read before they changed it: who changed it since is not written over (api.md). */
export const ifUnmodifiedSince = z.optional(z.iso.datetime('MALFORMED'));
