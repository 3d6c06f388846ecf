import type { NeedId } from '../needs/needIds.ts';
import type { QueryMatch } from './matchPhrases.ts';
import { isRequestStem, type QueryIndex, type QueryMeaning } from './queryIndex.ts';

/** Factors by the number of words in a phrase: a longer phrase is better evidence. */
const factorBySize = [0, 0.76, 1, 1.15, 1.2];
/** The factor for a phrase without its stop words or request words if another need's whole phrase matches. */
const BARE_BESIDE_WHOLE = 0.4;

/** The strength of each need: of the needs that the query names, and of those that its situation implies. */
export interface NeedStrengths {
  named: Map<NeedId, number>;
  implied: Map<NeedId, number>;
  /** The query also names a need in words outside its situation. */
  hasNamedBesideSituation: boolean;
  isOnlyHinted: boolean;
}

/** The factor for weak evidence if the query also names or implies a need. */
const WEAK_BESIDE_NAMED = 0.4;

/** From this weight on, the query names a need clearly. */
const CLEARLY_NAMED = 0.6;

/** Computes the strength of needs from the phrases in a query and from words that belong to no phrase. */
export function rankNeeds(index: QueryIndex, stems: readonly string[], matches: readonly QueryMatch[]): NeedStrengths {
  const named = new Map<NeedId, number>();
  const implied = new Map<NeedId, number>();
  const weak = new Map<NeedId, number>();
  const situation = matches
    .filter(({ meanings }) => meanings.some((meaning) => meaning.isSituation))
    .reduce((bits, { words }) => bits | words, 0);
  let hasNamedBesideSituation = false;
  for (const { meanings, fit, size, words } of matches) {
    const factor = fit * (factorBySize[Math.min(size, factorBySize.length - 1)] as number);
    const direct = meanings.filter((meaning) => !meaning.isSituation);
    const meant = strongestByNeed(direct);
    const rivals = [...meant.values()].filter((weight) => weight >= 0.7).length;
    const share = 0.4 + 0.6 / Math.sqrt(Math.max(1, rivals));
    const isWeak = direct.every(({ isBare }) => isBare);
    for (const [need, weight] of meant) {
      const into = isWeak ? weak : named;
      into.set(need, (into.get(need) ?? 0) + weight * factor * share);
      if ((words & ~situation) !== 0 && !isWeak && !broadNeeds.has(need) && weight * factor >= CLEARLY_NAMED)
        hasNamedBesideSituation = true;
    }
    for (const [need, weight] of strongestByNeed(meanings.filter(({ isSituation }) => isSituation)))
      implied.set(need, Math.max(implied.get(need) ?? 0, weight));
  }
  const covered = matches.reduce((bits, { words }) => bits | words, 0);
  stems.forEach((stem, i) => {
    if ((covered & (1 << i)) !== 0) return;
    for (const [need, weight] of hintsOf(index, stem)) weak.set(need, (weak.get(need) ?? 0) + weight);
  });
  const isOnlyHinted = named.size === 0 && implied.size === 0;
  const factor = isOnlyHinted ? 1 : WEAK_BESIDE_NAMED;
  for (const [need, weight] of weak) named.set(need, (named.get(need) ?? 0) + weight * factor);
  return { named, implied, hasNamedBesideSituation, isOnlyHinted };
}

/** Broad needs. Their words also occur in queries for a specific need. */
export const broadNeeds: ReadonlySet<NeedId> = new Set<NeedId>([
  'emergency-money',
  'cash-assistance',
  'information-referral',
  'case-management',
  'community-center',
  'family-support',
  'senior-services',
  'homeless-services',
  'disability-services',
  'faith-community',
  'volunteer',
  'recreation',
  'school-enrollment',
]);
const BROAD_BESIDE_OTHERS = 0.3;

/** Lowers the weights of broad needs if there is a specific need. */
export function preferSpecific(weights: ReadonlyMap<NeedId, number>): Map<NeedId, number> {
  let specific = 0;
  for (const [need, weight] of weights) if (!broadNeeds.has(need)) specific = Math.max(specific, weight);
  const hasSpecific = specific >= 0.4;
  return new Map(
    [...weights].map(([need, weight]) => [
      need,
      hasSpecific && broadNeeds.has(need) ? weight * BROAD_BESIDE_OTHERS : weight,
    ]),
  );
}

function strongestByNeed(meanings: readonly QueryMeaning[]): Map<NeedId, number> {
  const strongest = new Map<NeedId, number>();
  const hasWhole = meanings.some(({ isBare, weight }) => !isBare && weight >= 0.6);
  for (const { need, weight, isBare } of meanings) {
    const worth = isBare && hasWhole ? weight * BARE_BESIDE_WHOLE : weight;
    strongest.set(need, Math.max(worth, strongest.get(need) ?? 0));
  }
  return strongest;
}

/** Returns the needs that a single word suggests. Their terms contain the word most often. */
function hintsOf(index: QueryIndex, stem: string): [NeedId, number][] {
  if (isRequestStem(stem) || stem === 'no') return [];
  const uses = index.stemFrequencies.get(stem);
  if (!uses) return [];
  let total = 0;
  for (const count of uses.values()) total += count;
  return [...uses]
    .map(([need, count]): [NeedId, number] => [need, (0.45 * count) / total])
    .filter(([, weight]) => weight >= 0.1);
}
