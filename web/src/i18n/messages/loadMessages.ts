import { type Language, pageLanguage } from '../language.ts';
import { type LazyNamespace, lazyMessageLoaders } from './lazyMessages.ts';
import { addMessages } from './messages.ts';

const loaders = {
  en: () => import('./messagesEn.ts'),
  es: () => import('./messagesEs.ts'),
  vi: () => import('./messagesVi.ts'),
};

/** Loads the messages of one language before hydration, including the lazy ones that the page needs. */
export async function loadMessages(language: Language): Promise<void> {
  const [{ messages }] = await Promise.all([
    loaders[language](),
    ...[...needed].map((part) => loadLazyMessages(part, language)),
  ]);
  addMessages(language, messages);
}

/** Loads the lazy messages of the pages that are already loaded. */
const needed = new Set<LazyNamespace>();
const loaded = new Set<`${Language} ${LazyNamespace}`>();

/** `export const clientLoader = withMessages('regions', onDevice(load))`: its sentences are there before it is shown. */
export function withMessages<Args extends unknown[], T>(
  part: LazyNamespace,
  clientLoader: (...args: Args) => Promise<T>,
) {
  needed.add(part);
  return async (...args: Args): Promise<T> => {
    await loadLazyMessages(part, pageLanguage());
    return clientLoader(...args);
  };
}

export async function loadLazyMessages(part: LazyNamespace, language: Language): Promise<void> {
  if (loaded.has(`${language} ${part}`)) return;
  const { default: messages } = await lazyMessageLoaders[part][language]();
  addMessages(language, { [part]: messages });
  loaded.add(`${language} ${part}`);
}
