import type { NeedId } from '../needs/needIds.ts';
import type { QueryMatch } from './matchPhrases.ts';
import { isRequestStem, type QueryIndex, type QueryMeaning } from './queryIndex.ts';

/** What one word less explained adds: a phrase of several words tells more than one word. */
const wordsTell = [0, 0.76, 1, 1.15, 1.2];
const BARE_BESIDE_NAMED = 0.4;

/** How strongly each need is meant: by what is asked for, and by the situation that is told. */
export interface Weighed {
  asked: Map<NeedId, number>;
  told: Map<NeedId, number>;
  /** Something is asked for by name in words outside the situation. */
  isAlsoAsked: boolean;
  isOnlyHinted: boolean;
}

/** Words that only hint at a need, beside what is asked for. */
const FAINT_BESIDE_ASKED = 0.4;

/** From this weight on something is asked for by name. */
const CLEARLY_ASKED = 0.6;

/** Weighs the needs of the phrases found, and of the words that no phrase explains. */
export function rankNeeds(index: QueryIndex, stems: readonly string[], matches: readonly QueryMatch[]): Weighed {
  const asked = new Map<NeedId, number>();
  const told = new Map<NeedId, number>();
  const faint = new Map<NeedId, number>();
  const situation = matches
    .filter(({ meanings }) => meanings.some((meaning) => meaning.isSituation))
    .reduce((bits, { words }) => bits | words, 0);
  let isAlsoAsked = false;
  for (const { meanings, fit, size, words } of matches) {
    const tells = fit * (wordsTell[Math.min(size, wordsTell.length - 1)] as number);
    const named = meanings.filter((meaning) => !meaning.isSituation);
    const meant = strongestByNeed(named);
    const rivals = [...meant.values()].filter((weight) => weight >= 0.7).length;
    const share = 0.4 + 0.6 / Math.sqrt(Math.max(1, rivals));
    const isFaint = named.every(({ isBare }) => isBare);
    for (const [need, weight] of meant) {
      const into = isFaint ? faint : asked;
      into.set(need, (into.get(need) ?? 0) + weight * tells * share);
      if ((words & ~situation) !== 0 && !isFaint && !broad.has(need) && weight * tells >= CLEARLY_ASKED)
        isAlsoAsked = true;
    }
    for (const [need, weight] of strongestByNeed(meanings.filter(({ isSituation }) => isSituation)))
      told.set(need, Math.max(told.get(need) ?? 0, weight));
  }
  const covered = matches.reduce((bits, { words }) => bits | words, 0);
  stems.forEach((stem, i) => {
    if ((covered & (1 << i)) !== 0) return;
    for (const [need, weight] of hintsOf(index, stem)) faint.set(need, (faint.get(need) ?? 0) + weight);
  });
  const isOnlyHinted = asked.size === 0 && told.size === 0;
  const part = isOnlyHinted ? 1 : FAINT_BESIDE_ASKED;
  for (const [need, weight] of faint) asked.set(need, (asked.get(need) ?? 0) + weight * part);
  return { asked, told, isAlsoAsked, isOnlyHinted };
}

/** Needs that many queries touch on the way to what they ask for. */
const broad = new Set<NeedId>([
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

/** Beside a need that says what is asked for, the broad ones step back. */
export function preferSpecific(weights: ReadonlyMap<NeedId, number>): Map<NeedId, number> {
  let specific = 0;
  for (const [need, weight] of weights) if (!broad.has(need)) specific = Math.max(specific, weight);
  const isTold = specific >= 0.4;
  return new Map(
    [...weights].map(([need, weight]) => [need, isTold && broad.has(need) ? weight * BROAD_BESIDE_OTHERS : weight]),
  );
}

function strongestByNeed(meanings: readonly QueryMeaning[]): Map<NeedId, number> {
  const strongest = new Map<NeedId, number>();
  const isNamed = meanings.some(({ isBare, weight }) => !isBare && weight >= 0.6);
  for (const { need, weight, isBare } of meanings) {
    const worth = isBare && isNamed ? weight * BARE_BESIDE_NAMED : weight;
    strongest.set(need, Math.max(worth, strongest.get(need) ?? 0));
  }
  return strongest;
}

/** A word that no phrase explains still hints at the needs in whose terms it mostly stands. */
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
