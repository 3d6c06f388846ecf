import type { ChatAnswer } from '@amparo/domain/chatbot/chatMessage.ts';
import type { ErrorKey } from '@amparo/domain/http/apiError.ts';

/** The anchor of the last message. The form without scripts leads there. */
export const newestId = 'answer';

/** A message and its answer, which is null while it loads. The greeting has no message. */
export interface Exchange {
  id: number;
  said: string | null;
  answer: Pick<ChatAnswer, 'messages' | 'language'> | null;
  problem: ErrorKey | null;
  /** The moment of the answer, ISO. */
  at: string;
}
