import { stemWord } from '../words/stemWord.ts';

/** One place of a phrase: any of these stems; or, with none, up to `most` words whatever they are. */
interface Part {
  stems: ReadonlySet<string> | null;
  most: number;
  isOptional: boolean;
}

export type Phrase = readonly Part[];

/** Words that a `*` stands for, at most. */
const GAP = 4;

type Classes = Readonly<Record<string, string>>;

/**
 * Reads a comma list of phrases: `(a|b c)` is one of these, `a?` may be missing, `*` up to four words of any kind, `@name` any
 * word of that class. Endings do not matter, as far as `stemWord` knows them.
 */
export function readPhrases(list: string, classes: Classes = {}): Phrase[] {
  return phrasesOf(list).map((parts) => parts.map((part) => readPart(part, classes)));
}

/** Every word that phrases of a list name: what a misspelt word may mean. */
export function wordsOfPhrases(list: string, classes: Classes = {}): string[] {
  return phrasesOf(list).flatMap((parts) =>
    parts.filter((part) => part !== '*').flatMap((part) => wordsOfPart(part.replace(/\?$/, ''), classes)),
  );
}

/** Each phrase as its parts, none of which is more than one word long. */
function phrasesOf(list: string): string[][] {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .flatMap((phrase) => spreadOut(phrase.match(/\([^)]*\)\??|\S+/g) ?? []))
    .map((parts) => parts.join(' ').split(/\s+/));
}

/** `(a|b c) d` as `(a) d` and `b c d`: an alternative of several words makes a phrase of its own. */
function spreadOut(parts: readonly string[]): string[][] {
  const at = parts.findIndex((part) => part.includes(' '));
  if (at < 0) return [[...parts]];
  const part = parts[at] as string;
  const choices = part
    .replace(/[()?]/g, '')
    .split('|')
    .map((choice) => choice.trim());
  const short = choices.filter((choice) => !choice.includes(' '));
  const ways = [
    ...(short.length > 0 ? [`(${short.join('|')})`] : []),
    ...choices.filter((choice) => choice.includes(' ')),
  ];
  const all = part.endsWith('?') ? [...ways, ''] : ways;
  return all.flatMap((way) =>
    spreadOut([...parts.slice(0, at), ...way.split(' ').filter(Boolean), ...parts.slice(at + 1)]),
  );
}

function readPart(part: string, classes: Classes): Part {
  if (part === '*') return { stems: null, most: GAP, isOptional: true };
  const isOptional = part.endsWith('?');
  const words = wordsOfPart(isOptional ? part.slice(0, -1) : part, classes);
  return { stems: new Set(words.map(stemWord)), most: 1, isOptional };
}

function wordsOfPart(part: string, classes: Classes): string[] {
  return part
    .replace(/[()]/g, '')
    .split('|')
    .flatMap((word) => (word.startsWith('@') ? (classes[word.slice(1)] ?? '').split(/\s+/) : [word]))
    .filter((word) => word !== '');
}

/** Where the phrase that begins at the `from`-th stem ends; -1 where none does. */
function endOf(phrase: Phrase, stems: readonly string[], from: number, part = 0): number {
  const wanted = phrase[part];
  if (!wanted) return from;
  if (wanted.stems === null) {
    for (let gap = 0; gap <= wanted.most && from + gap <= stems.length; gap++) {
      const end = endOf(phrase, stems, from + gap, part + 1);
      if (end >= 0) return end;
    }
    return -1;
  }
  if (from < stems.length && wanted.stems.has(stems[from] as string)) {
    const end = endOf(phrase, stems, from + 1, part + 1);
    if (end >= 0) return end;
  }
  return wanted.isOptional ? endOf(phrase, stems, from, part + 1) : -1;
}

/** The words `[from, to)` of the first of the phrases that stands among the stems; null where none does. */
export function findPhrase(phrases: readonly Phrase[], stems: readonly string[]): [from: number, to: number] | null {
  for (const phrase of phrases) {
    for (let from = 0; from < stems.length; from++) {
      const to = endOf(phrase, stems, from);
      if (to > from) return [from, to];
    }
  }
  return null;
}
