import { isKnownWord } from '../spelling/spelling.ts';
import { stopWords } from '../words/stopWords.ts';
import { shapeOf, spellingCost, type WordShape } from '../words/wordShape.ts';

/** A word of a name that a message contains. */
export interface ReadToken {
  token: string;
  /** The indexes of its words in the message. */
  at: number[];
  /** The edit cost between the word and the token. 0 if they are equal or if the word is the beginning of the token. */
  cost: number;
}

const SAME_SOUND = 0.3;
/** "Presby" may be short for "presbyterian": it has at least 4 letters, and at least 3 are missing. */
const SHORTEST_BEGINNING = 4;
const MISSING_LETTERS = 3;

/** Finds tokens of names in words: as typed, joined with the next word, misspelled, or shortened. */
export class TokenReader {
  readonly #isToken: (word: string) => boolean;
  /** Tokens by the first letter of their sound. */
  readonly #byStart = new Map<string, WordShape[]>();

  constructor(tokens: Iterable<string>, isToken: (word: string) => boolean) {
    this.#isToken = isToken;
    for (const token of tokens) {
      const shape = shapeOf(token);
      const start = shape.sound.charAt(0);
      const list = this.#byStart.get(start) ?? [];
      this.#byStart.set(start, list);
      list.push(shape);
    }
  }

  read(words: readonly string[]): ReadToken[] {
    const read: ReadToken[] = [];
    for (let i = 0; i < words.length; i++) {
      const word = words[i] as string;
      const joined = word + (words[i + 1] ?? '');
      if (joined !== word && this.#isToken(joined)) read.push({ token: joined, at: [i, ++i], cost: 0 });
      else if (this.#isToken(word)) read.push({ token: word, at: [i], cost: 0 });
      else if (word.length > 3 && !stopWords.has(word)) {
        const meant = this.#nearest(word) ?? this.#beginningWith(word);
        if (meant) read.push({ ...meant, at: [i] });
      }
    }
    return read;
  }

  #nearest(word: string): Omit<ReadToken, 'at'> | null {
    const typed = shapeOf(word);
    const limit = isKnownWord(word) ? 0.8 : word.length < 6 ? 1 : 1.9;
    let best: { token: string; cost: number } | null = null;
    for (const other of this.#byStart.get(typed.sound.charAt(0)) ?? []) {
      if (Math.abs(other.word.length - word.length) > 2) continue;
      const cost: number =
        other.sound === typed.sound ? SAME_SOUND : spellingCost(typed, other, best ? best.cost : limit);
      if (cost <= limit && (!best || cost < best.cost)) best = { token: other.word, cost };
    }
    return best;
  }

  /** Returns the only token that starts with the word. Null if there are several, or if the word is a known word. */
  #beginningWith(word: string): Omit<ReadToken, 'at'> | null {
    if (word.length < SHORTEST_BEGINNING || isKnownWord(word)) return null;
    const isMeant = ({ word: token }: WordShape) =>
      token.length >= word.length + MISSING_LETTERS && token.startsWith(word);
    const meant = (this.#byStart.get(shapeOf(word).sound.charAt(0)) ?? []).filter(isMeant);
    return meant.length === 1 ? { token: (meant[0] as WordShape).word, cost: 0 } : null;
  }
}
