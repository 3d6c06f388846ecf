import * as z from 'zod/mini';
import { email } from '../form-fields/formFields.ts';
import { message } from './feedbackFields.ts';

/** What is wrong with an entry, and who says so (spec §3). */
export const ReportForm = z.strictObject({ email, message });
export type ReportForm = z.output<typeof ReportForm>;
