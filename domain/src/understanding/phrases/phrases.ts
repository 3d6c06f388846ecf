import { stemWord } from '../words/stemWord.ts';

/** One part of a phrase: one of the stems or, if `stems` is null, up to `most` words of any kind. */
interface Part {
  stems: ReadonlySet<string> | null;
  most: number;
  isOptional: boolean;
}

export type Phrase = readonly Part[];

/** A `*` matches at most this many words. */
const MAX_GAP = 4;

type Classes = Readonly<Record<string, string>>;

/**
 * Parses a comma list of phrases. `(a|b c)` matches one of these, `a?` may be missing, `*` matches up to four words of
 * any kind, and `@name` matches any word of that class. Words with the same `stemWord` match.
 */
export function readPhrases(list: string, classes: Classes = {}): Phrase[] {
  return phrasesOf(list).map((parts) => parts.map((part) => readPart(part, classes)));
}

/** Returns every word in a list of phrases, as the vocabulary for correcting misspelled words. */
export function wordsOfPhrases(list: string, classes: Classes = {}): string[] {
  return phrasesOf(list).flatMap((parts) =>
    parts.filter((part) => part !== '*').flatMap((part) => wordsOfPart(part.replace(/\?$/, ''), classes)),
  );
}

/** Splits each phrase into parts of one word each. */
function phrasesOf(list: string): string[][] {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .flatMap((phrase) => expandAlternatives(phrase.match(/\([^)]*\)\??|\S+/g) ?? []))
    .map((parts) => parts.join(' ').split(/\s+/));
}

/** Turns an alternative of several words into a separate phrase: `(a|b c) d` becomes `(a) d` and `b c d`. */
function expandAlternatives(parts: readonly string[]): string[][] {
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
    expandAlternatives([...parts.slice(0, at), ...way.split(' ').filter(Boolean), ...parts.slice(at + 1)]),
  );
}

function readPart(part: string, classes: Classes): Part {
  if (part === '*') return { stems: null, most: MAX_GAP, isOptional: true };
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

/** Returns the end of a phrase that begins at index `from`, or -1 if the phrase is not there. */
function endOf(phrase: Phrase, stems: readonly string[], from: number, part = 0): number {
  const current = phrase[part];
  if (!current) return from;
  if (current.stems === null) {
    for (let gap = 0; gap <= current.most && from + gap <= stems.length; gap++) {
      const end = endOf(phrase, stems, from + gap, part + 1);
      if (end >= 0) return end;
    }
    return -1;
  }
  if (from < stems.length && current.stems.has(stems[from] as string)) {
    const end = endOf(phrase, stems, from + 1, part + 1);
    if (end >= 0) return end;
  }
  return current.isOptional ? endOf(phrase, stems, from, part + 1) : -1;
}

/**
 * Finds the first of the phrases that the stems contain: the words from `from` up to, not including, `to`. Null if
 * there is none.
 */
export function findPhrase(phrases: readonly Phrase[], stems: readonly string[]): [from: number, to: number] | null {
  for (const phrase of phrases) {
    for (let from = 0; from < stems.length; from++) {
      const to = endOf(phrase, stems, from);
      if (to > from) return [from, to];
    }
  }
  return null;
}
