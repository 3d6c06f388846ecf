import { editCost } from './editCost.ts';
import { countBits, lettersIn } from './letterBits.ts';
import { soundOfWord } from './soundOfWord.ts';

/** A folded word with all that is asked of it while thousands are compared with what was typed. */
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

/** How far two words are from each other as they are written, in slips; Infinity above the limit. */
export function spellingCost(typed: WordShape, meant: WordShape, limit: number): number {
  return canBeWithin(limit, typed.letters, meant.letters)
    ? editCost(typed.word, meant.word, limit)
    : Number.POSITIVE_INFINITY;
}

/** The same as they sound. */
export function soundCost(typed: WordShape, meant: WordShape, limit: number): number {
  return canBeWithin(limit, typed.soundLetters, meant.soundLetters)
    ? editCost(typed.sound, meant.sound, limit)
    : Number.POSITIVE_INFINITY;
}

/** A letter that only one of two words has costs no less. */
const LEAST_SLIP = 0.7;

/** Most words are told apart by their letters alone. */
function canBeWithin(limit: number, letters: number, others: number): boolean {
  return LEAST_SLIP * Math.max(countBits(letters & ~others), countBits(others & ~letters)) <= limit;
}
