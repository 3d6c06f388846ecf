// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { plainLines } from '../form-fields/plainLines.ts';
import { readCoordinate } from '../places/readCoordinate.ts';

const messageLength = 5000;

export const message = z
  .string('REQUIRED')
  .check(z.overwrite(plainLines), z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(messageLength, 'TOO_LONG'));

/** `longitude|latitude` in degrees. */
export const coordinateText = z.string('MALFORMED').check(
  z.maxLength(60, 'MALFORMED'),
  z.check<string>((context) => {
    const read = readCoordinate(context.value);
    if (typeof read === 'string')
      context.issues.push({ code: 'custom', message: read, input: context.value, continue: false });
  }),
);
