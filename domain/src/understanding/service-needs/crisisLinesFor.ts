import type { CrisisLine } from '../../crisis-lines/crisisLine.ts';
import type { NeedId } from '../needs/needIds.ts';
import { needsOfService } from './needsOfService.ts';

/** Needs for which a line answers at any hour. */
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

/** How strongly a text must ask for such a need, and how much of what it asks for a line must offer. */
const ASKED = 0.6;
const OFFERED = 0.15;
/** Beside the best line, one that fits nearly as well. */
const NEARLY = 0.8;
const MOST = 2;

type LineText = Pick<CrisisLine, 'name' | 'description'>;

interface AskedNeed {
  need: string;
  weight: number;
}

/** Whether a text asks for something that crisis lines may offer. */
export function asksForCrisisLine(asked: readonly AskedNeed[]): boolean {
  return asked.some(({ need, weight }) => weight >= ASKED && crisisNeeds.has(need));
}

/** The crisis lines that fit what a text asks for, best first, at most two. */
export function crisisLinesFor<L extends LineText>(asked: readonly AskedNeed[], lines: readonly L[]): L[] {
  const fitting = lines.map((line) => ({ line, fit: fitOf(line, asked) })).sort((a, b) => b.fit - a.fit);
  const least = Math.max(OFFERED, NEARLY * (fitting[0]?.fit ?? 0));
  return fitting
    .filter(({ fit }) => fit >= least)
    .slice(0, MOST)
    .map(({ line }) => line);
}

function fitOf({ name, description }: LineText, needs: readonly AskedNeed[]): number {
  const text = { name, serviceSummary: '', description, type: [], subTypes: [] };
  const offered = new Map<string, number>(needsOfService(text).map(({ need, score }) => [need, score]));
  if (!offered.keys().some((need) => crisisNeeds.has(need))) return 0;
  return needs.reduce((sum, { need, weight }) => sum + weight * (offered.get(need) ?? 0), 0);
}
