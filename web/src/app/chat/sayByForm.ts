import type { CallApi } from '@amparo/domain/callApi.ts';
import { chatParts } from '@amparo/domain/chatbot/chatParts.ts';
import type { ActionFunctionArgs } from 'react-router';
import { readCookie } from '../../browser/storage/cookies.ts';
import { readPlace } from '../../browser/storage/place.ts';
import { askBot } from '../../features/chatbot/askBot.ts';
import { type Exchange, shownAnswer } from '../../features/chatbot/exchange.ts';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';
import { visitContext } from '../../http-client/visit.ts';
import { asLanguage, chooseLanguage, type Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/messages/translate.ts';
import { assertSameOrigin } from '../../routing/assertSameOrigin.ts';
import { readForm } from '../../routing/formAnswer.ts';

export interface SaidByForm {
  exchange: Exchange;
  chatToken: string | undefined;
}

/** Handles the form without scripts: the page returns with the answer. */
export async function sayByForm({ request, url, context }: ActionFunctionArgs): Promise<SaidByForm> {
  assertSameOrigin(request);
  const { callApi, now } = context.get(visitContext);
  const form = await readForm(request);
  const urgent = textOf(form.get('urgent')).slice(0, 800);
  // A button that changes the request sends the part and the words: `WHEN At any time`.
  const [part, ...reply] = textOf(form.get('change')).split(' ');
  const change = chatParts.find((name) => name === part);
  const said = change ? reply.join(' ') : textOf(form.get('reply')) || textOf(form.get('query'));
  const cookies = request.headers.get('cookie');
  const pageLanguage = chooseLanguage(url.searchParams.get('lang'), readCookie(cookies, 'language'));
  const language = asLanguage(textOf(form.get('language'))) ?? pageLanguage;
  const chatToken = textOf(form.get('chatToken')).slice(0, 200) || undefined;
  const isTyped = form.has('query');
  const begun = { id: 0, isTyped, said: said.slice(0, 800), answer: null, problem: null, at: now };
  if (urgent) return { exchange: await saveUrgent({ ...begun, said: urgent }, callApi, pageLanguage), chatToken };
  try {
    const answer = await askBot(callApi, { query: said, change, chatToken, place: readPlace(cookies), language });
    return { exchange: { ...begun, answer: shownAnswer(answer, pageLanguage) }, chatToken: answer.chatToken };
  } catch (error) {
    const problem = errorKeyOf(error)?.key;
    if (!problem) throw error;
    return { exchange: { ...begun, problem }, chatToken };
  }
}

/** Saves the sentence, because the person agreed. The answer says whether that succeeded. */
async function saveUrgent(begun: Exchange & { said: string }, callApi: CallApi, language: Language): Promise<Exchange> {
  const saving = callApi('POST /feedbacks/urgent', { body: { message: begun.said, consent: true } });
  const result = await saving.then(
    () => 'saved' as const,
    () => 'failed' as const,
  );
  const text = translate(language)(`chatbot.urgent.${result}`);
  return {
    ...begun,
    answer: {
      messages: [{ kind: 'TEXT', text }],
      language: language === 'es' ? 'es' : 'en',
      parts: [],
      cardLanguage: language,
    },
  };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
