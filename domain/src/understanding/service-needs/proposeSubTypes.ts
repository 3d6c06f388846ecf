import { type ServiceType, type SubType, typeOfSubType } from '../../services/taxonomy/serviceTypes.ts';
import { needById } from '../lexicon/typesOfNeeds.ts';
import { needsOfService } from './needsOfService.ts';

interface Draft {
  name: string;
  serviceSummary: string;
  type?: readonly ServiceType[];
}

/** Below this score a need is too faint to propose a kind by; beside the strongest need, below this share of it. */
const SURE = 0.3;
const SHARE_OF_STRONGEST = 0.6;

/** The sub-filters that the name and summary of a service speak of, within its types where they are given. */
export function proposeSubTypes({ type, ...draft }: Draft): SubType[] {
  const proposed = sureNeeds(draft).flatMap((need) => need.subTypes.slice(0, 1));
  return [...new Set(proposed)].filter((subType) => !type?.length || type.includes(typeOfSubType[subType]));
}

/** The types that the name and summary of a service speak of. */
export function proposeTypes(draft: Omit<Draft, 'type'>): ServiceType[] {
  return [...new Set(sureNeeds(draft).flatMap((need) => need.types.slice(0, 1)))];
}

function sureNeeds({ name, serviceSummary }: Draft) {
  const needs = needsOfService({ name, serviceSummary, description: '', type: [], subTypes: [] });
  const least = Math.max(SURE, SHARE_OF_STRONGEST * (needs[0]?.score ?? 0));
  return needs.filter(({ score }) => score >= least).flatMap(({ need }) => needById(need) ?? []);
}
