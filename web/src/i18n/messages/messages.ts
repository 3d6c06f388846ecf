import type {} from 'use-intl';
import type { Language } from '../language.ts';
import type { LazyMessages } from './lazyMessages.ts';
import type { FirstMessages } from './messagesEn.ts';

type Messages = FirstMessages & LazyMessages;

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}

const known = new Map<Language, Messages>();

/** Messages besides those that are already loaded. */
export function addMessages(language: Language, messages: Partial<Messages>): void {
  known.set(language, { ...known.get(language), ...messages } as Messages);
}

/** Replaces messages by the texts of the region. The server knows them by the request, a device by its document. */
export const regionalMessages = {
  of: (messages: Messages, _language: Language): Messages => messages,
};

/** The messages of a language. The server has all. A device has one language, and the lazy messages loaded so far. */
export function messagesOf(language: Language): Messages {
  const messages = known.get(language);
  if (!messages) throw new Error(`The messages of "${language}" are not loaded`);
  return regionalMessages.of(messages, language);
}
