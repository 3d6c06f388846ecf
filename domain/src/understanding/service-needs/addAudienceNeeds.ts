import type { Audience } from '../../services/taxonomy/serviceTypes.ts';
import type { NeedId } from '../needs/needIds.ts';

/** General needs, and the needs that they are for one audience: a hot meal for seniors is a senior meal. */
const audienceNeeds: readonly [general: NeedId, audience: Audience, need: NeedId][] = [
  ['hot-meals', 'SENIORS', 'senior-meals'],
  ['hot-meals', 'KIDS', 'child-meals'],
  ['emergency-shelter', 'FAMILIES', 'family-shelter'],
  ['transitional-housing', 'VETERANS', 'veteran-housing'],
  ['subsidized-housing', 'SENIORS', 'senior-housing'],
];

/** The text names the audience in other words than the lexicon, so the score is lower. */
const OF_GENERAL = 0.8;

/** Adds the needs of the audiences of a service. A service for everybody gets none. */
export function addAudienceNeeds(scores: readonly NeedScore[], audiences: readonly Audience[] = []): NeedScore[] {
  if (audiences.includes('ALL')) return [...scores];
  const added = new Map(scores.map(({ need, score }) => [need, score]));
  for (const [general, audience, need] of audienceNeeds) {
    const score = added.get(general);
    if (score !== undefined && audiences.includes(audience))
      added.set(need, Math.max(Math.round(1000 * OF_GENERAL * score) / 1000, added.get(need) ?? 0));
  }
  return [...added].map(([need, score]) => ({ need, score }));
}

/** A need that a service serves, with a score from 0 to 1. */
interface NeedScore {
  need: NeedId;
  score: number;
}
