import * as z from 'zod/mini';
import { email, line, optionalLine, optionalPhone } from '../form-fields/formFields.ts';
import { coordinateText, message } from './feedbackFields.ts';
import { imageName } from './feedbackImage.ts';
import { maxImages } from './imageLimits.ts';

/** About a service, a wish to keep its entry, or about Amparo itself (spec §3). */
export const feedbackTypes = ['SERVICE', 'CLAIM', 'APP'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

const optionalText = z.optional(optionalLine);

/** What any visitor may send (spec §5, §7). A claim says who claims; a contact, meant for the service itself, who asks. */
export const FeedbackInput = z
  .strictObject({
    type: z.enum(feedbackTypes, 'NOT_ONE_OF'),
    subject: line,
    message,
    email,
    phone: z.optional(optionalPhone),
    name: optionalText,
    title: optionalText,
    organizationName: optionalText,
    /** Spelt as in spec §3. */
    orgnizationWebsite: optionalText,
    /** The service it is about. */
    service: z.optional(z.uuid('MALFORMED')),
    /** Whether it is for the service itself, rather than about its entry. */
    isContact: z.optional(z.boolean('WRONG_TYPE')),
    coordinates: z.optional(coordinateText),
    images: z.optional(z.array(imageName, 'WRONG_TYPE').check(z.maxLength(maxImages, 'TOO_LONG'))),
    /** A field that no person sees: whoever fills it in is a program, and is told that all went well. */
    leaveEmpty: z.optional(z.string('WRONG_TYPE').check(z.maxLength(1000, 'TOO_LONG'))),
  })
  .check(({ value, issues }) => {
    const complain = (path: string, message: string) =>
      issues.push({ code: 'custom', message, input: undefined, path: [path], continue: true });
    for (const path of missingFields(value)) complain(path, 'REQUIRED');
    // What is said about Amparo concerns no service, and a claim is not meant for the service's own address.
    if (value.type === 'APP' && value.service !== undefined) complain('service', 'UNKNOWN_FIELD');
    if (value.type !== 'SERVICE' && value.isContact) complain('isContact', 'UNKNOWN_FIELD');
  });
export type FeedbackInput = z.output<typeof FeedbackInput>;

type Given = { type: FeedbackType; isContact?: boolean | undefined } & Record<string, unknown>;

function missingFields(given: Given): string[] {
  const wanted = given.type === 'APP' ? [] : ['service'];
  if (given.type === 'CLAIM') wanted.push('name', 'title', 'organizationName', 'orgnizationWebsite');
  if (given.isContact) wanted.push('name', 'phone');
  return wanted.filter((field) => !given[field]);
}
