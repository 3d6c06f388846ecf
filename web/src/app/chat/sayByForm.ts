import { chatParts } from '@amparo/domain/chatbot/chatParts.ts';
import type { ActionFunctionArgs } from 'react-router';
import { readCookie } from '../../browser/storage/cookies.ts';
import { readPlace } from '../../browser/storage/place.ts';
import { askBot } from '../../features/chatbot/askBot.ts';
import { type Exchange, shownAnswer } from '../../features/chatbot/exchange.ts';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';
import { visitContext } from '../../http-client/visit.ts';
import { asLanguage, chooseLanguage } from '../../i18n/language.ts';
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
  // A button that changes the request sends the part and the words: `WHEN At any time`.
  const [part, ...reply] = textOf(form.get('change')).split(' ');
  const change = chatParts.find((name) => name === part);
  const said = change ? reply.join(' ') : textOf(form.get('reply')) || textOf(form.get('query'));
  const cookies = request.headers.get('cookie');
  const spoken = asLanguage(textOf(form.get('language')));
  const language = spoken ?? chooseLanguage(url.searchParams.get('lang'), readCookie(cookies, 'language'));
  const chatToken = textOf(form.get('chatToken')).slice(0, 200) || undefined;
  const begun = { id: 0, said: said.slice(0, 800), answer: null, problem: null, at: now };
  try {
    const answer = await askBot(callApi, { query: said, change, chatToken, place: readPlace(cookies), language });
    return { exchange: { ...begun, answer: shownAnswer(answer) }, chatToken: answer.chatToken };
  } catch (error) {
    const problem = errorKeyOf(error)?.key;
    if (!problem) throw error;
    return { exchange: { ...begun, problem }, chatToken };
  }
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
