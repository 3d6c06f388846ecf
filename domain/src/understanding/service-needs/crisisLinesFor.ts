import type { CrisisLine } from '../../crisis-lines/crisisLine.ts';
import type { NeedId } from '../needs/needIds.ts';
import { needsOfService } from './needsOfService.ts';

/** Needs for which there are crisis lines. */
const crisisNeeds: ReadonlySet<string> = new Set<NeedId>([
  'suicide-prevention',
  'crisis-counseling',
  'domestic-violence-help',
  'domestic-violence-shelter',
  'sexual-assault-help',
  'child-abuse-help',
  'elder-abuse',
  'trafficking-help',
  'runaway-help',
  'poison-help',
  'detox',
  'substance-treatment',
]);

/** The smallest weight of such a need in a text. */
const MIN_WEIGHT = 0.6;
/** The smallest fit of a line, and the smallest part of the best line's fit. */
const MIN_FIT = 0.15;
const MIN_PART_OF_BEST = 0.8;
const MAX_LINES = 2;

type LineText = Pick<CrisisLine, 'name' | 'description'>;

interface NeedWeight {
  need: string;
  weight: number;
}

/** Returns true if a text asks for a need for which there are crisis lines. */
export function asksForCrisisLine(needs: readonly NeedWeight[]): boolean {
  return needs.some(({ need, weight }) => weight >= MIN_WEIGHT && crisisNeeds.has(need));
}

/** Returns the crisis lines that fit the needs of a text, best first, at most two. */
export function crisisLinesFor<L extends LineText>(needs: readonly NeedWeight[], lines: readonly L[]): L[] {
  const fitting = lines.map((line) => ({ line, fit: fitOf(line, needs) })).sort((a, b) => b.fit - a.fit);
  const least = Math.max(MIN_FIT, MIN_PART_OF_BEST * (fitting[0]?.fit ?? 0));
  return fitting
    .filter(({ fit }) => fit >= least)
    .slice(0, MAX_LINES)
    .map(({ line }) => line);
}

function fitOf({ name, description }: LineText, needs: readonly NeedWeight[]): number {
  const text = { name, serviceSummary: '', description, type: [], subTypes: [] };
  const offered = new Map<string, number>(needsOfService(text).map(({ need, score }) => [need, score]));
  if (!offered.keys().some((need) => crisisNeeds.has(need))) return 0;
  return needs.reduce((sum, { need, weight }) => sum + weight * (offered.get(need) ?? 0), 0);
}
