import { foldText } from './foldText.ts';
import { stemWord } from './stemWord.ts';
import { negationWords, stopWords } from './stopWords.ts';

/**
 * A sentence with stop words (`all`) and without them (`stems`). `place[i]` is the index in `stems` of the i-th word of
 * `all`, or -1.
 */
export interface Sentence {
  stems: string[];
  all: string[];
  place: number[];
}

/**
 * Prepares folded words for comparison with phrases. Most phrases are compared without stop words, some only with them.
 */
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

/** Returns the folded words of a text. "Can not" becomes one word. */
export function foldedWords(text: string): string[] {
  const folded = foldText(text).replace(/\bcan ?not\b/g, 'cant');
  return folded === '' ? [] : folded.split(' ');
}

/**
 * Returns true for a phrase that has only one word without its stop words ("he hits me"). It is compared with its stop
 * words.
 */
export function needsStopWords({ stems, all }: Sentence): boolean {
  return stems.length === 1 && all.length > 1;
}

/** Returns the stem of a folded word, or null for a stop word. */
function stemOfWord(word: string): string | null {
  if (stopWords.has(word)) return null;
  return negationWords.has(word) ? 'no' : stemWord(word);
}
