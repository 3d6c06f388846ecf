import type {} from 'use-intl';
import type { Language } from './language.ts';
import type { Messages } from './messagesEn.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}

const known = new Map<Language, Messages>();

export function keepMessages(language: Language, messages: Messages): void {
  known.set(language, messages);
}

/** The sentences of a language. The server knows all; a device only the one its page came in. */
export function messagesOf(language: Language): Messages {
  const messages = known.get(language);
  if (!messages) throw new Error(`The messages of "${language}" are not loaded`);
  return messages;
}
