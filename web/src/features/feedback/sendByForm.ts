import { AppForm } from '@amparo/domain/feedback/feedbackForms.ts';
import type { ActionFunctionArgs } from 'react-router';
import { sendFeedback } from '../../http-client/sendFeedback.ts';
import { visitContext } from '../../http-client/visit.ts';
import { answerForm } from '../../ui/message-form/answerForm.ts';
import { appMessage } from './appMessage.ts';

/** Handles the form without scripts. */
export function sendByForm({ request, url, context }: ActionFunctionArgs) {
  const { callApi } = context.get(visitContext);
  return answerForm({ request, url, schema: AppForm }, ({ typed, trap, images }, keyOf) =>
    sendFeedback(callApi, appMessage(typed, trap), images, keyOf),
  );
}
