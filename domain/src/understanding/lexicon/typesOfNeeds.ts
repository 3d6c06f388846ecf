import type { ServiceType, SubType } from '../../services/taxonomy/serviceTypes.ts';
import type { Need } from '../needs/need.ts';
import type { NeedId } from '../needs/needIds.ts';
import { lexicon } from './lexicon.ts';

const needOfId = new Map<NeedId, Need>(lexicon.map((need) => [need.id, need]));

/** Returns the lexicon entry of a need. */
export function needById(id: NeedId | null): Need | undefined {
  return id === null ? undefined : needOfId.get(id);
}

/** Returns the types and sub-filters of the strongest needs. */
export function typesOfNeeds(needs: readonly { need: NeedId; weight: number }[]): {
  types: ServiceType[];
  subTypes: SubType[];
} {
  const strongest = needs.filter(({ weight }) => weight >= 0.75).map(({ need }) => needOfId.get(need));
  return {
    types: [...new Set(strongest.flatMap((need) => need?.types ?? []))],
    subTypes: [...new Set(strongest.flatMap((need) => need?.subTypes ?? []))],
  };
}
