import type { DangerTexts } from '../../understanding/danger/dangerNotice.ts';
import type { Understood } from '../../understanding/intents/understand.ts';
import type { ChatMessage, UnderstoodPart } from '../chatMessage.ts';
import type { ChatSources } from './chatSources.ts';
import type { ChatLanguage, Reply, TranslateChat } from './chatTexts.ts';

/** An interpreted message, and everything that is needed to answer it. */
export interface ChatRequest {
  understood: Understood;
  language: ChatLanguage;
  t: TranslateChat;
  dangerTexts: DangerTexts;
  at: Temporal.Instant;
  /** The person's position `[longitude, latitude]`, if known. */
  here: [number, number] | undefined;
  /** The place that they chose before, as they say it; null for the position of their device. */
  hereName: string | null;
  zone: string | undefined;
  sources: ChatSources;
  /** Whether the message contains no letters or digits. */
  isEmpty: boolean;
  /** The person asked for another place: ask which one, although one is known. */
  asksWhere: boolean;
}

export interface Answer {
  messages: ChatMessage[];
  /** The ids of the services in the answer, in order. */
  shown: string[];
  /** What was understood, if the person can change it. */
  parts?: UnderstoodPart[];
}

export const textMessage = (text: string): ChatMessage => ({ kind: 'TEXT', text });

export function quickReplies(t: TranslateChat, ...replies: Reply[]): ChatMessage {
  return { kind: 'QUICK_REPLIES', replies: replies.map((reply) => t(`chat.replies.${reply}`)) };
}

/** The quick replies that start a new topic. */
export const startReplies = ['food', 'shelter', 'beds', 'health', 'clothes', 'work', 'crisis'] as const;
