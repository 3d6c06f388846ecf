import { chatSpelling } from '../spelling/chatSpelling.ts';
import { dayMeantBy } from '../spelling/dayWords.ts';
import { isKnownWord } from '../spelling/spelling.ts';
import { cachedByText } from '../words/cachedByText.ts';
import { stemWord } from '../words/stemWord.ts';
import { foldedWords } from '../words/tokenize.ts';
import { shapeOf, soundCost, spellingCost, type WordShape } from '../words/wordShape.ts';

/** Longer messages are cut. */
const mostWords = 120;
const longestText = 800;

/** Returns the words of a message, with chat spellings expanded and misspelled days corrected. Cuts long messages. */
export function messageWords(text: string): string[] {
  const words = foldedWords(text.slice(0, longestText)).slice(0, mostWords);
  return words.flatMap((word) => (chatSpelling.get(word) ?? dayMeantBy(word) ?? word).split(' '));
}

/** The highest edit cost at which a word of this length matches another word. */
function limitOf(letters: number): number {
  if (letters <= 3) return 0.5;
  if (letters === 4) return 1;
  return letters <= 6 ? 1.2 : 1.9;
}

/**
 * Makes a matcher for a small vocabulary. It replaces each word by the vocabulary word that it most likely misspells
 * and keeps all other words. `others` are similar words that must not be replaced.
 */
export function fuzzyMatcher(vocabulary: Iterable<string>, others: Iterable<string> = []) {
  const known = [...new Set(vocabulary)].map(shapeOf);
  const stems = new Set(known.map(({ word }) => stemWord(word)));
  const excluded = new Set(others);
  const correct = cachedByText((typed) => {
    if (stems.has(stemWord(typed)) || excluded.has(typed) || isKnownWord(typed)) return typed;
    return nearest(typed) ?? typed;
  });
  const nearest = (word: string): string | null => {
    const typed = shapeOf(word);
    let best: { word: string; cost: number } | null = null;
    for (const other of known) {
      if (other.word.length < 3 || Math.abs(other.word.length - word.length) > 3) continue;
      const limit = limitOf(Math.min(word.length, other.word.length));
      const cost = costOf(typed, other, best ? Math.min(limit, best.cost) : limit);
      if (cost <= limit && (!best || cost < best.cost)) best = { word: other.word, cost };
    }
    return best?.word ?? null;
  };
  return (words: readonly string[]): string[] => words.map(correct);
}

/** Misspellings rarely change the first sound. */
const OTHER_START = 0.6;
const OTHER_SOUND = 0.4;
const SAME_SOUND = 0.3;
/** Tolerance, because sums of decimal fractions are not exact in binary. */
const ROUNDING = 1e-9;

/** The edit cost between two words; Infinity above the limit. */
function costOf(typed: WordShape, other: WordShape, limit: number): number {
  if (typed.sound === other.sound && typed.sound.length > 2) return SAME_SOUND;
  const start = typed.sound.charAt(0) === other.sound.charAt(0) ? 0 : OTHER_START;
  const left = limit - start + ROUNDING;
  return start + Math.min(spellingCost(typed, other, left), OTHER_SOUND + soundCost(typed, other, left - OTHER_SOUND));
}
