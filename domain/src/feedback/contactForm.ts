import * as z from 'zod/mini';
import { email, line, phone } from '../form-fields/formFields.ts';
import { coordinateText, message } from './feedbackFields.ts';

/** What someone writes to a service (spec §3). All but the place is asked for; the place only where they said so (§5). */
export const ContactForm = z.strictObject({
  name: line,
  email,
  phone,
  message,
  coordinates: z.optional(coordinateText),
});
export type ContactForm = z.output<typeof ContactForm>;
