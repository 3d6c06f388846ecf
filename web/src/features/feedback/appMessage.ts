import { AppForm } from '@amparo/domain/feedback/feedbackForms.ts';
import type { ActionFunctionArgs } from 'react-router';
import { type Message, sendFeedback } from '../../http-client/outbox/sendFeedback.ts';
import { visitContext } from '../../http-client/visit.ts';
import { answerForm } from '../../ui/message-form/answerForm.ts';
import { trapName } from '../../ui/message-form/sentForm.ts';

export const appFields = ['email', 'subject', 'message'] as const;

/** The message of the filled-in form. */
export function appMessage(typed: Record<string, string>, trap: string): Message {
  const { email = '', subject = '', message = '' } = typed;
  return { type: 'APP', email, subject, message, ...(trap ? { [trapName]: trap } : {}) };
}

/** Handles the form without scripts. */
export function sendByForm({ request, url, context }: ActionFunctionArgs) {
  const { callApi } = context.get(visitContext);
  return answerForm({ request, url, schema: AppForm }, ({ typed, trap, images }, keyOf) =>
    sendFeedback(callApi, appMessage(typed, trap), images, keyOf),
  );
}
