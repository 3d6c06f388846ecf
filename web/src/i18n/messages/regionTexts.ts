import { renameApp } from '@amparo/domain/places/region-look/appName.ts';
import type { RegionTexts } from '@amparo/domain/places/region-look/regionLook.ts';
import type { Language } from '../language.ts';

interface Tree {
  [key: string]: unknown;
}

const replaced = new WeakMap<object, { texts: RegionTexts; messages: unknown }>();

/** Returns the messages with the region's name of the app, and with its own texts. */
export function withRegionTexts<Messages extends object>(
  messages: Messages,
  language: Language,
  texts: RegionTexts,
): Messages {
  const known = replaced.get(messages);
  if (known?.texts === texts) return known.messages as Messages;
  const named = texts.appName ? renameApp(messages, texts.appName) : messages;
  const own = language === 'es' ? texts.es : texts.en;
  const changed = Object.entries(own ?? {}).reduce(
    (tree, [key, text]) => replace(tree, key.split('.'), text),
    named as Tree,
  );
  replaced.set(messages, { texts, messages: changed });
  return changed as Messages;
}

/** Messages that are not loaded yet are left out. */
function replace(tree: Tree, [key = '', ...rest]: string[], text: string): Tree {
  if (!(key in tree)) return tree;
  return { ...tree, [key]: rest.length > 0 ? replace(tree[key] as Tree, rest, text) : text };
}
