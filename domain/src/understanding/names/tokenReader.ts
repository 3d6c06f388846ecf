import { isKnownWord } from '../spelling/spelling.ts';
import { stopWords } from '../words/stopWords.ts';
import { shapeOf, spellingCost, type WordShape } from '../words/wordShape.ts';
import type { NameReader } from './nameColumns.ts';
import type { SpokenPairs } from './spokenPairs.ts';
import { soundAsTyped, soundInEnglish } from './spokenSound.ts';
import { translationsOf } from './translatedWords.ts';

/** A word of a message that may stand for words of names. */
export interface ReadToken {
  /** The words of names that it means, the most likely first. The others are translations of a Spanish word. */
  tokens: string[];
  /** The indexes of its words in the message. */
  at: number[];
  /** The edit cost between the word and the first token. 0 if they are equal or if the word is the beginning of it. */
  cost: number;
  isTranslated?: true;
}

const SAME_SOUND = 0.3;
/** "Presby" may be short for "presbyterian": it has at least 4 letters, and at least 3 are missing. */
const SHORTEST_BEGINNING = 4;
const MISSING_LETTERS = 3;
/** Shorter sounds are those of many words. */
const SHORTEST_SPOKEN = 3;
const IS_TRANSLATED = { isTranslated: true } as const;

/** Finds tokens of names in words: as typed, joined with the next word, misspelled, shortened, or translated. */
export class TokenReader {
  readonly #names: NameReader;
  #sounds: Sounds | undefined;

  constructor(names: NameReader) {
    this.#names = names;
  }

  read(words: readonly string[]): ReadToken[] {
    const read: ReadToken[] = [];
    for (let i = 0; i < words.length; i++) {
      const word = words[i] as string;
      const joined = word + (words[i + 1] ?? '');
      const translated = translationsOf(word).filter((token) => this.#names.hasToken(token));
      if (joined !== word && this.#names.hasToken(joined)) read.push({ tokens: [joined], at: [i, ++i], cost: 0 });
      else if (this.#names.hasToken(word))
        read.push({ tokens: [word, ...translated], at: [i], cost: 0, ...(translated.length > 0 ? IS_TRANSLATED : {}) });
      else if (translated.length > 0) read.push({ tokens: translated, at: [i], cost: 0, ...IS_TRANSLATED });
      else if (word.length >= SHORTEST_SPOKEN && !stopWords.has(word)) read.push(...this.#meant(word, i));
    }
    return read;
  }

  /** Made for the first misspelled or shortened word. */
  get #heard(): Sounds {
    this.#sounds ??= soundsOf(this.#names);
    return this.#sounds;
  }

  /** The tokens that a misspelled or shortened word stands for. */
  #meant(word: string, i: number): ReadToken[] {
    const pair = isKnownWord(word) ? undefined : this.#likeSpoken(word, this.#heard.pairs);
    if (pair) return pair.split(' ').map((token) => ({ tokens: [token], cost: SAME_SOUND, at: [i] }));
    const meant =
      word.length > SHORTEST_SPOKEN ? (this.#misspelled(word) ?? this.#beginningWith(word)) : this.#spokenLike(word);
    return meant ? [{ tokens: [meant.token], cost: meant.cost, at: [i] }] : [];
  }

  #misspelled(word: string): Meant | null {
    const nearest = this.#nearest(word);
    return nearest && nearest.cost <= SAME_SOUND ? nearest : (this.#spokenLike(word) ?? nearest);
  }

  #nearest(word: string): Meant | null {
    const typed = shapeOf(word);
    const limit = isKnownWord(word) ? 0.8 : word.length < 6 ? 1 : 1.9;
    let best: Meant | null = null;
    for (const other of this.#heard.byStart.get(typed.sound.charAt(0)) ?? []) {
      if (Math.abs(other.word.length - word.length) > 2) continue;
      const cost: number =
        other.sound === typed.sound ? SAME_SOUND : spellingCost(typed, other, best ? best.cost : limit);
      if (cost <= limit && (!best || cost < best.cost)) best = { token: other.word, cost };
    }
    return best;
  }

  /** Returns the English word that somebody spells by ear: "guindmil", "porchlite". */
  #spokenLike(word: string): Meant | null {
    const token = isKnownWord(word) ? undefined : this.#likeSpoken(word, this.#heard.tokens);
    return token === undefined ? null : { token, cost: SAME_SOUND };
  }

  #likeSpoken(word: string, bySound: Pick<ReadonlyMap<string, string>, 'get'>): string | undefined {
    return bySound.get(soundAsTyped(word)) ?? bySound.get(soundInEnglish(word));
  }

  /** Returns the only token that starts with the word. Null if there are several, or if the word is a known word. */
  #beginningWith(word: string): Meant | null {
    if (word.length < SHORTEST_BEGINNING || isKnownWord(word)) return null;
    const isMeant = ({ word: token }: WordShape) =>
      token.length >= word.length + MISSING_LETTERS && token.startsWith(word);
    const meant = (this.#heard.byStart.get(shapeOf(word).sound.charAt(0)) ?? []).filter(isMeant);
    return meant.length === 1 ? { token: (meant[0] as WordShape).word, cost: 0 } : null;
  }
}

interface Sounds {
  /** Tokens by the first letter of their sound. */
  byStart: ReadonlyMap<string, readonly WordShape[]>;
  /** The first token with each English sound. */
  tokens: ReadonlyMap<string, string>;
  /** The first two neighboring words of a name with each English sound: "citilait" for "City Light". */
  pairs: SpokenPairs;
}

function soundsOf(names: NameReader): Sounds {
  const byStart = new Map<string, WordShape[]>();
  const tokens = new Map<string, string>();
  for (const token of names.tokens) {
    const shape = shapeOf(token);
    const start = shape.sound.charAt(0);
    const list = byStart.get(start) ?? [];
    byStart.set(start, list);
    list.push(shape);
    const spoken = soundInEnglish(token);
    if (spoken.length >= SHORTEST_SPOKEN && !tokens.has(spoken)) tokens.set(spoken, token);
  }
  return { byStart, tokens, pairs: names.readPairs() };
}

interface Meant {
  token: string;
  cost: number;
}
