import type { Language } from './language.ts';
import { type LatePart, lateLoaders } from './lateMessages.ts';
import { keepMessages } from './messages.ts';
import { shownLanguage } from './shownLanguage.ts';

const loaders = {
  en: () => import('./messagesEn.ts'),
  es: () => import('./messagesEs.ts'),
  vi: () => import('./messagesVi.ts'),
};

/** Fetches one language's messages, and only that one, with what the page needs of the late ones, before it comes alive. */
export async function loadMessages(language: Language): Promise<void> {
  const [{ messages }] = await Promise.all([
    loaders[language](),
    ...[...needed].map((part) => loadLate(part, language)),
  ]);
  keepMessages(language, messages);
}

/** What the pages need whose files have come. */
const needed = new Set<LatePart>();
const loaded = new Set<`${Language} ${LatePart}`>();

/** `export const clientLoader = withMessages('account', onDevice(load))`: its sentences are there before it is shown. */
export function withMessages<Args extends unknown[], T>(part: LatePart, clientLoader: (...args: Args) => Promise<T>) {
  needed.add(part);
  return async (...args: Args): Promise<T> => {
    await loadLate(part, shownLanguage());
    return clientLoader(...args);
  };
}

export async function loadLate(part: LatePart, language: Language): Promise<void> {
  if (loaded.has(`${language} ${part}`)) return;
  const { default: messages } = await lateLoaders[part][language]();
  keepMessages(language, { [part]: messages });
  loaded.add(`${language} ${part}`);
}
