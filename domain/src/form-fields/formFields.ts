// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { formatPhone, readPhone } from './phoneNumber.ts';
import { addScheme, isWebAddress, plainLines } from './typedText.ts';

const lineLength = 200;

/** PostgreSQL rejects NUL, and other control characters have no meaning in a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this removes control characters
const onOneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f]+/g, ' ');

/** One line of text; may be empty. */
export const optionalLine = z
  .string('WRONG_TYPE')
  .check(z.overwrite(onOneLine), z.trim(), z.maxLength(lineLength, 'TOO_LONG'));

export const line = z
  .string()
  .check(z.overwrite(onOneLine), z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(lineLength, 'TOO_LONG'));

export const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'REQUIRED'),
    z.maxLength(254, 'TOO_LONG'),
    z.regex(z.regexes.email, 'EMAIL_MUST_BE_A_VALID_EMAIL'),
  );

const phoneLength = 40;
const isPhoneOrNone = (text: string) => text === '' || readPhone(text) !== null;

/** Stored as `(325) 555-0100`, with an extension, or with a country code (rules.md §5). */
export const phone = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'REQUIRED'),
    z.maxLength(phoneLength, 'TOO_LONG'),
    z.overwrite(formatPhone),
    z.refine(isPhoneOrNone, 'MALFORMED'),
  );

/** A phone number; may be empty. */
export const optionalPhone = z
  .string('WRONG_TYPE')
  .check(
    z.trim(),
    z.maxLength(phoneLength, 'TOO_LONG'),
    z.overwrite(formatPhone),
    z.refine(isPhoneOrNone, 'MALFORMED'),
  );

/** An email address; may be empty. */
export const optionalEmail = z.string('WRONG_TYPE').check(
  z.trim(),
  z.maxLength(254, 'TOO_LONG'),
  z.refine((text) => text === '' || z.regexes.email.test(text), 'EMAIL_MUST_BE_A_VALID_EMAIL'),
);

/** A web address with http or https; may be empty. */
export const optionalLink = z.string('WRONG_TYPE').check(
  z.trim(),
  z.overwrite(addScheme),
  z.maxLength(500, 'TOO_LONG'),
  z.refine((text) => text === '' || isWebAddress(text), 'MALFORMED'),
);

/** Several lines of text; may be empty. */
export const optionalText = (most: number) =>
  z.string('WRONG_TYPE').check(z.overwrite(plainLines), z.trim(), z.maxLength(most, 'TOO_LONG'));

export const requiredText = (most: number) =>
  z.string().check(z.overwrite(plainLines), z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(most, 'TOO_LONG'));

/** The `updatedAt` that the editor loaded. The server rejects the change if the record is newer (api.md). */
export const ifUnmodifiedSince = z.optional(z.iso.datetime('MALFORMED'));
