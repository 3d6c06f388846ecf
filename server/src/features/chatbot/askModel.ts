import type { Conversation } from '@amparo/domain/chatbot/conversation.ts';
import { applyMeaning, isUncertain } from '@amparo/domain/understanding/intents/meaning.ts';
import type { Understood } from '@amparo/domain/understanding/intents/understand.ts';
import type { ChatModel } from '../../chat-model/chatModel.ts';

export interface OptionalModel {
  model: ChatModel | null;
  /** Called when the model fails. */
  warn(error: unknown): void;
}

/** Lets a language model interpret a message that the rules did not. Keeps the rules' result if the model fails. */
export async function askModel(
  text: string,
  understood: Understood,
  conversation: Conversation,
  { model, warn }: OptionalModel,
): Promise<Understood> {
  if (!model || !/\p{L}/u.test(text) || !isUncertain(understood)) return understood;
  try {
    return applyMeaning(await model.read(text), understood, conversation) ?? understood;
  } catch (error) {
    warn(error);
    return understood;
  }
}
