import type { Audience, ServiceType } from '../../taxonomy/serviceTypes.ts';
import { Bitmap } from '../columns/bitmap.ts';
import type { IndexColumns } from '../columns/indexColumns.ts';
import { Hits } from './hits.ts';
import type { Posting } from './posting.ts';

/** A service below these shares of the best match is in a lower tier, or is left out. */
const SECOND_TIER = 0.6;
const THIRD_TIER = 0.35;
const CUT_OFF = 0.15;

/** The lowest match of a hit, and of the best hit. If the best is lower, the list is empty. */
const LEAST_STRENGTH = 0.05;
const LEAST_OF_BEST = 0.18;
/** The same for a text with more specific words that no service contains: "swimming lessons" is more than recreation. */
const LEAST_OF_BEST_BESIDE_UNKNOWN = 0.6;

/** The bonus for a service that serves only one audience, if the text names that audience. */
const ONLY_FOR_THEM = 0.5;

/** The bonus for a full match of the typed words, in addition to the match of the need. */
const WORDS_BESIDE_NEED = 0.6;

/** The bonus for a service with all typed words in its name. */
const NAME_BESIDE_NEED = 0.9;

const BEST_TIER = 3;

/** The fields of the text: A names, B summary, C description, D address and contact. */
export const allTextFields = ['A', 'B', 'C', 'D'] as const;
export type TextField = (typeof allTextFields)[number];

/** A word of the text of services: any of these stems, in one of the fields. */
export interface WordTerm {
  stems: readonly string[];
  /** The first characters of other words that count too. */
  prefix?: string;
  fields: readonly TextField[];
}

/** A term that services can contain: a need of the lexicon, or a word. */
export type Term = { need: string } | WordTerm;
export type WeightedWord = WordTerm & { weight: number };

/** The score of a word in the text of a service. A word in its name has the score 1. */
export const SCORE_IN_TEXT = 0.6;

/** Search terms: needs, or only words. If there are needs, words in the text and in the name add to the match. */
export interface SearchTerms {
  needs: readonly { need: string; weight: number }[];
  /** Words of the text. Their weight is the inverse document frequency, also for words of the name. */
  words: readonly WeightedWord[];
  inName: readonly WeightedWord[];
  /** The text has words that say more than its needs, and no service contains any of them. */
  areWordsUnknown: boolean;
  /** The types of the strongest needs. */
  neededTypes: readonly ServiceType[];
  /** If the text names only types, all services of these types match. */
  types: readonly ServiceType[];
  /** The audiences that the text names. */
  audiences: readonly Audience[];
}

/** Ranks services by the search terms that they contain (rules.md §2). `postingOf` returns the services with a term. */
export function rankServices(
  columns: IndexColumns,
  { needs, words, inName, areWordsUnknown, neededTypes, types, audiences }: SearchTerms,
  postingOf: (term: Term) => Posting,
): Hits {
  const scores = emptyScores(columns);
  try {
    const total = totalWeight(words);
    const share = needs.length > 0 ? WORDS_BESIDE_NEED : 1;
    for (const word of words) addWord(scores, postingOf(word), word.weight / total, share);
    for (const need of needs) addNeed(scores, postingOf(need), need.weight);
    if (inName.length > 1) addNames(scores, inName, postingOf);
    for (const type of types) addAll(scores, columns.types[type]);
    const leastOfBest = areWordsUnknown ? LEAST_OF_BEST_BESIDE_UNKNOWN : LEAST_OF_BEST;
    return hitsOf(columns, scores, { audiences, neededTypes, leastOfBest });
  } finally {
    scores.rows.visit((row) => {
      scores.sums[row] = 0;
      scores.strengths[row] = 0;
    });
  }
}

/** The numbers of one search after the other: with a million services, new arrays would take 16 MB for each. */
let scratch = { sums: new Float64Array(), strengths: new Float64Array() };

function emptyScores({ capacity, length }: IndexColumns): Scores {
  if (scratch.sums.length < length)
    scratch = { sums: new Float64Array(capacity), strengths: new Float64Array(capacity) };
  return { rows: new Bitmap(capacity), ...scratch };
}

interface Scores {
  /** The services with a score. */
  rows: Bitmap;
  /** The score that sorts the hits. */
  sums: Float64Array;
  /** The score that makes a service a hit: the strongest need, the words together, or the name. */
  strengths: Float64Array;
}

function totalWeight(words: readonly WeightedWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

function addWord(scores: Scores, posting: Posting, weight: number, share: number): void {
  const { rows, sums, strengths } = scores;
  posting.visit((row, score) => {
    const strength = score * weight;
    rows.set(row, true);
    strengths[row]! += strength;
    sums[row]! += strength * share;
  });
}

function addNeed(scores: Scores, posting: Posting, weight: number): void {
  const { rows, sums, strengths } = scores;
  posting.visit((row, score) => {
    const strength = score * weight;
    rows.set(row, true);
    sums[row]! += strength;
    if (strength > strengths[row]!) strengths[row] = strength;
  });
}

function addAll({ rows, sums, strengths }: Scores, ofType: Bitmap): void {
  ofType.visit((row) => {
    if (row >= sums.length) return;
    rows.set(row, true);
    sums[row] = 1;
    strengths[row] = 1;
  });
}

/**
 * Adds a bonus for services with the typed name: "mercy lodge" means a need, but may also be a name. Half of a name
 * gets no bonus.
 */
function addNames(
  { rows, sums, strengths }: Scores,
  words: readonly WeightedWord[],
  postingOf: (term: Term) => Posting,
): void {
  const total = totalWeight(words);
  const named = new Map<number, number>();
  for (const word of words) {
    postingOf(word).visit((row, score) => {
      if (score >= 1) named.set(row, (named.get(row) ?? 0) + (score * word.weight) / total);
    });
  }
  for (const [row, share] of named) {
    if (share <= 0.5) continue;
    const bonus = NAME_BESIDE_NEED * (2 * share - 1);
    rows.set(row, true);
    sums[row]! += bonus;
    strengths[row]! += bonus;
  }
}

/**
 * The audience changes the relevance of hits, but makes no service a hit. Public services are compared with the best
 * public one: a service that waits for approval must not change the lists of guests.
 */
function hitsOf(
  columns: IndexColumns,
  scores: Scores,
  { audiences, neededTypes, leastOfBest }: Pick<SearchTerms, 'audiences' | 'neededTypes'> & { leastOfBest: number },
): Hits {
  const { rows, sums, strengths } = scores;
  const { isApproved } = columns.flags;
  const ofAll = limitsOf(scores, leastOfBest, null);
  const ofPublic = limitsOf(scores, leastOfBest, isApproved);
  const fit = fitOf(columns, audiences);
  const limitOf = (row: number) => (isApproved.has(row) ? ofPublic : ofAll);
  const hits = Bitmap.union([rows]).filter((row) => {
    return strengths[row]! >= LEAST_STRENGTH && sums[row]! >= limitOf(row).least;
  });
  return Hits.of(
    hits,
    (row) => sums[row]! * fit(row),
    (row) => tierOf(sums[row]! / limitOf(row).best),
    neededTypes,
  );
}

/** Returns the best score, and the lowest score of a hit. Compares all services, or those of `compared`. */
function limitsOf({ rows, sums, strengths }: Scores, leastOfBest: number, compared: Bitmap | null) {
  let [best, strongest] = [0, 0];
  rows.visit((row) => {
    const isBetter = sums[row]! > best || strengths[row]! > strongest;
    // Few services are better than all before them.
    if (!isBetter || (compared && !compared.has(row))) return;
    best = Math.max(best, sums[row]!);
    strongest = Math.max(strongest, strengths[row]!);
  });
  return { best, least: strongest < leastOfBest ? Number.POSITIVE_INFINITY : CUT_OFF * best };
}

/** The factor for a service that serves only such people, if the text names no audience. */
const ONLY_FOR_OTHERS = 0.8;
const fewPeople = ['VETERANS', 'LGBT', 'DISABLED'] as const satisfies Audience[];

/** How well a service fits the audiences that the text names. Services with fewer other audiences fit better. */
function fitOf({ audiences }: IndexColumns, named: readonly Audience[]): (row: number) => number {
  if (named.length === 0) {
    const others = Object.entries(audiences).filter(([audience]) => !fewPeople.some((few) => few === audience));
    const isForFew = (row: number) =>
      fewPeople.some((few) => audiences[few].has(row)) && !others.some(([, bitmap]) => bitmap.has(row));
    return (row) => (isForFew(row) ? ONLY_FOR_OTHERS : 1);
  }
  const all = Object.values(audiences);
  return (row) => {
    if (!named.some((audience) => audiences[audience].has(row))) return audiences.ALL.has(row) ? 1 : 0.6;
    return 1 + ONLY_FOR_THEM / all.filter((bitmap) => bitmap.has(row)).length;
  };
}

function tierOf(share: number): number {
  if (share >= SECOND_TIER) return BEST_TIER;
  return share >= THIRD_TIER ? 2 : 1;
}
