import { foldText } from './foldText.ts';
import { stemWord } from './stemWord.ts';
import { negationWords, stopWords } from './stopWords.ts';

/** A sentence with and without its little words: `place[i]` tells where the i-th word of `all` stands in `stems`, or -1. */
export interface Sentence {
  stems: string[];
  all: string[];
  place: number[];
}

/** Reads folded words for phrases: the usual ones are compared without little words, some only with them. */
export function sentenceOf(words: readonly string[]): Sentence {
  const sentence: Sentence = { stems: [], all: [], place: [] };
  for (const word of words) {
    const stem = stemOfWord(word);
    sentence.all.push(stem ?? word);
    sentence.place.push(stem === null ? -1 : sentence.stems.length);
    if (stem !== null) sentence.stems.push(stem);
  }
  return sentence;
}

/** A text's folded words, "can not" told as one. */
export function foldedWords(text: string): string[] {
  const folded = foldText(text).replace(/\bcan ?not\b/g, 'cant');
  return folded === '' ? [] : folded.split(' ');
}

/** True for a phrase that is a single word without its little ones ("he hits me"): it counts only as it stands. */
export function needsStopWords({ stems, all }: Sentence): boolean {
  return stems.length === 1 && all.length > 1;
}

/** The stem of one folded word; null for a little word. */
function stemOfWord(word: string): string | null {
  if (stopWords.has(word)) return null;
  return negationWords.has(word) ? 'no' : stemWord(word);
}
