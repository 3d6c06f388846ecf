import type { ChatAnswer, UnderstoodPart } from '@amparo/domain/chatbot/chatMessage.ts';
import type { ChatQuery } from '@amparo/domain/chatbot/chatQuery.ts';
import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import type { SavedData } from '../../http-client/callApi.ts';
import type { Language } from '../../i18n/language.ts';

/** The anchor of the last message. The form without scripts leads there. */
export const newestId = 'answer';

/** A message and its answer, which is null while it loads. The greeting has no message. */
export interface Exchange {
  id: number;
  said: string | null;
  answer: ShownAnswer | null;
  /** The person wrote the message. Otherwise a button did. */
  isTyped: boolean;
  problem: ErrorKey | null;
  /** The moment of the answer, ISO. */
  at: string;
  /** If the device answered without a network. */
  saved?: SavedData | undefined;
}

interface ShownAnswer extends Pick<ChatAnswer, 'messages' | 'language'> {
  parts: readonly UnderstoodPart[];
  /** The language of the cards and buttons: a language other than that of the page only if its messages are loaded. */
  cardLanguage: Language;
}

/** What a person says: words, or a tap that changes the last request. */
export interface Saying {
  words: string;
  change?: ChatQuery['change'];
  isTyped?: boolean;
}

/** Says something to the chat. */
export type Say = (saying: Saying) => void;

export function shownAnswer({ messages, language, understood }: ChatAnswer, cardLanguage: Language): ShownAnswer {
  return { messages, language, parts: understood.parts ?? [], cardLanguage };
}
