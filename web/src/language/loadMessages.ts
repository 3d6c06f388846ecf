import type { Language } from './language.ts';
import { keepMessages } from './messages.ts';

const loaders = {
  en: () => import('./messagesEn.ts'),
  es: () => import('./messagesEs.ts'),
  vi: () => import('./messagesVi.ts'),
};

/** Fetches one language's messages, and only that one, before the page comes alive. */
export async function loadMessages(language: Language): Promise<void> {
  const { messages } = await loaders[language]();
  keepMessages(language, messages);
}
