import type { Audience, ServiceType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { Bitmap } from './columns/bitmap.ts';
import type { IndexColumns } from './columns/indexColumns.ts';

/** Below these shares of the best match a service is in a lower tier, or is left out. */
const SECOND_TIER = 0.6;
const THIRD_TIER = 0.35;
const CUT_OFF = 0.15;

/** A hit has a need, or the words together, at least this much; the best hit more, otherwise there is nothing to show. */
const LEAST_STRENGTH = 0.05;
const LEAST_OF_BEST = 0.25;

/** How much more a service counts that is for one audience only, which the text names. */
const ONLY_FOR_THEM = 0.5;

/** How much a full match of the typed words adds to a match of the need. */
const WORDS_BESIDE_NEED = 0.6;

/** How much it adds if the service's name contains all that was typed. */
const NAME_BESIDE_NEED = 0.9;

export const BEST_TIER = 3;

/** What a service may have: a need of the lexicon, or a word by its stems: in the searched fields, and in the name. */
export type Term = { need: string } | { tsquery: string; stems: string };
export type WeightedTerm = Term & { weight: number };

/** The services with a term and its weight: the score of a need, 1 for a word in the name, less for one in the text. */
export interface Posting {
  rows: Uint32Array;
  shares: Float32Array;
}

/** What to search for: needs, or words alone. Beside needs, words also count in the text and in the name. */
export interface SearchTerms {
  needs: readonly { need: string; weight: number }[];
  /** With their inverse document frequency as weight, like those in the name. */
  words: readonly WeightedTerm[];
  inName: readonly WeightedTerm[];
  /** All services of these types, if the text names no more than them. */
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

/** Ranks services by the search terms they have (rules.md §2). `postingOf` says which service has which term. */
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
  /** What orders the hits. */
  sums: Float64Array;
  /** What makes a service a hit: the strongest need, the words together, or the name. */
  strengths: Float64Array;
}

function totalWeight(words: readonly WeightedTerm[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

function add(sums: Float64Array, { rows, shares }: Posting, weight: number, least = 0): void {
  for (let i = 0; i < rows.length; i += 1) if (shares[i]! >= least) sums[rows[i]!]! += shares[i]! * weight;
}

function raise(strengths: Float64Array, { rows, shares }: Posting, weight: number): void {
  for (let i = 0; i < rows.length; i += 1) {
    const strength = shares[i]! * weight;
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

/** Adds for services with the typed name: "mercy lodge" expresses a need, but may be a name. Half of a name counts for nothing. */
function addNames(
  { sums, strengths }: Scores,
  words: readonly WeightedTerm[],
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

/** The audience changes the relevance of a hit; it makes no service a hit. */
function hitsOf(columns: IndexColumns, { sums, strengths }: Scores, audiences: readonly Audience[]): Hits {
  const best = largest(sums);
  const least = Math.max(CUT_OFF * best, Number.MIN_VALUE);
  const hits: Hits = { rows: new Bitmap(columns.capacity), relevance: sums, tiers: new Uint8Array(sums.length) };
  if (largest(strengths) < LEAST_OF_BEST) return hits;
  const fit = fitOf(columns, audiences);
  for (let row = 0; row < sums.length; row += 1) {
    const sum = sums[row]!;
    if (sum < least || strengths[row]! < LEAST_STRENGTH) continue;
    hits.rows.set(row, true);
    hits.tiers[row] = tierOf(sum / best);
    sums[row] = sum * fit(row);
  }
  return hits;
}

function largest(values: Float64Array): number {
  let found = 0;
  for (const value of values) if (value > found) found = value;
  return found;
}

/** How well a service fits the audiences that the text names: the fewer others it serves, the better. */
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
