import { editCost } from './editCost.ts';
import { countBits, lettersIn } from './letterBits.ts';
import { soundOfWord } from './soundOfWord.ts';

/**
 * A folded word with the values that comparisons need. They are computed once, because each typed word is compared with
 * thousands.
 */
export interface WordShape {
  word: string;
  sound: string;
  letters: number;
  soundLetters: number;
}

export function shapeOf(word: string): WordShape {
  const sound = soundOfWord(word);
  return { word, sound, letters: lettersIn(word), soundLetters: lettersIn(sound) };
}

/** Returns the edit cost between the spellings of two words, or Infinity above the limit. */
export function spellingCost(typed: WordShape, meant: WordShape, limit: number): number {
  return canBeWithin(limit, typed.letters, meant.letters)
    ? editCost(typed.word, meant.word, limit)
    : Number.POSITIVE_INFINITY;
}

/** Returns the edit cost between the sounds of two words, or Infinity above the limit. */
export function soundCost(typed: WordShape, meant: WordShape, limit: number): number {
  return canBeWithin(limit, typed.soundLetters, meant.soundLetters)
    ? editCost(typed.sound, meant.sound, limit)
    : Number.POSITIVE_INFINITY;
}

/** The lowest cost of a letter that only one of the words contains. */
const MIN_LETTER_COST = 0.7;

/** Returns false if the letters alone show that the cost exceeds the limit. This excludes most words quickly. */
function canBeWithin(limit: number, letters: number, others: number): boolean {
  return MIN_LETTER_COST * Math.max(countBits(letters & ~others), countBits(others & ~letters)) <= limit;
}
