import type { ChatMessage } from '@amparo/domain/chatbot/chatMessage.ts';
import type { Understood } from '@amparo/domain/understanding/intents/understand.ts';
import type { ChatLanguage, TranslateChat } from '../chatMessages.ts';
import type { ChatSources } from '../chatSources.ts';

/** A message as it was understood, with all that an answer is made from. */
export interface ChatRequest {
  understood: Understood;
  language: ChatLanguage;
  t: TranslateChat;
  at: Temporal.Instant;
  /** Where the person is, `[longitude, latitude]`, as far as they told. */
  here: [number, number] | undefined;
  zone: string | undefined;
  sources: ChatSources;
  /** Whether nothing was written that could be read. */
  isEmpty: boolean;
}

export interface Answer {
  messages: ChatMessage[];
  /** The services that were shown, in their order. */
  shown: string[];
}

export const textMessage = (words: string): ChatMessage => ({ kind: 'TEXT', text: words });

type Reply =
  | 'food'
  | 'shelter'
  | 'beds'
  | 'health'
  | 'clothes'
  | 'work'
  | 'crisis'
  | 'more'
  | 'hours'
  | 'far'
  | 'bedsLeft'
  | 'openNow'
  | 'help';

export function quickReplies(t: TranslateChat, ...replies: Reply[]): ChatMessage {
  return { kind: 'QUICK_REPLIES', replies: replies.map((reply) => t(`chat.replies.${reply}`)) };
}

/** What one can begin with. */
export const startReplies = ['food', 'shelter', 'beds', 'health', 'clothes', 'work', 'crisis'] as const;
