import type { UnderstoodQuery } from '@amparo/domain/understanding/query/understandQuery.ts';
import type { WordTerm } from './findTerms.ts';
import { kindBits, type ListedServices } from './listedServices.ts';
import type { Posting } from './postings.ts';

/** Below these shares of the best match a service stands in a lower tier, or is left out. */
const SECOND_TIER = 0.6;
const THIRD_TIER = 0.35;
const CUT_OFF = 0.15;

/** What a whole match of the typed words themselves adds to a match of the need. */
const WORDS_BESIDE_NEED = 0.6;

/** What it adds that all that was typed stands in a service's name. */
const NAME_BESIDE_NEED = 0.9;

/** A word to look for, and how much a match of it says. */
export interface WeightedWord extends WordTerm {
  weight: number;
}

/** What is looked for: needs, or else words alone; beside needs also words in the text and in the name. */
export interface Sought {
  needs: UnderstoodQuery['needs'];
  words: WeightedWord[];
  inName: WeightedWord[];
  /** Whom it is for, where that is said. */
  audiences: UnderstoodQuery['audiences'];
}

/** Which services have each of what is sought. */
export type SoughtPostings = Record<'needs' | 'words' | 'inName', Posting[]>;

/** The services that match, one after the other: their numbers, how well each does, and in which tier, of which 3 is the best. */
export interface Matches {
  numbers: Uint32Array;
  relevance: Float64Array;
  tiers: Uint8Array;
}

/** Weighs services by what of the sought they have (rules.md §2); `has` names them by their numbers. */
export function weighServices(services: ListedServices, sought: Sought, has: SoughtPostings): Matches {
  const sums = new Float64Array(services.length);
  const hasNeeds = sought.needs.length > 0;
  for (const [n, { weight }] of sought.needs.entries()) add(sums, has.needs[n]!, weight);
  const scale = (hasNeeds ? WORDS_BESIDE_NEED : 1) / totalWeight(sought.words);
  for (const [n, { weight }] of sought.words.entries()) add(sums, has.words[n]!, weight * scale);
  if (sought.inName.length > 1) addNames(sums, sought.inName, has.inName);
  return tiered(sums, fitOf(services, sought.audiences));
}

function totalWeight(words: WeightedWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

function add(sums: Float64Array, { numbers, shares }: Posting, weight: number): void {
  for (let i = 0; i < numbers.length; i += 1) sums[numbers[i]!]! += shares[i]! * weight;
}

/** Services whose very name is typed: what expresses a need ("mercy lodge") may be just a name. Half of it says nothing yet. */
function addNames(sums: Float64Array, words: WeightedWord[], postings: Posting[]): void {
  const total = totalWeight(words);
  const named = new Float64Array(sums.length);
  for (const [n, { weight }] of words.entries()) {
    const { numbers, shares } = postings[n]!;
    for (let i = 0; i < numbers.length; i += 1) if (shares[i] === 1) named[numbers[i]!]! += weight / total;
  }
  for (let number = 0; number < named.length; number += 1) {
    if (named[number]! > 0.5) sums[number]! += NAME_BESIDE_NEED * (2 * named[number]! - 1);
  }
}

/** Whom a service is for orders those that match, but makes no match of them. */
function tiered(sums: Float64Array, fit: ReturnType<typeof fitOf>): Matches {
  let best = 0;
  for (const sum of sums) if (sum > best) best = sum;
  const least = Math.max(CUT_OFF * best, Number.MIN_VALUE);
  let length = 0;
  for (const sum of sums) if (sum >= least) length += 1;
  const [numbers, relevance, tiers] = [new Uint32Array(length), new Float64Array(length), new Uint8Array(length)];
  for (let number = 0, n = 0; n < length; number += 1) {
    const sum = sums[number]!;
    if (sum < least) continue;
    numbers[n] = number;
    relevance[n] = sum * fit(number);
    tiers[n] = tierOf(sum / best);
    n += 1;
  }
  return { numbers, relevance, tiers };
}

/** How well a service fits those who are named: one for others goes down, one for just them goes up. */
function fitOf({ kinds }: ListedServices, named: readonly string[]): (number: number) => number {
  if (named.length === 0) return () => 1;
  const wanted = kindBits('audiences', named);
  const all = kindBits('audiences', ['ALL']);
  return (number) => {
    if (kinds[number]! & wanted) return 1.25;
    return kinds[number]! & all ? 1 : 0.6;
  };
}

function tierOf(share: number): number {
  if (share >= SECOND_TIER) return 3;
  return share >= THIRD_TIER ? 2 : 1;
}
