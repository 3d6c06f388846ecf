// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { email, line, phone } from '../form-fields/formFields.ts';
import { plainLines } from '../form-fields/typedText.ts';
import { readCoordinate } from '../places/readCoordinate.ts';

const messageLength = 5000;

export const message = z
  .string()
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

/** An answer to the sender of a message. */
export const ReplyInput = z.strictObject({ message });
export type ReplyInput = z.output<typeof ReplyInput>;

/** Feedback about Amparo itself (spec §5). */
export const AppForm = z.strictObject({ email, subject: line, message });

/** A message to a service (spec §3). `coordinates` are sent only if the visitor agrees (§5). */
export const ContactForm = z.strictObject({
  name: line,
  email,
  phone,
  message,
  coordinates: z.optional(coordinateText),
});

/** A report of an error in a service (spec §3). */
export const ReportForm = z.strictObject({ email, message });

/** A request to become the owner of a service (spec §3, which spells `orgnizationWebsite` this way). */
export const ClaimForm = z.strictObject({
  name: line,
  organizationName: line,
  title: line,
  orgnizationWebsite: line,
  email,
  message,
});
