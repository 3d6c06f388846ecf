import type { CallApi } from '@amparo/domain/callApi.ts';
import type { ChatAnswer } from '@amparo/domain/chatbot/chatMessage.ts';
import type { ChatQuery } from '@amparo/domain/chatbot/chatQuery.ts';
import type { Place } from '../../browser/storage/place.ts';
import type { Language } from '../../i18n/language.ts';

interface Message {
  query: string;
  change?: ChatQuery['change'];
  chatToken?: string | undefined;
  place: Place | null;
  language: Language;
}

/** Sends a message to the bot, with the person's place if it is known. */
export async function askBot(
  callApi: CallApi,
  { query, change, chatToken, place, language }: Message,
): Promise<ChatAnswer> {
  const coordinate = place ? `${place.latitude}|${place.longitude}` : undefined;
  const location = place?.label || undefined;
  const body = { query, change, chatToken, coordinate, location, language };
  const { data } = await callApi('POST /bot/query', { body });
  return data;
}
