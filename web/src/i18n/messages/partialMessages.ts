import type { Language } from '../language.ts';

const translations = '../../../../translations';

/** Every file of the languages that may be partial. A new language is a new folder. */
const files = import.meta.glob<object>(
  ['../../../../translations/*/*.json', '!../../../../translations/{en,es}/*.json'],
  {
    import: 'default',
  },
);

/** Loads one file of a partial language. Missing messages are in English (rules.md §4). */
export async function loadPartial<Messages extends object>(
  language: Language,
  part: string,
  loadEnglish: () => Promise<{ default: Messages }>,
): Promise<Messages> {
  const load = files[`${translations}/${language}/${part}.json`];
  const [own, english] = await Promise.all([load?.(), loadEnglish()]);
  return fillGaps(own ?? {}, english.default);
}

/** Loads the messages of every page in a partial language. */
export async function loadFirstPartial(language: Language) {
  const { messages } = await import('./messagesEn.ts');
  const parts = Object.entries(messages).map(async ([part, english]) => [
    part,
    await loadPartial(language, part, async () => ({ default: english })),
  ]);
  return Object.fromEntries(await Promise.all(parts)) as typeof messages;
}

/** A message, or the compiled form of a message with values. */
type Sentence = string | unknown[];

interface Tree {
  [key: string]: Sentence | Tree;
}

/** Fills the missing messages of a partial language from a complete language of the same shape. */
export function fillGaps<Complete extends object>(partial: object, complete: Complete): Complete {
  return fillTree(partial as Tree, complete as unknown as Tree) as unknown as Complete;
}

function fillTree(partial: Tree, complete: Tree): Tree {
  const filled: Tree = {};
  for (const [key, fallback] of Object.entries(complete)) {
    const own = partial[key];
    if (isSentence(fallback)) filled[key] = isSentence(own) ? own : fallback;
    else filled[key] = fillTree(own === undefined || isSentence(own) ? {} : own, fallback);
  }
  return filled;
}

function isSentence(value: Sentence | Tree | undefined): value is Sentence {
  return typeof value === 'string' || Array.isArray(value);
}
