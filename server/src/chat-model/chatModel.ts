import type { Meaning } from '@amparo/domain/understanding/intents/meaning.ts';

/** A language model that reads sentences our own rules do not understand. Without one, they are not understood. */
export interface ChatModel {
  /** What a sentence is for; throws OutsideFailure, which quotes nothing of it. */
  read(sentence: string): Promise<Meaning>;
}
