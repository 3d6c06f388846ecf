import type { FeedbackInput } from '@amparo/domain/feedback/feedbackInput.ts';
import { trapName } from '../../ui/message-form/sentForm.ts';

export const appFields = ['email', 'subject', 'message'] as const;

/** The message that the filled-in form makes. */
export function appMessage(typed: Record<string, string>, trap: string): Omit<FeedbackInput, 'images'> {
  const { email = '', subject = '', message = '' } = typed;
  return { type: 'APP', email, subject, message, ...(trap ? { [trapName]: trap } : {}) };
}
