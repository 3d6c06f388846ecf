// zod/mini, because the shared form fields use it too.
import * as z from 'zod/mini';
import { email, line, optionalLine, optionalPhone } from '../form-fields/formFields.ts';
import { coordinateText, message } from './feedbackForms.ts';
import { maxImages } from './imageLimits.ts';

/** The types of messages in forms: about a service, a claim of a service, or about Amparo itself (spec §3). */
const writtenTypes = ['SERVICE', 'CLAIM', 'APP'] as const;

/** All types. URGENT is a sentence in the chat that was urgent, but that the chat did not recognize as a danger. */
export const feedbackTypes = [...writtenTypes, 'URGENT'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/** A random name. Anyone who knows the name can load the image. */
export const imageName = z.string('WRONG_TYPE').check(z.regex(/^[\w-]{22}$/, 'MALFORMED'));

const optionalText = z.optional(optionalLine);

/** The input of all messages of visitors (spec §5, §7). `missingFields` says which fields each kind requires. */
export const FeedbackInput = z
  .strictObject({
    type: z.enum(writtenTypes, 'NOT_ONE_OF'),
    subject: line,
    message,
    email,
    phone: z.optional(optionalPhone),
    name: optionalText,
    title: optionalText,
    organizationName: optionalText,
    /** Spelled as in spec §3. */
    orgnizationWebsite: optionalText,
    /** The ID of the service. */
    service: z.optional(z.uuid('MALFORMED')),
    /** True for a message to the service, false for a report about it. */
    isContact: z.optional(z.boolean('WRONG_TYPE')),
    coordinates: z.optional(coordinateText),
    images: z.optional(z.array(imageName, 'WRONG_TYPE').check(z.maxLength(maxImages, 'TOO_LONG'))),
    /** A hidden field. Only programs fill it in; they receive a success response, and nothing is stored. */
    leaveEmpty: z.optional(z.string('WRONG_TYPE').check(z.maxLength(1000, 'TOO_LONG'))),
  })
  .check(({ value, issues }) => {
    const addIssue = (path: string, message: string) =>
      issues.push({ code: 'custom', message, input: undefined, path: [path], continue: true });
    for (const path of missingFields(value)) addIssue(path, 'REQUIRED');
    // Feedback about Amparo belongs to no service, and only a message of type SERVICE can be sent to the service.
    if (value.type === 'APP' && value.service !== undefined) addIssue('service', 'UNKNOWN_FIELD');
    if (value.type !== 'SERVICE' && value.isContact) addIssue('isContact', 'UNKNOWN_FIELD');
  });
export type FeedbackInput = z.output<typeof FeedbackInput>;

/** The longest sentence that the chat reads. */
const longestSentence = 800;

/**
 * A sentence that was urgent. It can contain nothing else: no email, no place, no conversation. The chat sends it only
 * if the person agrees.
 */
export const UrgentInput = z.strictObject({
  message: message.check(z.maxLength(longestSentence, 'TOO_LONG')),
  consent: z.literal(true, 'REQUIRED'),
});

type SentFields = { type: FeedbackType; isContact?: boolean | undefined } & Record<string, unknown>;

function missingFields(sent: SentFields): string[] {
  const required = sent.type === 'APP' ? [] : ['service'];
  if (sent.type === 'CLAIM') required.push('name', 'title', 'organizationName', 'orgnizationWebsite');
  if (sent.isContact) required.push('name', 'phone');
  return required.filter((field) => !sent[field]);
}
