import { longestRun } from '../names/nameRun.ts';
import { dayWords, definiteWords, genericWords, initialsOf, type NameSource, nameTokens } from '../names/nameTokens.ts';
import { PlacesOnStreets } from '../names/placesOnStreets.ts';
import { type ReadToken, TokenReader } from '../names/tokenReader.ts';
import { translationsOf } from '../names/translatedWords.ts';
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

/** Services that a message names. */
export interface NamedServices {
  ids: string[];
  /** For each word of the message: whether it belongs to the name. */
  isName: boolean[];
}

/** If more services match a name, it names none of them in particular. */
const MOST = 10;
/** The same limit for everyday words, which are a name only in a question about a place. */
const MOST_UNSURE = 4;
/**
 * The share of a name that a message must contain: if a word is distinctive, if all words are everyday words, and from
 * the first word on.
 */
const SHARE_IF_DISTINCTIVE = 0.3;
const SHARE_IF_EVERYDAY = 0.99;
const SHARE_FROM_FIRST_WORD = 0.4;
/** Words with a need of at least this weight ask for help and are no name. The lower limit is for single words. */
const NEED_OF_WORDS = 0.8;
const NEED_OF_ONE_WORD = 0.75;
const MOST_COST_OF_ONE_WORD = 1;
const SHORTEST_MISSPELLED = 6;
const LONG_WORD = 8;
const MOST_CANDIDATES = 60;
const ROUNDING = 1e-9;

/** A message in which names are looked for. */
interface Message {
  words: readonly string[];
  read: readonly ReadToken[];
  isAboutPlace: () => boolean;
}

/** The words of a message that may be a label, and their share of the label. */
interface Mention {
  label: Label;
  tokens: readonly string[];
  at: ReadonlySet<number>;
  share: number;
  /** The edit cost of the most misspelled word. */
  cost: number;
}

interface Match {
  label: Label;
  score: number;
  at: ReadonlySet<number>;
  isSure: boolean;
}

/** Finds the names of all published services by their words. */
export class ServiceNames {
  readonly #labels: Label[];
  readonly #byToken = new Map<string, number[]>();
  readonly #byInitials = new Map<string, string[]>();
  /** The folded names with all their words. */
  readonly #fullNames: ReadonlySet<string>;
  readonly #mostWordsInName: number;
  readonly #reader: TokenReader;
  readonly #onStreets: PlacesOnStreets;
  readonly #isPlace: (word: string) => boolean;
  /** For each label: the weight of its words in the current message. Zero between messages. */
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
   * Returns the services that folded words name, even in part or misspelled. Returns null if they name none. Everyday words
   * and initials are a name only if the message asks about a place.
   */
  find(words: readonly string[], isAboutPlace: () => boolean = () => false): NamedServices | null {
    const message = { words, read: this.#reader.read(words), isAboutPlace: once(isAboutPlace) };
    const named = this.#byName(message);
    if (named?.isSure) return named;
    return this.#byStreet(words) ?? named ?? this.#findInitials(message);
  }

  /** Separates the full names of two or more words from the other folded words. */
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

  /** The indexes of the labels that share the heaviest words with the message. */
  #candidates({ read }: Message): number[] {
    const touched: number[] = [];
    for (const token of new Set(read.flatMap(({ tokens }) => tokens))) {
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
      if (most.length === MOST_CANDIDATES && weight <= most.at(-1)!.weight) continue;
      let at = most.length;
      while (at > 0 && most[at - 1]!.weight < weight) at--;
      most.splice(at, 0, { i, weight });
      if (most.length > MOST_CANDIDATES) most.pop();
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

  /** Matches the longest run of the label's words that the message has in order. Returns null if it is no name. */
  #match(label: Label, message: Message): Match | null {
    const run = longestRun(label.tokens, message);
    if (run.length === 0) return null;
    const tokens = run.map(({ token }) => token);
    const weight = this.#weighAll(tokens);
    const at = new Set(run.flatMap((one) => one.at));
    const cost = Math.max(...run.map((one) => one.cost));
    const mention = { label, tokens, at, cost, share: weight / this.#weighAll(label.tokens) };
    const isSure = this.#isNameInAnyMessage(mention, message);
    if (!isSure && !this.#isNameInThisMessage(mention, message)) return null;
    // A complete name wins over longer names that begin with it. Otherwise all of them are meant.
    return { label, score: weight + (mention.share >= SHARE_IF_EVERYDAY ? 1 : 0), at: mention.at, isSure };
  }

  /** Whether the words are a name in any sentence. */
  #isNameInAnyMessage(mention: Mention, message: Message): boolean {
    const { label, tokens, share, cost } = mention;
    const phrase = phraseOf(mention, message.words);
    if ((cost > 0 && phrase.every(isOrdinary)) || this.#isPlacePhrase(phrase)) return false;
    const isBeginning = tokens[0] === label.tokens[0];
    if (tokens.some((token) => this.#isDistinctive(token))) {
      if (tokens.length > 1) return true;
      const isLikely = cost === 0 || this.#isLikelyTypo(mention, message);
      return isLikely && ((isBeginning && cost === 0) || share >= SHARE_IF_DISTINCTIVE);
    }
    if (tokens.length < 2) return false;
    if (share >= SHARE_IF_EVERYDAY) return !label.isAlternate || !isWish(mention, phrase);
    if (findAgencyNames(phrase).every(Boolean) || findAgencyNames(inOrderOf(label, tokens)).every(Boolean)) return true;
    const isGeneric = tokens.every((token) => genericWords.has(token));
    return isBeginning && !isGeneric && share >= SHARE_FROM_FIRST_WORD && !isWish(mention, phrase);
  }

  /** Whether one misspelled word belongs to a name: it is long, or the message asks about a place. */
  #isLikelyTypo(mention: Mention, message: Message): boolean {
    const { length } = mention.tokens[0] as string;
    if (mention.cost > MOST_COST_OF_ONE_WORD || length < SHORTEST_MISSPELLED) return false;
    return length >= LONG_WORD || isAlone(mention, message) || message.isAboutPlace();
  }

  /**
   * Whether everyday words are a name in this message: rare words in any message, others only if it is about a place.
   */
  #isNameInThisMessage(mention: Mention, message: Message): boolean {
    const { label, tokens, at, share, cost } = mention;
    const phrase = phraseOf(mention, message.words);
    if (this.#isPlacePhrase(phrase)) return false;
    const hasArticle = definiteWords.has(message.words[Math.min(...at) - 1] ?? '');
    const isFull = share >= SHARE_IF_EVERYDAY;
    if (tokens.length === 1) {
      const [word] = tokens as [string];
      if (isFull && label.isAlternate && cost === 0 && !isKnownWord(word)) return true;
      const isShortened = phrase[0] !== word && word.startsWith(phrase[0] as string);
      const isNamed = cost === 0 && word === label.tokens[0] && !genericWords.has(word) && !this.#isWeak(word);
      const isMeant = isAlone(mention, message) || ((hasArticle || isShortened || isFull) && message.isAboutPlace());
      return isNamed && isMeant && !isWish(mention, phrase);
    }
    const strong = tokens.filter((token) => !this.#isWeak(token));
    // "Food banks" are not "the food bank".
    const isLiteral = tokens.every((token) =>
      phrase.some((word) => word === token || translationsOf(word).includes(token)),
    );
    if (!isLiteral || strong.length === 0) return false;
    if (!isWish(mention, phrase)) return strong.length >= 2 && !strong.every((token) => genericWords.has(token));
    return isAlone(mention, message) ? isFull && hasArticle : (isFull || hasArticle) && message.isAboutPlace();
  }

  /** "Big spring", "jones county". Places are known by their words without spaces. */
  #isPlacePhrase(phrase: readonly string[]): boolean {
    return this.#isPlace(phrase.join('')) || (phrase.length === 2 && phrase[1] === 'county');
  }

  /** Whether few services have this word in their name, and it has no other meaning. */
  #isDistinctive(token: string): boolean {
    const uses = this.#byToken.get(token)?.length ?? 0;
    return (
      token.length > 3 &&
      !genericWords.has(token) &&
      uses <= Math.max(6, this.#labels.length / 500) &&
      !isKnownWord(token) &&
      !this.#isPlace(token)
    );
  }

  /** Whether this word does not distinguish services. */
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

function phraseOf({ at }: Mention, words: readonly string[]): string[] {
  return words.slice(Math.min(...at), Math.max(...at) + 1);
}

/** Translated words have the order of the message. */
function inOrderOf({ tokens }: Label, some: readonly string[]): string[] {
  return tokens.filter((token) => some.includes(token));
}

/** Whether the message contains only the name. */
function isAlone({ at }: Mention, { words }: Message): boolean {
  return words.every((word, i) => at.has(i) || stopWords.has(word));
}

/** Whether the word has a meaning in the language, or is a form of such a word. */
function isOrdinary(word: string): boolean {
  return isKnownWord(word) || isFormOfKnownWord(word);
}

const wishes = new Map<string, UnderstoodQuery['needs']>();
const MOST_WISHES = 2000;

/** Whether the words ask for some kind of help. Words of a church, or "hope", may begin a name. */
function isWish(mention: Mention, phrase: readonly string[]): boolean {
  const text = phrase.join(' ');
  const needs = wishes.get(text) ?? understandQuery(text).needs;
  if (wishes.size >= MOST_WISHES) wishes.clear();
  wishes.set(text, needs);
  const isBeginning = mention.tokens[0] === mention.label.tokens[0];
  const isPartOfNames = (need: string) =>
    isBeginning && (need === 'faith-community' || need === 'information-referral');
  const limit = mention.tokens.length === 1 ? NEED_OF_ONE_WORD : NEED_OF_WORDS;
  return needs.some(({ need, weight }) => weight >= limit && !isPartOfNames(need));
}

/** Selects the services with the most other words in the message: "love and care in Clyde". */
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
