import { type Language, pageLanguage } from '../language.ts';
import { type LazyNamespace, lazyMessageLoaders } from './lazyMessages.ts';
import { addMessages } from './messages.ts';

const loadPartialMessages = () => import('./partialMessages.ts');

/** Loads the messages of one language before hydration, including the lazy ones that the page needs. */
export async function loadMessages(language: Language): Promise<void> {
  const [messages] = await Promise.all([
    loadFirstMessages(language),
    ...[...needed].map((part) => loadLazyMessages(part, language)),
  ]);
  addMessages(language, messages);
}

async function loadFirstMessages(language: Language) {
  if (language === 'en') return (await import('./messagesEn.ts')).messages;
  if (language === 'es') return (await import('./messagesEs.ts')).messages;
  return (await loadPartialMessages()).loadFirstPartial(language);
}

/** Loads the lazy messages of the pages that are already loaded. */
const needed = new Set<LazyNamespace>();
const loaded = new Set<`${Language} ${LazyNamespace}`>();

/** `export const clientLoader = withMessages('regions', onDevice(load))` loads the messages before the page is shown. */
export function withMessages<Args extends unknown[], T>(
  names: LazyNamespace | readonly LazyNamespace[],
  clientLoader: (...args: Args) => Promise<T>,
) {
  const namespaces = [names].flat();
  for (const namespace of namespaces) needed.add(namespace);
  return async (...args: Args): Promise<T> => {
    await Promise.all(namespaces.map((namespace) => loadLazyMessages(namespace, pageLanguage())));
    return clientLoader(...args);
  };
}

/** Loads code together with its messages. */
export async function loadWithMessages<Code>(part: LazyNamespace, code: Promise<Code>): Promise<Code> {
  return (await Promise.all([code, loadLazyMessages(part, pageLanguage())]))[0];
}

export async function loadLazyMessages(part: LazyNamespace, language: Language): Promise<void> {
  if (loaded.has(`${language} ${part}`)) return;
  addMessages(language, { [part]: await loadPart(part, language) });
  loaded.add(`${language} ${part}`);
}

async function loadPart(part: LazyNamespace, language: Language): Promise<object> {
  const loaders = await loadersOf(part);
  if (language === 'en' || language === 'es') return (await loaders[language]()).default;
  const { loadPartial } = await loadPartialMessages();
  return loadPartial<object>(language, part, loaders.en);
}

async function loadersOf(part: LazyNamespace) {
  if (part in lazyMessageLoaders) return lazyMessageLoaders[part as keyof typeof lazyMessageLoaders];
  const { rareMessageLoaders } = await import('./rareMessages.ts');
  return rareMessageLoaders[part as keyof typeof rareMessageLoaders];
}
