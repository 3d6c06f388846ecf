import { type ServiceType, type SubType, typeOfSubType } from '../../services/taxonomy/serviceTypes.ts';
import { needById } from '../lexicon/typesOfNeeds.ts';
import { needsOfService } from './needsOfService.ts';

interface Draft {
  name: string;
  serviceSummary: string;
  type?: readonly ServiceType[];
}

/** A need counts only with this score, and with this part of the strongest need's score. */
const MIN_SCORE = 0.3;
const MIN_PART_OF_STRONGEST = 0.6;

/**
 * Returns the sub-types that the name and summary of a service suggest. If types are given, only sub-types of these.
 */
export function proposeSubTypes({ type, ...draft }: Draft): SubType[] {
  const proposed = clearNeeds(draft).flatMap((need) => need.subTypes.slice(0, 1));
  return [...new Set(proposed)].filter((subType) => !type?.length || type.includes(typeOfSubType[subType]));
}

/** Returns the types that the name and summary of a service suggest. */
export function proposeTypes(draft: Omit<Draft, 'type'>): ServiceType[] {
  return [...new Set(clearNeeds(draft).flatMap((need) => need.types.slice(0, 1)))];
}

function clearNeeds({ name, serviceSummary }: Draft) {
  const needs = needsOfService({ name, serviceSummary, description: '', type: [], subTypes: [] });
  const least = Math.max(MIN_SCORE, MIN_PART_OF_STRONGEST * (needs[0]?.score ?? 0));
  return needs.filter(({ score }) => score >= least).flatMap(({ need }) => needById(need) ?? []);
}
