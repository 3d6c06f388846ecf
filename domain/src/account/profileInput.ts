import * as z from 'zod/mini';
import { optionalLine, optionalPhone } from '../form-fields/formFields.ts';

/** What a person changes of themselves (spec §5); what is not sent stays. */
export const ProfileInput = z.strictObject({
  displayName: z.optional(optionalLine),
  phone: z.optional(optionalPhone),
});
export type ProfileInput = z.output<typeof ProfileInput>;
