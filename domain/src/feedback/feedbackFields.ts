// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { readCoordinate } from '../places/readCoordinate.ts';
import { formatTypedPhone } from '../text/formatTypedPhone.ts';

const lineLength = 200;
const messageLength = 5000;

const requiredText = (max: number) =>
  z.string('REQUIRED').check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(max, 'TOO_LONG'));

export const line = requiredText(lineLength);
export const message = requiredText(messageLength);
export const email = requiredText(254).check(z.regex(z.regexes.email, 'EMAIL_MUST_BE_A_VALID_EMAIL'));
/** However it was typed, it is kept as `(325) 555-0100`. */
export const phone = z
  .string('REQUIRED')
  .check(z.overwrite(formatTypedPhone), z.minLength(1, 'REQUIRED'), z.regex(/^.{14}$/, 'MALFORMED'));

/** `longitude|latitude` in degrees. */
export const coordinateText = z.string('MALFORMED').check(
  z.maxLength(60, 'MALFORMED'),
  z.check<string>((context) => {
    const read = readCoordinate(context.value);
    if (typeof read === 'string')
      context.issues.push({ code: 'custom', message: read, input: context.value, continue: false });
  }),
);
