import type { ChatMessage } from '@amparo/domain/chatbot/chatMessage.ts';
import type { Understood } from '@amparo/domain/understanding/intents/understand.ts';
import type { ChatSources } from '../chatSources.ts';
import type { ChatLanguage, ChatWords } from '../chatWords.ts';

/** A message as it was understood, with all that an answer is made from. */
export interface Asked {
  understood: Understood;
  language: ChatLanguage;
  t: ChatWords;
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

export const text = (words: string): ChatMessage => ({ kind: 'TEXT', text: words });

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

export function buttons(t: ChatWords, ...replies: Reply[]): ChatMessage {
  return { kind: 'QUICK_REPLIES', replies: replies.map((reply) => t(`chat.replies.${reply}`)) };
}

/** What one can begin with. */
export const beginnings = ['food', 'shelter', 'beds', 'health', 'clothes', 'work', 'crisis'] as const;
