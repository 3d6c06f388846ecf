import * as z from 'zod/mini';
import { email, line } from '../form-fields/formFields.ts';
import { message } from './feedbackFields.ts';

/** Someone of the service itself wants to keep its entry (spec §3, whose spelling of `orgnizationWebsite` stands). */
export const ClaimForm = z.strictObject({
  name: line,
  organizationName: line,
  title: line,
  orgnizationWebsite: line,
  email,
  message,
});
export type ClaimForm = z.output<typeof ClaimForm>;
