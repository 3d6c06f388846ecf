import type { Audience, SubType } from '../../services/taxonomy/serviceTypes.ts';
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
  { subTypes, category = [] }: Classified,
): Map<NeedId, number> {
  const raised = new Map(evidence);
  if (subTypes.includes('TRANSIT')) addRides(raised, category);
  else if (subTypes.length > 0) lowerRides(raised);
  for (const subType of subTypes) {
    if (isMentioned(evidence, subType)) continue;
    for (const [need, minimum] of Object.entries(minimums[subType] ?? {}) as [NeedId, number][])
      raised.set(need, Math.max(minimum, raised.get(need) ?? 0));
  }
  return raised;
}

interface Classified {
  subTypes: readonly SubType[];
  category?: readonly Audience[];
}

/** With at least this evidence, a service of the sub-filter TRANSIT gives bus passes, not rides. */
const GIVES_PASSES = 0.5;
/** With at least this evidence, its text names a doctor or a clinic. */
const NAMES_CARE = 0.1;
const RIDES_TO_CARE = 0.5;
const RIDES = 0.35;

/**
 * Rides to the doctor: the text of a ride says where it goes ("neighbors drive neighbors to the doctor", "a shuttle to
 * the clinic"), and in many words that the lexicon does not have.
 */
function addRides(evidence: Map<NeedId, number>, audiences: readonly Audience[]): void {
  if ((evidence.get('bus-passes') ?? 0) >= GIVES_PASSES) return;
  const raise = (need: NeedId, minimum: number) => evidence.set(need, Math.max(minimum, evidence.get(need) ?? 0));
  raise('public-transit', RIDES);
  if ((evidence.get('primary-care') ?? 0) >= NAMES_CARE) raise('medical-rides', RIDES_TO_CARE);
  if (audiences.includes('SENIORS') || audiences.includes('DISABLED')) raise('senior-rides', RIDES);
}

/** A shelter or a clinic with rides gives them to its own people. */
const RIDES_BESIDE = 0.5;

function lowerRides(evidence: Map<NeedId, number>): void {
  for (const need of rides) {
    const chance = evidence.get(need);
    if (chance !== undefined) evidence.set(need, chance * RIDES_BESIDE);
  }
}

const rides = ['public-transit', 'medical-rides', 'senior-rides'] as const satisfies NeedId[];

function isMentioned(evidence: ReadonlyMap<NeedId, number>, subType: SubType): boolean {
  for (const [need, chance] of evidence)
    if (chance >= MENTIONED_BY_TEXT && needById(need)?.subTypes.includes(subType)) return true;
  return false;
}
