import type { ActionFunctionArgs } from 'react-router';
import { readCookie } from '../../../browser/storage/cookies.ts';
import { sendFeedback } from '../../../http-client/sendFeedback.ts';
import { visitContext } from '../../../http-client/visit.ts';
import { chooseLanguage } from '../../../i18n/language.ts';
import { translate } from '../../../i18n/messages/translate.ts';
import { answerForm } from '../../../ui/message-form/answerForm.ts';
import { serviceIdOf } from '../serviceIdOf.ts';
import { kindInPath } from './feedbackKinds.ts';
import { feedbackMessage } from './feedbackMessage.ts';
import { feedbackSchemas } from './feedbackSchemas.ts';

/** What a form about a service does that is sent without scripts. */
export function sendByForm({ request, url, params, context }: ActionFunctionArgs) {
  const kind = kindInPath(url.pathname);
  const { callApi } = context.get(visitContext);
  const language = chooseLanguage(url.searchParams.get('lang'), readCookie(request.headers.get('cookie'), 'language'));
  const id = serviceIdOf(params);
  return answerForm({ request, url, schema: feedbackSchemas[kind] }, async ({ typed, trap, images }, keyOf) => {
    const { data: service } = await callApi('GET /services/:id', { params: { id } });
    const title = translate(language)(`feedback.${kind}.title`, { service: service.name });
    await sendFeedback(callApi, feedbackMessage({ kind, service: { id } }, title, typed, trap), images, keyOf);
  });
}
