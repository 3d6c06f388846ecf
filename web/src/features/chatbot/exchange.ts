import type { ChatAnswer } from '@amparo/domain/chatbot/chatMessage.ts';
import type { ErrorKey } from '@amparo/domain/http/apiError.ts';

/** Where what was said last stands: a form that is sent without scripts leads there. */
export const newestId = 'answer';

/** What a person said, and what came back: null while it is on its way. The first greeting answers nothing that was said. */
export interface Exchange {
  id: number;
  said: string | null;
  answer: Pick<ChatAnswer, 'messages' | 'language'> | null;
  problem: ErrorKey | null;
  /** The moment of the answer, ISO. */
  at: string;
}
