import * as z from 'zod/mini';
import { email, line } from '../form-fields/formFields.ts';
import { message } from './feedbackFields.ts';

/** What someone has to say about Amparo itself (spec §5). */
export const AppForm = z.strictObject({ email, subject: line, message });
