import type { Audience, ServiceType } from '../../taxonomy/serviceTypes.ts';
import { Bitmap } from '../columns/bitmap.ts';
import type { IndexColumns } from '../columns/indexColumns.ts';

/** A service below these shares of the best match is in a lower tier, or is left out. */
const SECOND_TIER = 0.6;
const THIRD_TIER = 0.35;
const CUT_OFF = 0.15;

/** The lowest match of a hit, and of the best hit. If the best is lower, the list is empty. */
const LEAST_STRENGTH = 0.05;
const LEAST_OF_BEST = 0.25;

/** The bonus for a service that serves only one audience, if the text names that audience. */
const ONLY_FOR_THEM = 0.5;

/** The bonus for a full match of the typed words, in addition to the match of the need. */
const WORDS_BESIDE_NEED = 0.6;

/** The bonus for a service with all typed words in its name. */
const NAME_BESIDE_NEED = 0.9;

export const BEST_TIER = 3;

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

/** The services with a term, and its score: the score of a need, 1 for a word in the name, `SCORE_IN_TEXT` for others. */
export interface Posting {
  rows: Uint32Array;
  scores: Float32Array;
}

/** Search terms: needs, or only words. If there are needs, words in the text and in the name add to the match. */
export interface SearchTerms {
  needs: readonly { need: string; weight: number }[];
  /** Words of the text. Their weight is the inverse document frequency, also for words of the name. */
  words: readonly WeightedWord[];
  inName: readonly WeightedWord[];
  /** If the text names only types, all services of these types match. */
  types: readonly ServiceType[];
  /** The audiences that the text names. */
  audiences: readonly Audience[];
}

/** The services that match, with the relevance and the tier (3 is the best) of each row. */
export interface Hits {
  rows: Bitmap;
  relevance: Float64Array;
  tiers: Uint8Array;
}

/** Ranks services by the search terms that they contain (rules.md §2). `postingOf` returns the services with a term. */
export function rankServices(
  columns: IndexColumns,
  { needs, words, inName, types, audiences }: SearchTerms,
  postingOf: (term: Term) => Posting,
): Hits {
  const sums = new Float64Array(columns.length);
  const strengths = new Float64Array(columns.length);
  const total = totalWeight(words);
  for (const word of words) add(strengths, postingOf(word), word.weight / total);
  for (let row = 0; row < sums.length; row += 1) {
    sums[row] = strengths[row]! * (needs.length > 0 ? WORDS_BESIDE_NEED : 1);
  }
  for (const need of needs) {
    const posting = postingOf(need);
    add(sums, posting, need.weight);
    raise(strengths, posting, need.weight);
  }
  if (inName.length > 1) addNames({ sums, strengths }, inName, postingOf);
  for (const type of types) addAll({ sums, strengths }, columns.types[type]);
  return hitsOf(columns, { sums, strengths }, audiences);
}

interface Scores {
  /** The score that sorts the hits. */
  sums: Float64Array;
  /** The score that makes a service a hit: the strongest need, the words together, or the name. */
  strengths: Float64Array;
}

function totalWeight(words: readonly WeightedWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

function add(sums: Float64Array, { rows, scores }: Posting, weight: number, least = 0): void {
  for (let i = 0; i < rows.length; i += 1) if (scores[i]! >= least) sums[rows[i]!]! += scores[i]! * weight;
}

function raise(strengths: Float64Array, { rows, scores }: Posting, weight: number): void {
  for (let i = 0; i < rows.length; i += 1) {
    const strength = scores[i]! * weight;
    if (strength > strengths[rows[i]!]!) strengths[rows[i]!] = strength;
  }
}

function addAll({ sums, strengths }: Scores, rows: Bitmap): void {
  rows.visit((row) => {
    if (row >= sums.length) return;
    sums[row] = 1;
    strengths[row] = 1;
  });
}

/**
 * Adds a bonus for services with the typed name: "mercy lodge" means a need, but may also be a name. Half of a name
 * gets no bonus.
 */
function addNames(
  { sums, strengths }: Scores,
  words: readonly WeightedWord[],
  postingOf: (term: Term) => Posting,
): void {
  const total = totalWeight(words);
  const named = new Float64Array(sums.length);
  for (const word of words) add(named, postingOf(word), word.weight / total, 1);
  for (let row = 0; row < named.length; row += 1) {
    if (named[row]! <= 0.5) continue;
    const bonus = NAME_BESIDE_NEED * (2 * named[row]! - 1);
    sums[row]! += bonus;
    strengths[row]! += bonus;
  }
}

/**
 * The audience changes the relevance of hits, but makes no service a hit. Public services are compared with the best
 * public one: a service that waits for approval must not change the lists of guests.
 */
function hitsOf(columns: IndexColumns, { sums, strengths }: Scores, audiences: readonly Audience[]): Hits {
  const { isApproved } = columns.flags;
  const ofAll = limitsOf({ sums, strengths }, () => true);
  const ofPublic = limitsOf({ sums, strengths }, (row) => isApproved.has(row));
  const hits: Hits = { rows: new Bitmap(columns.capacity), relevance: sums, tiers: new Uint8Array(sums.length) };
  const fit = fitOf(columns, audiences);
  for (let row = 0; row < sums.length; row += 1) {
    const sum = sums[row]!;
    if (sum === 0 || strengths[row]! < LEAST_STRENGTH) continue;
    const { best, least } = isApproved.has(row) ? ofPublic : ofAll;
    if (sum < least) continue;
    hits.rows.set(row, true);
    hits.tiers[row] = tierOf(sum / best);
    sums[row] = sum * fit(row);
  }
  return hits;
}

/** Returns the best score, and the lowest score of a hit. */
function limitsOf({ sums, strengths }: Scores, isCompared: (row: number) => boolean) {
  let [best, strongest] = [0, 0];
  for (let row = 0; row < sums.length; row += 1) {
    if (sums[row] === 0 || !isCompared(row)) continue;
    best = Math.max(best, sums[row]!);
    strongest = Math.max(strongest, strengths[row]!);
  }
  return { best, least: strongest < LEAST_OF_BEST ? Number.POSITIVE_INFINITY : CUT_OFF * best };
}

/** How well a service fits the audiences that the text names. Services with fewer other audiences fit better. */
function fitOf({ audiences }: IndexColumns, named: readonly Audience[]): (row: number) => number {
  if (named.length === 0) return () => 1;
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
