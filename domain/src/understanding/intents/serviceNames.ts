import { findAgencyNames } from '../query/agencyNames.ts';
import { understandQuery } from '../query/understandQuery.ts';
import { isKnownWord } from '../spelling/spelling.ts';
import { foldText } from '../words/foldText.ts';
import { stopWords } from '../words/stopWords.ts';
import { shapeOf, spellingCost, type WordShape } from '../words/wordShape.ts';

interface Named {
  id: string;
  tokens: string[];
}

/** Services whose name stands in a message. */
export interface NamedServices {
  ids: string[];
  /** For each word of the message whether it is of the name. */
  isName: boolean[];
}

/** More services than these of one name are none in particular. */
const MOST = 10;
/** How much of a name is to be said: of one with a word that nothing else is called by, and of one made of everyday words. */
const SHARE_OF_TELLING = 0.3;
const SHARE_OF_PLAIN = 0.99;
const SHARE_OF_BEGINNING = 0.4;
/** From this weight on words are a wish rather than a name. */
const ASKED_FOR = 0.8;
const candidatesTried = 60;

interface Said {
  tokens: readonly string[];
  said: readonly string[];
  share: number;
  /** The words of the message themselves. */
  phrase: readonly string[];
}

/** The names of all published services, by their words. */
export class ServiceNames {
  readonly #named: Named[];
  readonly #byToken = new Map<string, number[]>();
  /** First letter of the sound → tokens, for what is misspelt. */
  readonly #byStart = new Map<string, WordShape[]>();
  /** Folded, with all their words. */
  readonly #fullNames: ReadonlySet<string>;
  readonly #mostWordsInName: number;
  readonly #isPlace: (word: string) => boolean;

  /** `isPlace`: whether a folded word alone is the name of a place. */
  constructor(services: readonly { id: string; name: string }[], isPlace: (word: string) => boolean) {
    this.#isPlace = isPlace;
    this.#named = services.map(({ id, name }) => ({ id, tokens: tokensOf(name) }));
    this.#fullNames = new Set(services.map(({ name }) => foldText(name)));
    this.#mostWordsInName = Math.max(0, ...[...this.#fullNames].map((name) => name.split(' ').length));
    this.#named.forEach(({ tokens }, i) => {
      for (const token of new Set(tokens)) {
        const places = this.#byToken.get(token);
        if (places) places.push(i);
        else this.#byToken.set(token, [i]);
      }
    });
    for (const token of this.#byToken.keys()) {
      const shape = shapeOf(token);
      const start = shape.sound.charAt(0);
      const list = this.#byStart.get(start) ?? [];
      this.#byStart.set(start, list);
      list.push(shape);
    }
  }

  /** The services that folded words name, in part or misspelt; null where they name none. */
  find(words: readonly string[]): NamedServices | null {
    const read = this.#read(words);
    const counts = new Map<number, number>();
    for (const { token } of read)
      for (const i of this.#byToken.get(token) ?? []) counts.set(i, (counts.get(i) ?? 0) + this.#weigh(token));
    const likely = [...counts].sort((a, b) => b[1] - a[1]).slice(0, candidatesTried);
    let best: { score: number; found: number[]; at: Set<number> } | null = null;
    for (const [i] of likely) {
      const match = this.#match(this.#named[i] as Named, read, words);
      if (!match) continue;
      if (!best || match.score > best.score + 1e-9) best = { score: match.score, found: [i], at: match.at };
      else if (match.score > best.score - 1e-9) best.found.push(i);
    }
    if (!best || best.found.length > MOST) return null;
    const { found, at } = best;
    return { ids: found.map((i) => (this.#named[i] as Named).id), isName: words.map((_, i) => at.has(i)) };
  }

  /** The full names of at least two words that stand literally in folded words, and the words beside them. */
  splitAtFullNames(words: readonly string[]): { names: string[]; rest: string } {
    const names: string[] = [];
    const rest: string[] = [];
    for (let i = 0; i < words.length; ) {
      const name = this.#fullNameAt(words, i);
      names.push(...(name ? [name] : []));
      rest.push(...(name ? [] : [words[i] as string]));
      i += name ? name.split(' ').length : 1;
    }
    return { names, rest: rest.join(' ') };
  }

  #fullNameAt(words: readonly string[], start: number): string | undefined {
    for (let count = Math.min(this.#mostWordsInName, words.length - start); count >= 2; count--) {
      const phrase = words.slice(start, start + count).join(' ');
      if (this.#fullNames.has(phrase)) return phrase;
    }
    return undefined;
  }

  #weigh(token: string): number {
    const uses = this.#byToken.get(token)?.length ?? 0;
    return Math.log(1 + this.#named.length / (1 + uses));
  }

  /** The longest run of the name's words that is said in order; how much of the name it is; null where that is too little. */
  #match(
    { tokens }: Named,
    read: readonly Read[],
    words: readonly string[],
  ): { score: number; at: Set<number> } | null {
    const run = longestRun(tokens, read);
    if (run.length === 0) return null;
    const weight = (list: readonly string[]) => list.reduce((sum, token) => sum + this.#weigh(token), 0);
    const said = run.map(({ token }) => token);
    const share = weight(said) / weight(tokens);
    const isTelling = said.some((token) => this.#isTelling(token));
    const isPlain = !isTelling || (said.length === 1 && said[0] !== undefined && said[0].length < 5);
    const phrase = words.slice(run[0]?.at[0], (run.at(-1)?.at.at(-1) ?? 0) + 1);
    if (isPlain && !this.#isSaidLikeAName({ tokens, said, share, phrase })) return null;
    if (!isPlain && share < SHARE_OF_TELLING && said.length < 2) return null;
    // Those that are called alike so far are all meant, but for one that is called just so.
    return { score: weight(said) + (share >= SHARE_OF_PLAIN ? 1 : 0), at: new Set(run.flatMap(({ at }) => at)) };
  }

  /** Of everyday words a name is meant where all of it is said, or its beginning, which asks for nothing. */
  #isSaidLikeAName({ tokens, said, share, phrase }: Said): boolean {
    if (said.length < 2) return false;
    if (share >= SHARE_OF_PLAIN || findAgencyNames(phrase).every(Boolean)) return true;
    if (said[0] !== tokens[0] || share < SHARE_OF_BEGINNING) return false;
    const [need] = understandQuery(phrase.join(' ')).needs;
    return (need?.weight ?? 0) < ASKED_FOR;
  }

  /** A word by which few services are called and that says nothing else. */
  #isTelling(token: string): boolean {
    const uses = this.#byToken.get(token)?.length ?? 0;
    return (
      token.length > 3 && uses <= Math.max(6, this.#named.length / 500) && !isKnownWord(token) && !this.#isPlace(token)
    );
  }

  /** The words as tokens of names: as they stand, joined with the next, or as the token they are a misspelling of. */
  #read(words: readonly string[]): Read[] {
    const read: Read[] = [];
    for (let i = 0; i < words.length; i++) {
      const word = words[i] as string;
      const joined = word + (words[i + 1] ?? '');
      if (this.#byToken.has(word)) read.push({ token: word, at: [i] });
      else if (joined !== word && this.#byToken.has(joined)) read.push({ token: joined, at: [i, ++i] });
      else if (word.length > 3 && !stopWords.has(word)) {
        const token = this.#nearest(word);
        if (token) read.push({ token, at: [i] });
      }
    }
    return read;
  }

  #nearest(word: string): string | null {
    const typed = shapeOf(word);
    const limit = isKnownWord(word) ? 0.8 : word.length < 6 ? 1 : 1.9;
    let best: { token: string; cost: number } | null = null;
    for (const other of this.#byStart.get(typed.sound.charAt(0)) ?? []) {
      if (Math.abs(other.word.length - word.length) > 2) continue;
      const cost: number =
        other.sound === typed.sound ? SAME_SOUND : spellingCost(typed, other, best ? best.cost : limit);
      if (cost <= limit && (!best || cost < best.cost)) best = { token: other.word, cost };
    }
    return best?.token ?? null;
  }
}

const SAME_SOUND = 0.3;

interface Read {
  token: string;
  /** Which words of the message it was read from. */
  at: number[];
}

function tokensOf(name: string): string[] {
  return foldText(name)
    .split(' ')
    .filter((word) => word !== '' && !stopWords.has(word));
}

/** The longest run of neighbours in the name that stand side by side in the message too, little words apart. */
function longestRun(tokens: readonly string[], read: readonly Read[]): Read[] {
  let best: Read[] = [];
  for (let from = 0; from < read.length; from++) {
    for (let start = 0; start < tokens.length; start++) {
      let length = 0;
      while (
        tokens[start + length] !== undefined &&
        tokens[start + length] === read[from + length]?.token &&
        isNext(read, from, length)
      )
        length++;
      if (length > best.length) best = read.slice(from, from + length);
    }
  }
  return best;
}

/** At most two words may stand between ("House of the Rest"). */
function isNext(read: readonly Read[], from: number, length: number): boolean {
  if (length === 0) return true;
  const before = read[from + length - 1]?.at.at(-1) ?? 0;
  return (read[from + length]?.at[0] ?? 0) - before <= 2;
}
