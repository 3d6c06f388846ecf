import type { Audience, ServiceType, SubType } from '../../services/taxonomy/serviceTypes.ts';
import { matchText, type TextMatch } from '../matching/matchText.ts';
import type { NeedId } from '../needs/needIds.ts';
import { addAudienceNeeds } from './addAudienceNeeds.ts';
import { applySubTypeMinimums } from './applySubTypeMinimums.ts';
import { weighRides } from './weighRides.ts';

/** The fields of a service that show which needs it serves. */
export interface DescribedService {
  name: string;
  serviceSummary: string;
  serviceSummaryEs?: string;
  description: string;
  descriptionEs?: string;
  type: readonly ServiceType[];
  subTypes: readonly SubType[];
  category?: readonly Audience[];
}

const weakestScore = 0.08;
const mostNeeds = 25;

/** Returns the needs that a service serves, with scores from 0 to 1, strongest first. */
export function needsOfService(service: DescribedService): { need: NeedId; score: number }[] {
  const english = evidenceOf(service.name, service.serviceSummary, service.description);
  const spanish = evidenceOf('', service.serviceSummaryEs ?? '', service.descriptionEs ?? '');
  const evidence = new Map(english);
  for (const [need, chance] of spanish) evidence.set(need, Math.max(chance, evidence.get(need) ?? 0));
  return addAudienceNeeds(focus(applySubTypeMinimums(weighRides(evidence, service), service)), service.category)
    .filter(({ score }) => score >= weakestScore)
    .sort((a, b) => b.score - a.score || (a.need < b.need ? -1 : 1))
    .slice(0, mostNeeds);
}

/** The last part of a name has the highest weight: "AGENCY - PROGRAM". */
const NAME = 0.8;
const AGENCY = 0.3;
const SUMMARY = 0.55;
const sentenceWeights = [0.5, 0.45, 0.4, 0.36, 0.33];
const LATER = 0.3;

function evidenceOf(name: string, summary: string, description: string): Map<NeedId, number> {
  const misses = new Map<NeedId, number>();
  const seen = new Map<string, number>();
  const read = (text: string, weight: number, isName = false) => {
    const matches = matchText(text);
    for (const match of matches) {
      const { need, term } = match;
      const strength = match.strength * (isName ? worthInName(match, matches) : 1);
      const key = `${need} ${term}`;
      const times = seen.get(key) ?? 0;
      seen.set(key, times + 1);
      const chance = Math.min(0.95, weight * strength * 0.5 ** times);
      misses.set(need, (misses.get(need) ?? 1) * (1 - chance));
    }
  };
  const parts = name.split(/\s[-–—|]\s|:\s/);
  const program = parts.pop() ?? '';
  // If the last part names no need ("AGENCY - HIALEAH"), the agency's name has the weight of a name.
  const agencyWeight = matchText(program).length > 0 ? AGENCY : NAME;
  read(program, NAME, true);
  for (const agency of parts) read(agency, agencyWeight, true);
  if (!repeats(summary, description))
    sentencesOf(summary).forEach((sentence) => {
      read(sentence, SUMMARY);
    });
  sentencesOf(description).forEach((sentence, i) => {
    read(sentence, sentenceWeights[i] ?? LATER);
  });
  return new Map([...misses].map(([need, miss]) => [need, 1 - miss]));
}

/** The last phrase of a name says what the service is: "Women's Shelter Thrift Boutique" is a shop. */
function worthInName({ need, end }: TextMatch, matches: readonly TextMatch[]): number {
  const isModifier = matches.some((other) => other.need !== need && other.start >= end && other.strength >= CLEAR);
  return isModifier ? MODIFIER : 1;
}
const CLEAR = 0.5;
const MODIFIER = 0.4;

/** Returns true if the summary is only the beginning of the description, as it often is. */
function repeats(summary: string, description: string): boolean {
  const start = summary
    .trim()
    .replace(/(?:\.{3}|…)$/, '')
    .slice(0, 120)
    .toLowerCase();
  return description.trim().toLowerCase().startsWith(start);
}

function sentencesOf(text: string): string[] {
  return text
    .slice(0, 4000)
    .split(/[.!?;](?=\s|$)|[\n\r•*]+|\s-\s/)
    .filter((sentence) => sentence.trim() !== '');
}

/** Raises the scores of services with few needs: a service for one need fits it better than a service for thirty. */
function focus(evidence: ReadonlyMap<NeedId, number>): { need: NeedId; score: number }[] {
  let total = 0;
  for (const chance of evidence.values()) total += chance;
  return [...evidence].map(([need, chance]) => {
    const share = chance / Math.max(total, chance, 0.01);
    return { need, score: Math.round(1000 * chance * (0.65 + 0.35 * Math.sqrt(share))) / 1000 };
  });
}
