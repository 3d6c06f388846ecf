import { dayWords, definiteWords, genericWords, initialsOf, type NameSource, nameTokens } from '../names/nameTokens.ts';
import { PlacesOnStreets } from '../names/placesOnStreets.ts';
import { type ReadToken, TokenReader } from '../names/tokenReader.ts';
import { findAgencyNames } from '../query/agencyNames.ts';
import { type UnderstoodQuery, understandQuery } from '../query/understandQuery.ts';
import { isFormOfKnownWord, isKnownWord } from '../spelling/spelling.ts';
import { foldText } from '../words/foldText.ts';
import { requestWords, stopWords } from '../words/stopWords.ts';

/** One of the names of a service. */
interface Label {
  source: NameSource;
  tokens: string[];
  isAlternate: boolean;
}

/** Services whose name stands in a message. */
export interface NamedServices {
  ids: string[];
  /** For each word of the message whether it is of the name. */
  isName: boolean[];
}

/** More services than these of one name are none in particular. */
const MOST = 10;
/** So many services may share everyday words that are taken for a name only beside a question about a place. */
const MOST_UNSURE = 4;
/** How much of a name is to be said: of one with a word that nothing else is called by, and of one made of everyday words. */
const SHARE_OF_TELLING = 0.3;
const SHARE_OF_PLAIN = 0.99;
const SHARE_OF_BEGINNING = 0.4;
/** From this weight on words are a wish rather than a name; a single word already from the lower one. */
const ASKED_FOR = 0.8;
const ASKED_FOR_BY_ONE_WORD = 0.75;
const MOST_SLIPS_OF_ONE_WORD = 1;
const SHORTEST_SLIP = 6;
const LONG_WORD = 8;
const candidatesTried = 60;
const ROUNDING = 1e-9;

/** A message in which names are looked for. */
interface Message {
  words: readonly string[];
  read: readonly ReadToken[];
  isAboutPlace: () => boolean;
}

/** The words of a message that may be a label, and how much of the label they are. */
interface Said {
  label: Label;
  tokens: readonly string[];
  at: ReadonlySet<number>;
  share: number;
  /** The slips of the word with the most. */
  cost: number;
}

interface Match {
  label: Label;
  score: number;
  at: ReadonlySet<number>;
  isSure: boolean;
}

/** The names of all published services, by their words. */
export class ServiceNames {
  readonly #labels: Label[];
  readonly #byToken = new Map<string, number[]>();
  readonly #byInitials = new Map<string, string[]>();
  /** Folded, with all their words. */
  readonly #fullNames: ReadonlySet<string>;
  readonly #mostWordsInName: number;
  readonly #reader: TokenReader;
  readonly #onStreets: PlacesOnStreets;
  readonly #isPlace: (word: string) => boolean;
  /** By label: the weight of what a message says of it. Zero between messages. */
  readonly #weights: Float64Array;

  /** `isPlace`: whether a folded word alone is the name of a place. */
  constructor(sources: readonly NameSource[], isPlace: (word: string) => boolean) {
    this.#isPlace = isPlace;
    this.#labels = sources.flatMap((source) => labelsOf(source));
    this.#weights = new Float64Array(this.#labels.length);
    this.#fullNames = new Set(sources.map(({ name }) => foldText(name)));
    this.#mostWordsInName = Math.max(0, ...[...this.#fullNames].map((name) => name.split(' ').length));
    for (const [i, { tokens }] of this.#labels.entries())
      for (const token of new Set(tokens)) addTo(this.#byToken, token, i);
    for (const { id, name } of sources) for (const letters of initialsOf(name)) addTo(this.#byInitials, letters, id);
    this.#reader = new TokenReader(this.#byToken.keys(), (word) => this.#byToken.has(word));
    this.#onStreets = new PlacesOnStreets(sources);
  }

  /**
   * The services that folded words name, in part or misspelled; null if they name none. Everyday words and initials are a name
   * only if the message asks about a place.
   */
  find(words: readonly string[], isAboutPlace: () => boolean = () => false): NamedServices | null {
    const message = { words, read: this.#reader.read(words), isAboutPlace: once(isAboutPlace) };
    const named = this.#byName(message);
    if (named?.isSure) return named;
    return this.#byStreet(words) ?? named ?? this.#findInitials(message);
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

  #byName(message: Message): (NamedServices & { isSure: boolean }) | null {
    let best: Match[] = [];
    for (const i of this.#candidates(message)) {
      const match = this.#match(this.#labels[i] as Label, message);
      const lead = match ? match.score - (best[0]?.score ?? 0) : -1;
      if (match && lead > ROUNDING) best = [match];
      else if (match && lead > -ROUNDING) best.push(match);
    }
    const found = narrow(best, message);
    const isSure = found.some((match) => match.isSure);
    const ids = [...new Set(found.map(({ label }) => label.source.id))];
    if (ids.length === 0 || ids.length > (isSure ? MOST : MOST_UNSURE)) return null;
    const at = new Set(found.flatMap((match) => [...match.at]));
    return { ids, isSure, isName: message.words.map((_, i) => at.has(i)) };
  }

  /** The labels of which a message says most, by their index. */
  #candidates({ read }: Message): number[] {
    const touched: number[] = [];
    for (const { token } of read) {
      const weight = this.#weigh(token);
      for (const i of this.#byToken.get(token) ?? []) {
        if (this.#weights[i] === 0) touched.push(i);
        this.#weights[i]! += weight;
      }
    }
    const most: { i: number; weight: number }[] = [];
    for (const i of touched) {
      const weight = this.#weights[i]!;
      this.#weights[i] = 0;
      if (most.length === candidatesTried && weight <= most.at(-1)!.weight) continue;
      let at = most.length;
      while (at > 0 && most[at - 1]!.weight < weight) at--;
      most.splice(at, 0, { i, weight });
      if (most.length > candidatesTried) most.pop();
    }
    return most.map(({ i }) => i);
  }

  #weigh(token: string): number {
    const uses = this.#byToken.get(token)?.length ?? 0;
    return Math.log(1 + this.#labels.length / (1 + uses));
  }

  #weighAll(tokens: readonly string[]): number {
    return tokens.reduce((sum, token) => sum + this.#weigh(token), 0);
  }

  /** The longest run of the label's words that is said in order; null if it is no name. */
  #match(label: Label, message: Message): Match | null {
    const run = longestRun(label.tokens, message.read);
    if (run.length === 0) return null;
    const tokens = run.map(({ token }) => token);
    const weight = this.#weighAll(tokens);
    const at = new Set(run.flatMap((one) => one.at));
    const cost = Math.max(...run.map((one) => one.cost));
    const said = { label, tokens, at, cost, share: weight / this.#weighAll(label.tokens) };
    const isSure = this.#isSaidLikeAName(said, message);
    if (!isSure && !this.#isMeantAsAName(said, message)) return null;
    // Those that are called alike so far are all meant, but for one that is called just so.
    return { label, score: weight + (said.share >= SHARE_OF_PLAIN ? 1 : 0), at: said.at, isSure };
  }

  /** Whether the words are a name in any sentence. */
  #isSaidLikeAName(said: Said, message: Message): boolean {
    const { label, tokens, share, cost } = said;
    const phrase = phraseOf(said, message.words);
    if ((cost > 0 && phrase.every(isOrdinary)) || this.#isPlacePhrase(phrase)) return false;
    const isBeginning = tokens[0] === label.tokens[0];
    if (tokens.some((token) => this.#isTelling(token))) {
      if (tokens.length > 1) return true;
      const isLikely = cost === 0 || this.#isLikelySlip(said, message);
      return isLikely && ((isBeginning && cost === 0) || share >= SHARE_OF_TELLING);
    }
    if (tokens.length < 2) return false;
    if (share >= SHARE_OF_PLAIN) return !label.isAlternate || !isWish(said, phrase);
    if (findAgencyNames(phrase).every(Boolean)) return true;
    const isGeneric = tokens.every((token) => genericWords.has(token));
    return isBeginning && !isGeneric && share >= SHARE_OF_BEGINNING && !isWish(said, phrase);
  }

  /** Whether one misspelled word is that of a name: a long one, or one beside a question about a place. */
  #isLikelySlip(said: Said, message: Message): boolean {
    const { length } = said.tokens[0] as string;
    if (said.cost > MOST_SLIPS_OF_ONE_WORD || length < SHORTEST_SLIP) return false;
    return length >= LONG_WORD || isAlone(said, message) || message.isAboutPlace();
  }

  /** Whether everyday words are a name in this sentence: rare ones anywhere, others only if it is about a place. */
  #isMeantAsAName(said: Said, message: Message): boolean {
    const { label, tokens, at, share, cost } = said;
    const phrase = phraseOf(said, message.words);
    if (this.#isPlacePhrase(phrase)) return false;
    const hasArticle = definiteWords.has(message.words[Math.min(...at) - 1] ?? '');
    const isFull = share >= SHARE_OF_PLAIN;
    if (tokens.length === 1) {
      const [word] = tokens as [string];
      if (isFull && label.isAlternate && cost === 0 && !isKnownWord(word)) return true;
      const isShortened = phrase[0] !== word && word.startsWith(phrase[0] as string);
      const isNamed = cost === 0 && word === label.tokens[0] && !genericWords.has(word) && !this.#isWeak(word);
      const isMeant = isAlone(said, message) || ((hasArticle || isShortened) && message.isAboutPlace());
      return isNamed && isMeant && !isWish(said, phrase);
    }
    const strong = tokens.filter((token) => !this.#isWeak(token));
    // "Food banks" are not "the food bank".
    const isLiteral = tokens.every((token) => phrase.includes(token));
    if (!isLiteral || strong.length === 0) return false;
    if (!isWish(said, phrase)) return strong.length >= 2 && !strong.every((token) => genericWords.has(token));
    return isAlone(said, message) ? isFull && hasArticle : (isFull || hasArticle) && message.isAboutPlace();
  }

  /** "Big spring", "jones county". Places are known by their words without spaces. */
  #isPlacePhrase(phrase: readonly string[]): boolean {
    return this.#isPlace(phrase.join('')) || (phrase.length === 2 && phrase[1] === 'county');
  }

  /** A word by which few services are called and that says nothing else. */
  #isTelling(token: string): boolean {
    const uses = this.#byToken.get(token)?.length ?? 0;
    return (
      token.length > 3 &&
      !genericWords.has(token) &&
      uses <= Math.max(6, this.#labels.length / 500) &&
      !isKnownWord(token) &&
      !this.#isPlace(token)
    );
  }

  /** A word that tells no service from others. */
  #isWeak(token: string): boolean {
    return requestWords.has(token) || /^\d+$/.test(token) || this.#isPlace(token);
  }

  #byStreet(words: readonly string[]): NamedServices | null {
    const found = this.#onStreets.find(words);
    if (!found || found.ids.length > MOST) return null;
    return { ids: found.ids, isName: words.map((_, i) => i >= found.from && i <= found.to) };
  }

  #findInitials({ words, isAboutPlace }: Message): NamedServices | null {
    const at = words.findIndex((word) => this.#byInitials.has(word) && !isKnownWord(word) && !stopWords.has(word));
    const ids = this.#byInitials.get(words[at] ?? '') ?? [];
    if (ids.length === 0 || ids.length > MOST || (words.length > 1 && !isAboutPlace())) return null;
    return { ids: [...new Set(ids)], isName: words.map((_, i) => i === at) };
  }
}

function labelsOf(source: NameSource): Label[] {
  const alternates = (source.alternateNames ?? []).map((name) => ({
    source,
    tokens: nameTokens(name),
    isAlternate: true,
  }));
  return [{ source, tokens: nameTokens(source.name), isAlternate: false }, ...alternates];
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function once<Value>(compute: () => Value): () => Value {
  let value: { is: Value } | undefined;
  return () => {
    value ??= { is: compute() };
    return value.is;
  };
}

function phraseOf({ at }: Said, words: readonly string[]): string[] {
  return words.slice(Math.min(...at), Math.max(...at) + 1);
}

/** Whether the message is no more than the name. */
function isAlone({ at }: Said, { words }: Message): boolean {
  return words.every((word, i) => at.has(i) || stopWords.has(word));
}

/** A word with a meaning of its own, or a form of one. */
function isOrdinary(word: string): boolean {
  return isKnownWord(word) || isFormOfKnownWord(word);
}

const wishes = new Map<string, UnderstoodQuery['needs']>();
const MOST_WISHES = 2000;

/** Whether the words ask for help of some kind. A name may begin with those of a church, or with "hope". */
function isWish(said: Said, phrase: readonly string[]): boolean {
  const text = phrase.join(' ');
  const needs = wishes.get(text) ?? understandQuery(text).needs;
  if (wishes.size >= MOST_WISHES) wishes.clear();
  wishes.set(text, needs);
  const isBeginning = said.tokens[0] === said.label.tokens[0];
  const isPartOfNames = (need: string) =>
    isBeginning && (need === 'faith-community' || need === 'information-referral');
  const limit = said.tokens.length === 1 ? ASKED_FOR_BY_ONE_WORD : ASKED_FOR;
  return needs.some(({ need, weight }) => weight >= limit && !isPartOfNames(need));
}

/** If the message says more of some of the services ("love and care in Clyde"), only those. */
function narrow(matches: Match[], { words }: Message): Match[] {
  if (matches.length < 2) return matches;
  const more = matches.map(({ label: { source }, at }) => {
    const facts = new Set(nameTokens([source.name, ...(source.alternateNames ?? []), source.city ?? ''].join(' ')));
    return words.flatMap((word, i) => (!at.has(i) && facts.has(word) && !dayWords.has(word) ? [i] : []));
  });
  const most = Math.max(...more.map((list) => list.length));
  return matches.flatMap((match, n) => {
    const list = more[n] as number[];
    return list.length === most ? [{ ...match, at: new Set([...match.at, ...list]) }] : [];
  });
}

/** The longest run of neighbours in the name that stand side by side in the message too, little words apart. */
function longestRun(tokens: readonly string[], read: readonly ReadToken[]): ReadToken[] {
  let best: ReadToken[] = [];
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
function isNext(read: readonly ReadToken[], from: number, length: number): boolean {
  if (length === 0) return true;
  const before = read[from + length - 1]?.at.at(-1) ?? 0;
  return (read[from + length]?.at[0] ?? 0) - before <= 2;
}
