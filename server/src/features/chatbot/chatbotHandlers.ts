import { chatbotRoutes } from '@amparo/domain/chatbot/chatbotRoutes.ts';
import type { ChatQuery } from '@amparo/domain/chatbot/chatQuery.ts';
import { type Conversation, newConversation } from '@amparo/domain/chatbot/conversation.ts';
import { roundCoordinates } from '@amparo/domain/places/coordinate.ts';
import { detectDanger } from '@amparo/domain/understanding/danger/detectDanger.ts';
import { applyMeaning, isUncertain } from '@amparo/domain/understanding/intents/meaning.ts';
import { type Understood, understand } from '@amparo/domain/understanding/intents/understand.ts';
import { updateConversation } from '@amparo/domain/understanding/intents/updateConversation.ts';
import type { FastifyInstance } from 'fastify';
import type { ChatModel } from '../../chat-model/chatModel.ts';
import { isCircuitOpen } from '../../http/external/circuitBreaker.ts';
import { ExternalServiceError } from '../../http/external/fetchExternal.ts';
import type { ConversationRules } from '../../http/limits/rateLimiter.ts';
import { isToken } from '../../http/opaqueToken.ts';
import { serve } from '../../http/serve.ts';
import { answerMessage } from './answerMessage.ts';
import { chatMessages } from './answers/chatMessages.ts';
import type { ChatSources } from './answers/chatSources.ts';
import { findPlace } from './answers/requestedPlace.ts';
import { changeRequest } from './changeRequest.ts';
import type { ChatKnowledge } from './chatKnowledge.ts';
import type { ChatRepository } from './chatRepository.ts';

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
    if (!isCircuitOpen(error)) app.log.warn({ code: codeOf(error) }, 'the chat model failed');
  };
  serve(
    app,
    chatbotRoutes.query,
    async ({ body }) => {
      const at = now();
      const { token, state } = await conversations.open(body.chatToken, at);
      const rules = understand(body.query, state, await knowledge.current(at));
      const isDanger = rules.danger.level === 'certain';
      const changed = body.change && !isDanger ? changeRequest(body.change, state, rules) : null;
      const understood = changed ?? (await askModel(body.query, rules, state, { model, warn }));
      const language = understood.language ?? (body.language === 'es' ? 'es' : 'en');
      const { messages, shown, parts } = await answerMessage(
        {
          understood,
          language,
          t: chatMessages(language),
          at,
          here: placeOf(body, sources),
          hereName: body.location?.replace(/, [A-Z]{2}$/, '') ?? null,
          zone: body.userTimezone,
          sources,
          isEmpty: !/[\p{L}\p{N}]/u.test(body.query),
          asksWhere: changed !== null && body.change === 'WHERE',
        },
        state.shown,
      );
      const next = updateConversation(state, understood, shown);
      // Opening the page sends a greeting, which stores nothing.
      if (next !== newConversation) await conversations.save({ token, state: next }, at);
      const { intent, slots, danger } = understood;
      app.metrics.countDanger('chat', danger.level);
      return { data: { messages, chatToken: token, language, understood: { intent, slots, danger, parts } } };
    },
    { requestsPerMinute: MESSAGES_PER_ADDRESS, conversation: chatRules },
  );
}

function codeOf(error: unknown): string {
  return error instanceof ExternalServiceError ? error.code : 'FAULT';
}

/** The person's position, rounded to about 100 meters, or the centroid of the place they chose. */
function placeOf({ coordinate, location }: ChatQuery, sources: ChatSources): [number, number] | undefined {
  if (coordinate) return roundCoordinates(coordinate);
  return (location && findPlace(`in ${location}`, sources)) || undefined;
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
