import { ClaimForm, ContactForm, ReportForm } from '@amparo/domain/feedback/feedbackForms.ts';
import type { FormSchema } from '../../../http-client/formErrors.ts';
import type { Message } from '../../../http-client/outbox/sendFeedback.ts';
import { trapName } from '../../../ui/message-form/sentForm.ts';
import type { FeedbackKind, FeedbackSubject } from './feedbackSubject.ts';

// Imported only by the server and by the lazy form, because a page must not load the schemas.
export const feedbackSchemas: Record<FeedbackKind, FormSchema> = {
  connect: ContactForm,
  report: ReportForm,
  claim: ClaimForm,
};

/** The message of a filled-in form. `subjectLine` is the title that the person saw. */
export function feedbackMessage(
  { kind, service }: Pick<FeedbackSubject, 'kind'> & { service: { id: string } },
  subjectLine: string,
  typed: Record<string, string>,
  trap: string,
): Message {
  const { email = '', message = '', ...others } = typed;
  return {
    ...others,
    email,
    message,
    type: kind === 'claim' ? 'CLAIM' : 'SERVICE',
    subject: subjectLine.slice(0, 200),
    service: service.id,
    ...(kind === 'connect' ? { isContact: true } : {}),
    ...(trap ? { [trapName]: trap } : {}),
  };
}
