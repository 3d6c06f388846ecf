import type { SubType } from '../../services/taxonomy/serviceTypes.ts';
import { needById } from '../lexicon/typesOfNeeds.ts';
import type { NeedId } from '../needs/needIds.ts';

/** The smallest evidence of needs that each sub-filter implies. */
const minimums: Readonly<Record<SubType, Partial<Record<NeedId, number>>>> = {
  MEALS: { 'hot-meals': 0.25 },
  FOOD_PANTRIES: { 'food-pantry': 0.35 },
  EMERGENCY: { 'emergency-shelter': 0.25 },
  TRANSITIONAL: { 'transitional-housing': 0.25 },
  MEDICAL: { 'primary-care': 0.12 },
  COUNSELING: { 'mental-health-counseling': 0.15 },
  CLOTHES: { clothes: 0.3 },
  HYGIENE: { 'hygiene-items': 0.2 },
  TRANSIT: { 'public-transit': 0.15 },
  ASSISTANCE: {},
  LEARNING: {},
  EMPLOYMENT: { 'job-search': 0.2 },
};

/** With at least this evidence, the text already mentions the needs of the sub-filter. */
const MENTIONED_BY_TEXT = 0.3;

/** Raises the evidence of a service's text to the minimum that its sub-filters imply. */
export function applySubTypeMinimums(
  evidence: ReadonlyMap<NeedId, number>,
  { subTypes }: { subTypes: readonly SubType[] },
): Map<NeedId, number> {
  const raised = new Map(evidence);
  for (const subType of subTypes) {
    if (isMentioned(evidence, subType)) continue;
    for (const [need, minimum] of Object.entries(minimums[subType] ?? {}) as [NeedId, number][])
      raised.set(need, Math.max(minimum, raised.get(need) ?? 0));
  }
  return raised;
}

function isMentioned(evidence: ReadonlyMap<NeedId, number>, subType: SubType): boolean {
  for (const [need, chance] of evidence)
    if (chance >= MENTIONED_BY_TEXT && needById(need)?.subTypes.includes(subType)) return true;
  return false;
}
