import type { Audience } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import type { UnderstoodQuery } from '@amparo/domain/understanding/query/understandQuery.ts';
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

/** A word by its stems: those of the searched fields, and those of names. */
export interface WordTerm {
  tsquery: string;
  stems: string;
}

/** The services with a term and its weight: the score of a need, 1 for a word in the name, less for one in the text. */
export interface Posting {
  rows: Uint32Array;
  shares: Float32Array;
}

/** A word to search for, with its inverse document frequency. */
export interface WeightedWord extends WordTerm {
  weight: number;
}

/** What to search for: needs, or words alone. Beside needs, words also count in the text and in the name. */
export interface SearchTerms {
  needs: UnderstoodQuery['needs'];
  words: WeightedWord[];
  inName: WeightedWord[];
  /** The audiences that the text names. */
  audiences: readonly Audience[];
}

/** The services that match, with the relevance and the tier (3 is the best) of each row. */
export interface Hits {
  rows: Bitmap;
  relevance: Float64Array;
  tiers: Uint8Array;
}

/** Ranks services by the search terms they have (rules.md §2). `postings` says which service has which term. */
export function rankServices(
  columns: IndexColumns,
  terms: SearchTerms,
  postings: Record<'needs' | 'words' | 'inName', Posting[]>,
): Hits {
  const sums = new Float64Array(columns.length);
  for (const [n, { weight }] of terms.needs.entries()) add(sums, postings.needs[n]!, weight);
  const scale = (terms.needs.length > 0 ? WORDS_BESIDE_NEED : 1) / totalWeight(terms.words);
  for (const [n, { weight }] of terms.words.entries()) add(sums, postings.words[n]!, weight * scale);
  if (terms.inName.length > 1) addNames(sums, terms.inName, postings.inName);
  return hitsOf(columns, sums, terms.audiences);
}

function totalWeight(words: WeightedWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

function add(sums: Float64Array, { rows, shares }: Posting, weight: number): void {
  for (let i = 0; i < rows.length; i += 1) sums[rows[i]!]! += shares[i]! * weight;
}

/** Adds for services with the typed name: "mercy lodge" expresses a need, but may be a name. Half of a name counts for nothing. */
function addNames(sums: Float64Array, words: WeightedWord[], postings: Posting[]): void {
  const total = totalWeight(words);
  const named = new Float64Array(sums.length);
  for (const [n, { weight }] of words.entries()) {
    const { rows, shares } = postings[n]!;
    for (let i = 0; i < rows.length; i += 1) if (shares[i] === 1) named[rows[i]!]! += weight / total;
  }
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
  if (share >= SECOND_TIER) return 3;
  return share >= THIRD_TIER ? 2 : 1;
}
