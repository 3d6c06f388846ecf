import type { CallApi } from '@amparo/domain/callApi.ts';
import { createStore } from '../../browser/storage/createStore.ts';
import { readPlace } from '../../browser/storage/place.ts';
import { callApi, type SavedData } from '../../http-client/callApi.ts';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';
import { type Language, pageLanguage } from '../../i18n/language.ts';
import { loadMessages } from '../../i18n/messages/loadMessages.ts';
import { askBot } from './askBot.ts';
import { type Exchange, type Saying, shownAnswer } from './exchange.ts';

// In memory only: it survives a visit to a service, and ends with the page.
const exchanges = createStore<readonly Exchange[]>([]);
let chatToken: string | undefined;
let count = 0;
let before: Promise<unknown> = Promise.resolve();

/** The conversation on this device. */
export const chatStore = {
  watch: exchanges.watch,
  read: exchanges.read,
  /** Continues a conversation that a page without scripts started. */
  resume(token: string): void {
    chatToken = token;
  },
  async say({ words: said, change, isTyped = false }: Saying): Promise<void> {
    count += 1;
    const id = count;
    const begun: Exchange = { id, said, isTyped, answer: null, problem: null, at: '' };
    exchanges.set([...exchanges.read(), begun]);
    // Send messages in sequence, because each can refer to the one before.
    const answered = before.then(() => requestAnswer(said, change));
    before = answered.catch(() => undefined);
    const settled = await answered.then(
      ({ answer, cardLanguage, saved }) => ({ ...begun, answer: shownAnswer(answer, cardLanguage), saved }),
      (error) => ({ ...begun, problem: errorKeyOf(error)?.key ?? ('INTERNAL' as const) }),
    );
    const at = new Date().toISOString();
    exchanges.set(exchanges.read().map((exchange) => (exchange.id === id ? { ...settled, at } : exchange)));
  },
};

async function requestAnswer(query: string, change: Saying['change']) {
  // Buttons such as towns belong to no language, so the conversation stays in its language.
  const language = [...exchanges.read()].reverse().find(({ answer }) => answer)?.answer?.language ?? pageLanguage();
  let saved: SavedData | undefined;
  const onSaved = (last: SavedData) => {
    saved = last;
  };
  const callAndDate = ((name, input) => callApi(name, { ...input, onSaved } as object)) as CallApi;
  const answer = await askBot(callAndDate, { query, change, chatToken, place: readPlace(document.cookie), language });
  chatToken = answer.chatToken;
  return { answer, cardLanguage: await loadedLanguage(answer.language), saved };
}

/** The chat answers in the language of the message. Without a network, its cards may stay in the language of the page. */
async function loadedLanguage(language: Language): Promise<Language> {
  const own = pageLanguage();
  if (language === own) return own;
  return loadMessages(language).then(
    () => language,
    () => own,
  );
}
