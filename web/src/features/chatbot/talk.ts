import { createEmitter } from '../../browser/storage/createEmitter.ts';
import { readPlace } from '../../browser/storage/place.ts';
import { callApi } from '../../http-client/callApi.ts';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';
import { pageLanguage } from '../../i18n/language.ts';
import { askBot } from './askBot.ts';
import type { Exchange } from './exchange.ts';

// In memory alone: it is there again when one comes back from a service, and gone with the page.
let exchanges: readonly Exchange[] = [];
let chatToken: string | undefined;
let count = 0;
let before: Promise<unknown> = Promise.resolve();
const { watch, tell } = createEmitter();

function change(next: readonly Exchange[]): void {
  exchanges = next;
  tell();
}

/** The conversation on this device. */
export const talk = {
  watch,
  read: () => exchanges,
  /** Goes on with a conversation that a page without scripts has begun. */
  resume(token: string): void {
    chatToken = token;
  },
  async say(said: string): Promise<void> {
    count += 1;
    const id = count;
    const begun: Exchange = { id, said, answer: null, problem: null, at: '' };
    change([...exchanges, begun]);
    // One after the other, as each is understood by the one before it.
    const answered = before.then(() => settle(said));
    before = answered.catch(() => undefined);
    const settled = await answered.then(
      (answer) => ({ ...begun, answer }),
      (error) => ({ ...begun, problem: errorKeyOf(error)?.key ?? ('INTERNAL' as const) }),
    );
    const at = new Date().toISOString();
    change(exchanges.map((exchange) => (exchange.id === id ? { ...settled, at } : exchange)));
  },
};

async function settle(query: string) {
  const language = pageLanguage();
  const answer = await askBot(callApi, { query, chatToken, place: readPlace(document.cookie), language });
  chatToken = answer.chatToken;
  return answer;
}
