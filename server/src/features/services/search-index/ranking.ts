import type { Audience } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { Bitmap } from './columns/bitmap.ts';
import type { IndexColumns } from './columns/indexColumns.ts';

/** Below these shares of the best match a service is in a lower tier, or is left out. */
const SECOND_TIER = 0.6;
const THIRD_TIER = 0.35;
const CUT_OFF = 0.15;

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
  needs: readonly WeightedTerm[];
  /** With their inverse document frequency as weight, like those in the name. */
  words: readonly WeightedTerm[];
  inName: readonly WeightedTerm[];
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
  { needs, words, inName, audiences }: SearchTerms,
  postingOf: (term: Term) => Posting,
): Hits {
  const sums = new Float64Array(columns.length);
  const scale = (needs.length > 0 ? WORDS_BESIDE_NEED : 1) / totalWeight(words);
  for (const need of needs) add(sums, postingOf(need), need.weight);
  for (const word of words) add(sums, postingOf(word), word.weight * scale);
  if (inName.length > 1) addNames(sums, inName, postingOf);
  return hitsOf(columns, sums, audiences);
}

function totalWeight(words: readonly WeightedTerm[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

function add(sums: Float64Array, { rows, shares }: Posting, weight: number, least = 0): void {
  for (let i = 0; i < rows.length; i += 1) if (shares[i]! >= least) sums[rows[i]!]! += shares[i]! * weight;
}

/** Adds for services with the typed name: "mercy lodge" expresses a need, but may be a name. Half of a name counts for nothing. */
function addNames(sums: Float64Array, words: readonly WeightedTerm[], postingOf: (term: Term) => Posting): void {
  const total = totalWeight(words);
  const named = new Float64Array(sums.length);
  for (const word of words) add(named, postingOf(word), word.weight / total, 1);
  for (let row = 0; row < named.length; row += 1) {
    if (named[row]! > 0.5) sums[row]! += NAME_BESIDE_NEED * (2 * named[row]! - 1);
  }
}

/** The audience changes the relevance of a hit; it makes no service a hit. */
function hitsOf(columns: IndexColumns, sums: Float64Array, audiences: readonly Audience[]): Hits {
  let best = 0;
  for (const sum of sums) if (sum > best) best = sum;
  const least = Math.max(CUT_OFF * best, Number.MIN_VALUE);
  const hits: Hits = { rows: new Bitmap(columns.capacity), relevance: sums, tiers: new Uint8Array(sums.length) };
  const fit = fitOf(columns, audiences);
  for (let row = 0; row < sums.length; row += 1) {
    const sum = sums[row]!;
    if (sum < least) continue;
    hits.rows.set(row, true);
    hits.tiers[row] = tierOf(sum / best);
    sums[row] = sum * fit(row);
  }
  return hits;
}

/** How well a service fits the audiences that the text names: one for just them moves up, one for others moves down. */
function fitOf({ audiences }: IndexColumns, named: readonly Audience[]): (row: number) => number {
  if (named.length === 0) return () => 1;
  return (row) => {
    if (named.some((audience) => audiences[audience].has(row))) return 1.25;
    return audiences.ALL.has(row) ? 1 : 0.6;
  };
}

function tierOf(share: number): number {
  if (share >= SECOND_TIER) return BEST_TIER;
  return share >= THIRD_TIER ? 2 : 1;
}
