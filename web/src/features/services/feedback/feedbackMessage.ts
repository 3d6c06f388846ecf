import type { FeedbackInput } from '@amparo/domain/feedback/feedbackInput.ts';
import { trapName } from '../../../ui/message-form/sentForm.ts';
import type { FeedbackSubject } from './feedbackSubject.ts';

/** The message that a filled-in form makes. `subjectLine` is the title that the person saw. */
export function feedbackMessage(
  { kind, service }: Pick<FeedbackSubject, 'kind'> & { service: { id: string } },
  subjectLine: string,
  typed: Record<string, string>,
  trap: string,
): Omit<FeedbackInput, 'images'> {
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
