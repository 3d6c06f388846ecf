import { askBot } from '../../features/chatbot/askBot.ts';
import { loadStaticPage } from '../../features/static-pages/loadStaticPage.ts';
import type { LoadInput } from '../../routing/load.ts';

const loadFaq = loadStaticPage('FAQ');

/** The chat starts with "Hi" (spec §4). Its token is dropped: pages are kept for others too, and a greeting needs no memory. */
export async function loadChat(input: LoadInput) {
  const { callApi, place, language, now } = input;
  const [{ messages, language: spoken }, faq] = await Promise.all([
    askBot(callApi, { query: 'Hi', place, language }),
    loadFaq(input).catch(() => null),
  ]);
  return { greeting: { messages, language: spoken }, faq, now };
}
