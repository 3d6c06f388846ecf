import type { ServiceType } from '../../services/taxonomy/serviceTypes.ts';
import { StepwiseBuild } from '../matching/stepwiseBuild.ts';
import type { SentenceFeatures } from '../model/sentenceFeatures.ts';
import { gatherNames, type Label, type NameColumns, NameReader } from '../names/nameColumns.ts';
import { type NameCandidate, nameFeatures } from '../names/nameFeatures.ts';
import { findMention, type NameMention, type ReadMessage } from '../names/nameMention.ts';
import { judgeName } from '../names/nameModel.ts';
import { dayWords, definiteWords, genericWords, type NameSource, nameTokens } from '../names/nameTokens.ts';
import { PlacesOnStreets } from '../names/placesOnStreets.ts';
import { TokenReader } from '../names/tokenReader.ts';
import { understandQuery } from '../query/understandQuery.ts';
import { isKnownWord } from '../spelling/spelling.ts';
import { cachedByText } from '../words/cachedByText.ts';
import { stopWords } from '../words/stopWords.ts';

/** Services that a message names. */
export interface NamedServices {
  ids: string[];
  /** For each word of the message: whether it belongs to the name. */
  isName: boolean[];
}

/** If more services match a name, it names none of them in particular. */
const MOST = 10;
const MOST_CANDIDATES = 60;
const ROUNDING = 1e-9;
/** A whole name wins over longer names that contain it, and neighboring words win over scattered ones. */
const BONUS_OF_WHOLE_NAME = 1;
const COST_OF_ORDER = { neighbors: 0, gaps: 0.1, other: 0.5 };
const WEIGHT_OF_WEAK = 0.5;
/** At least this share of the weight is a whole name. */
const WHOLE = 0.99;
/** Words with a need of at least this weight ask for help. */
const STRONG_WISH = 0.8;
/** The lowest logarithm of the odds at which words are a name, if nothing is known about the message. */
const LEAST_ODDS = -1.1;
/** With at least these odds, a name counts more than a street: "the mission on Pine" is on Pine. */
const SURE = 2;

/** The best match of a label. */
interface Match extends NameMention {
  label: Label;
  score: number;
}

/** Finds the names of all published services by their words. */
export class ServiceNames {
  readonly #names: NameReader;
  /** The folded names with all their words. */
  readonly #fullNames: ReadonlySet<string>;
  readonly #firstWords: ReadonlySet<string>;
  readonly #mostWordsInName: number;
  readonly #reader: TokenReader;
  readonly #onStreets: PlacesOnStreets;
  readonly #isPlace: (word: string) => boolean;
  /** For each label: the weight of its words in the current message. Zero between messages. */
  readonly #weights: Float64Array;

  /** `isPlace`: whether a folded word alone is the name of a place. */
  constructor(columns: NameColumns, isPlace: (word: string) => boolean) {
    this.#isPlace = isPlace;
    this.#names = new NameReader(columns);
    this.#weights = new Float64Array(this.#names.labels);
    const { foldedNames } = this.#names;
    const fullNames = new Set<string>();
    for (let row = 0; row < foldedNames.length; row++) fullNames.add(foldedNames.at(row));
    this.#fullNames = fullNames;
    this.#firstWords = new Set([...fullNames].map((name) => name.split(' ', 1)[0] as string));
    this.#mostWordsInName = [...fullNames].reduce((most, name) => Math.max(most, name.split(' ').length), 0);
    this.#reader = new TokenReader(this.#names);
    this.#onStreets = new PlacesOnStreets(this.#names);
  }

  static of(sources: readonly NameSource[], isPlace: (word: string) => boolean): ServiceNames {
    return new ServiceNames(new StepwiseBuild(() => gatherNames(sources)).get(), isPlace);
  }

  /**
   * Returns the services that the folded words of a message name, even in part or misspelled. Null if they name none.
   * `least`: the lowest logarithm of the odds at which words are a name in this message.
   */
  find(
    words: readonly string[],
    context = 'none',
    judge: typeof judgeName = judgeName,
    least: number = LEAST_ODDS,
  ): NamedServices | null {
    const candidate = this.findCandidate(words, context);
    const odds = candidate ? judge(candidate.features) : Number.NEGATIVE_INFINITY;
    return (odds < SURE ? this.#byStreet(words) : null) ?? (odds >= least ? candidate : null);
  }

  /** Returns the services with the best matching names, and the features that decide whether the message names them. */
  findCandidate(words: readonly string[], context: string): (NamedServices & { features: SentenceFeatures }) | null {
    const message = { words, read: this.#reader.read(words) };
    let best: Match[] = [];
    for (const i of this.#candidates(message)) {
      const match = this.#match(this.#names.label(i), message);
      const lead = match ? match.score - (best[0]?.score ?? 0) : -1;
      if (match && lead > ROUNDING) best = [match];
      else if (match && lead > -ROUNDING) best.push(match);
    }
    const found = narrow(best, message);
    const first = [...found].sort((a, b) => this.#shareOf(b, b.label) - this.#shareOf(a, a.label))[0];
    const ids = [...new Set(found.map(({ label }) => label.source.id))];
    if (!first || ids.length > MOST) return null;
    const candidate = this.#describe(first, ids.length, message);
    if (isOnlyWish(candidate, words)) return null;
    const at = new Set(found.flatMap((match) => [...match.at]));
    return {
      ids,
      isName: words.map((_, i) => at.has(i)),
      features: nameFeatures(candidate, words, context),
    };
  }

  /** Returns the services of a type. Returns all if none has it: the words may mean something else. */
  preferType(ids: readonly string[], type: ServiceType): string[] {
    const fitting = ids.filter((id) => this.#names.typesOf(id).includes(type));
    return fitting.length > 0 ? fitting : [...ids];
  }

  /** The town of a service. Empty if the service is unknown. */
  cityOf(id: string): string {
    return this.#names.cityOf(id);
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
    if (!this.#firstWords.has(words[start] as string)) return undefined;
    for (let count = Math.min(this.#mostWordsInName, words.length - start); count >= 2; count--) {
      const phrase = words.slice(start, start + count).join(' ');
      if (this.#fullNames.has(phrase)) return phrase;
    }
    return undefined;
  }

  /** The indexes of the labels that share the heaviest words with the message. */
  #candidates({ read }: ReadMessage): number[] {
    const touched: number[] = [];
    for (const token of new Set(read.flatMap(({ tokens }) => tokens))) {
      const weight = this.#weigh(token);
      for (const i of this.#names.labelsWith(token)) {
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
    const uses = this.#names.labelsWith(token).length;
    return Math.log(1 + this.#names.labels / (1 + uses)) * (this.#isWeak(token) ? WEIGHT_OF_WEAK : 1);
  }

  #match(label: Label, message: ReadMessage): Match | null {
    const mention = findMention(label, message, (token) => this.#weigh(token));
    if (!mention || this.#isPlacePhrase(phraseOf(mention, message))) return null;
    const bonus = label.kind !== 'organization' && this.#shareOf(mention, label) >= WHOLE ? BONUS_OF_WHOLE_NAME : 0;
    return { ...mention, label, score: mention.weight + bonus - COST_OF_ORDER[mention.order] };
  }

  #shareOf({ weightOfName }: NameMention, label: Label): number {
    return weightOfName / label.tokens.reduce((sum, token) => sum + this.#weigh(token), 0);
  }

  #describe(match: Match, services: number, message: ReadMessage): NameCandidate {
    const { label, tokens } = match;
    const phrase = phraseOf(match, message);
    return {
      ...match,
      services,
      share: this.#shareOf(match, label),
      rarity: Math.max(...tokens.map((token) => this.#weigh(token))) / Math.log(1 + this.#names.labels / 2),
      isBeginning: tokens[0] === label.tokens[0],
      isAlternate: label.kind === 'alternate',
      isInitials: label.kind === 'initials',
      distinctive: tokens.filter((token) => this.#isDistinctive(token)).length,
      wish: wishOf(phrase.join(' ')),
      hasPlace: phrase.some(this.#isPlace),
    };
  }

  /** Whether a word hardly distinguishes services: "clinic", "14", "Springfield". */
  #isWeak(token: string): boolean {
    return genericWords.has(token) || /^\d+$/.test(token) || this.#isPlace(token);
  }

  /** "Big spring", "jones county". Places are known by their words without spaces. */
  #isPlacePhrase(phrase: readonly string[]): boolean {
    return this.#isPlace(phrase.join('')) || (phrase.length === 2 && phrase[1] === 'county');
  }

  /** Whether few services have this word in their name, and it has no other meaning. */
  #isDistinctive(token: string): boolean {
    const uses = this.#names.labelsWith(token).length;
    return (
      token.length > 3 &&
      !genericWords.has(token) &&
      uses <= Math.max(6, this.#names.labels / 500) &&
      !isKnownWord(token) &&
      !this.#isPlace(token)
    );
  }

  #byStreet(words: readonly string[]): NamedServices | null {
    const found = this.#onStreets.find(words);
    if (!found || found.ids.length > MOST) return null;
    return { ids: found.ids, isName: words.map((_, i) => i >= found.from && i <= found.to) };
  }
}

/**
 * Whether words only ask for help, such as "food bank" or "a free clinic". Part of a name does too if it names only a
 * kind of help and is the whole message ("mobile showers").
 */
function isOnlyWish(candidate: NameCandidate, words: readonly string[]): boolean {
  const { tokens, at, share, distinctive, wish, hasPlace } = candidate;
  const isDefinite = definiteWords.has(words[Math.min(...at) - 1] ?? '');
  const isGeneric = tokens.length <= 2 && tokens.every((token) => genericWords.has(token));
  const isAlone = words.every((word, i) => at.includes(i) || stopWords.has(word));
  const isPart = share < WHOLE && distinctive === 0 && !hasPlace && wish >= STRONG_WISH;
  return !isDefinite && (isGeneric || (isAlone && isPart));
}

function phraseOf({ at }: NameMention, { words }: ReadMessage): string[] {
  return words.slice(Math.min(...at), Math.max(...at) + 1);
}

/** How strongly words ask for some kind of help. Words of a church, or "hope", often belong to names. */
const wishOf = cachedByText((phrase) => {
  const { needs } = understandQuery(phrase);
  return needs.find(({ need }) => need !== 'faith-community' && need !== 'information-referral')?.weight ?? 0;
});

/** Selects the services with the most other words in the message: "love and care in Clyde". */
function narrow(matches: Match[], { words }: ReadMessage): Match[] {
  if (matches.length < 2) return matches;
  const more = matches.map(({ label: { source }, at }) => {
    const facts = new Set(nameTokens([source.name, ...(source.alternateNames ?? []), source.city ?? ''].join(' ')));
    return words.flatMap((word, i) => (!at.includes(i) && facts.has(word) && !dayWords.has(word) ? [i] : []));
  });
  const most = Math.max(...more.map((list) => list.length));
  return matches.flatMap((match, n) => {
    const list = more[n] as number[];
    return list.length === most ? [{ ...match, at: [...match.at, ...list] }] : [];
  });
}
