import type { Meaning } from '@amparo/domain/understanding/intents/meaning.ts';

/** A language model that interprets sentences that the chat's rules do not understand. */
export interface ChatModel {
  /** Returns the meaning of a sentence. Throws ExternalServiceError, which never quotes the sentence. */
  read(sentence: string): Promise<Meaning>;
}
