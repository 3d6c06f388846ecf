import type { ChatSources } from '@amparo/domain/chatbot/answers/chatSources.ts';
import { chatbotRoutes } from '@amparo/domain/chatbot/chatbotRoutes.ts';
import { type Conversation, newConversation } from '@amparo/domain/chatbot/conversation.ts';
import { replyToMessage } from '@amparo/domain/chatbot/dialog/replyToMessage.ts';
import { detectDanger } from '@amparo/domain/understanding/danger/detectDanger.ts';
import { applyMeaning, isUncertain } from '@amparo/domain/understanding/intents/meaning.ts';
import type { Understood } from '@amparo/domain/understanding/intents/understand.ts';
import type { FastifyInstance } from 'fastify';
import type { ChatModel } from '../../chat-model/chatModel.ts';
import { isCircuitOpen } from '../../http/external/circuitBreaker.ts';
import { failureCode } from '../../http/external/fetchExternal.ts';
import type { ConversationRules } from '../../http/limits/rateLimiter.ts';
import { isToken } from '../../http/opaqueToken.ts';
import { serve } from '../../http/serve.ts';
import type { ChatKnowledge } from './chatKnowledge.ts';
import type { ChatRepository } from './chatRepository.ts';
import { chatTexts, dangerTexts } from './chatTexts.ts';

/** Per IP address, which a whole shelter or library may share. */
export const MESSAGES_PER_ADDRESS = 600;

/** The limits of the chat. Its form without scripts sends the same fields. */
export const chatRules: ConversationRules = {
  isUrgent(body) {
    const { query } = fieldsOf(body);
    return typeof query === 'string' && detectDanger(query).level !== 'none';
  },
  conversationOf(body) {
    const { chatToken } = fieldsOf(body);
    return typeof chatToken === 'string' && isToken(chatToken) ? chatToken : null;
  },
  // No person writes faster.
  messagesPerMinute: 30,
};

/** The fields of a JSON body, or of a form, which is text. */
function fieldsOf(body: unknown): { query?: unknown; chatToken?: unknown } {
  return typeof body === 'string' ? Object.fromEntries(new URLSearchParams(body)) : (body ?? {});
}

interface ChatbotOptions {
  sources: ChatSources;
  knowledge: ChatKnowledge;
  conversations: ChatRepository;
  /** Interprets messages that the rules do not; null if none is configured. */
  model: ChatModel | null;
  now: () => Temporal.Instant;
}

/** The help chatbot: interprets a message, answers it from the database, and stores the conversation for a day. */
export function serveChatbot(
  app: FastifyInstance,
  { sources, knowledge, conversations, model, now }: ChatbotOptions,
): void {
  const warn = (error: unknown) => {
    if (!isCircuitOpen(error)) app.log.warn({ code: failureCode(error) }, 'the chat model failed');
  };
  serve(
    app,
    chatbotRoutes.query,
    async ({ body }) => {
      const at = now();
      const { token, state } = await conversations.open(body.chatToken, at);
      const { answer, next } = await replyToMessage(body, state, {
        ...{ sources, at, knowledge: await knowledge.current(at), texts: { chatTexts, dangerTexts } },
        interpret: (text, understood, conversation) => askModel(text, understood, conversation, { model, warn }),
      });
      // Opening the page sends a greeting, which stores nothing.
      if (next !== newConversation) await conversations.save({ token, state: next }, at);
      app.metrics.countDanger('chat', answer.understood.danger.level);
      return { data: { ...answer, chatToken: token } };
    },
    { requestsPerMinute: MESSAGES_PER_ADDRESS, conversation: chatRules },
  );
}

interface OptionalModel {
  model: ChatModel | null;
  /** Called when the model fails. */
  warn(error: unknown): void;
}

/** Lets a language model interpret a message that the rules did not. Keeps the rules' result if the model fails. */
async function askModel(
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
