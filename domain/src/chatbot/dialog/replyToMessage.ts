import { roundCoordinates } from '../../places/coordinate.ts';
import type { DangerTexts } from '../../understanding/danger/dangerNotice.ts';
import type { Knowledge } from '../../understanding/intents/parseMessage.ts';
import { isAboutService } from '../../understanding/intents/requestModel.ts';
import { type Understood, understand } from '../../understanding/intents/understand.ts';
import { updateConversation } from '../../understanding/intents/updateConversation.ts';
import type { ChatSources } from '../answers/chatSources.ts';
import type { ChatLanguage, TranslateChat } from '../answers/chatTexts.ts';
import { findPlace, placeOfSlots, type RequestedPlace } from '../answers/requestedPlace.ts';
import type { ChatAnswer } from '../chatMessage.ts';
import type { ChatQuery } from '../chatQuery.ts';
import type { Conversation } from '../conversation.ts';
import { answerMessage } from './answerMessage.ts';
import { changeRequest } from './changeRequest.ts';

/** The sentences of answers. */
export interface ChatTexts {
  chatTexts: (language: ChatLanguage) => TranslateChat;
  dangerTexts: (language: ChatLanguage) => DangerTexts;
}

interface Options {
  sources: ChatSources;
  knowledge: Knowledge;
  at: Temporal.Instant;
  texts: ChatTexts;
  /** Interprets a message that the rules did not. Devices have no such model. */
  interpret?: (text: string, understood: Understood, conversation: Conversation) => Promise<Understood>;
}

/** The answer to a message, and the conversation after it. */
interface ChatReply {
  answer: Omit<ChatAnswer, 'chatToken'>;
  next: Conversation;
}

/** Interprets a message and answers it, on the server and on devices without a network. */
export async function replyToMessage(
  message: ChatQuery,
  conversation: Conversation,
  { sources, knowledge, at, texts, interpret = async (_text, understood) => understood }: Options,
): Promise<ChatReply> {
  const rules = understand(message.query, conversation, knowledge);
  const isDanger = rules.danger.level === 'certain';
  const changed = message.change && !isDanger ? changeRequest(message.change, conversation, rules) : null;
  const understood = changed ?? (await interpret(message.query, rules, conversation));
  const language = understood.language ?? (message.language === 'es' ? 'es' : 'en');
  // "How far is it from Springfield?"
  const start = understood.intent === 'SERVICE_DISTANCE' ? placeOfSlots(understood.slots, sources) : null;
  // "A bed in Springfield", "how far is the first one?"
  const placeBefore = isAboutService(understood.intent) ? placeOfSlots(conversation.slots, sources) : null;
  const place = start ?? placeOf(message, sources) ?? placeBefore;
  const { messages, shown, parts } = await answerMessage(
    {
      understood,
      language,
      t: texts.chatTexts(language),
      dangerTexts: texts.dangerTexts(language),
      at,
      here: place?.coordinates,
      hereName: place?.name ?? null,
      zone: message.userTimezone,
      sources,
      isEmpty: !/[\p{L}\p{N}]/u.test(message.query),
      asksWhere: changed !== null && message.change === 'WHERE',
    },
    conversation.shown,
  );
  const { intent, slots, danger } = understood;
  return {
    answer: { messages, language, understood: { intent, slots, danger, parts } },
    next: updateConversation(conversation, understood, shown),
  };
}

/** The person's position, rounded to about 100 meters, or the centroid of the place they chose. */
function placeOf(
  { coordinate, location }: ChatQuery,
  sources: ChatSources,
): Pick<RequestedPlace, 'coordinates' | 'name'> | null {
  const name = location?.replace(/, [A-Z]{2}$/, '') ?? null;
  const coordinates = coordinate ? roundCoordinates(coordinate) : location && findPlace(`in ${location}`, sources);
  return coordinates ? { coordinates, name } : null;
}
