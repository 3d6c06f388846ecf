import { ClaimForm, ContactForm, ReportForm } from '@amparo/domain/feedback/feedbackForms.ts';
import type { FormSchema } from '../../../http-client/formErrors.ts';
import type { FeedbackKind } from './feedbackKinds.ts';

/** Only for the server and for what is loaded with an opened form: the schemas weigh more than a page needs. */
export const feedbackSchemas: Record<FeedbackKind, FormSchema> = {
  connect: ContactForm,
  report: ReportForm,
  claim: ClaimForm,
};
