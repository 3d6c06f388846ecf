import type { Audience, SubType } from '../../services/taxonomy/serviceTypes.ts';
import type { NeedId } from '../needs/needIds.ts';

interface Classified {
  subTypes: readonly SubType[];
  category?: readonly Audience[];
}

/**
 * Raises the evidence of rides in the text of a service with the sub-filter TRANSIT, and lowers it in others: a shelter
 * or a clinic with rides gives them to its own people.
 */
export function weighRides(
  evidence: ReadonlyMap<NeedId, number>,
  { subTypes, category = [] }: Classified,
): Map<NeedId, number> {
  const weighed = new Map(evidence);
  if (subTypes.includes('TRANSIT')) raiseRides(weighed, category);
  else if (subTypes.length > 0) lowerRides(weighed);
  return weighed;
}

/** With at least this evidence, a service with the sub-filter TRANSIT gives bus passes, not rides. */
const GIVES_PASSES = 0.5;
/** With at least this evidence, its text names a doctor or a clinic. */
const NAMES_CARE = 0.1;
const RIDES_TO_CARE = 0.5;
const RIDES = 0.35;

/** Texts name rides in many words that the lexicon lacks ("neighbors drive neighbors"), but they name where rides go. */
function raiseRides(evidence: Map<NeedId, number>, audiences: readonly Audience[]): void {
  if ((evidence.get('bus-passes') ?? 0) >= GIVES_PASSES) return;
  const raise = (need: NeedId, minimum: number) => evidence.set(need, Math.max(minimum, evidence.get(need) ?? 0));
  raise('public-transit', RIDES);
  if ((evidence.get('primary-care') ?? 0) >= NAMES_CARE) raise('medical-rides', RIDES_TO_CARE);
  if (audiences.includes('SENIORS') || audiences.includes('DISABLED')) raise('senior-rides', RIDES);
}

const rides = ['public-transit', 'medical-rides', 'senior-rides'] as const satisfies NeedId[];
const SHARE_FOR_OWN_PEOPLE = 0.5;

function lowerRides(evidence: Map<NeedId, number>): void {
  for (const need of rides) {
    const chance = evidence.get(need);
    if (chance !== undefined) evidence.set(need, chance * SHARE_FOR_OWN_PEOPLE);
  }
}
