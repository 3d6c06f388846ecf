import type { CrisisLine } from '../../crisis-lines/crisisLine.ts';
import type { Danger } from './detectDanger.ts';
import type { EmergencyKind } from './emergencyKinds.ts';
import { emergencyLines } from './emergencyLines.ts';

/** The sentences for a danger in one language. */
export interface DangerTexts {
  possibleDanger: string;
  emergencies: Readonly<Record<EmergencyKind, string>>;
}

/** A hint has 911 and the lines of the likeliest kinds. */
const KINDS_OF_HINT = 2;

/** The text and the crisis lines for a danger, which the chat and the search show first; null without danger. */
export function dangerNotice({ level, kinds }: Danger, allLines: readonly CrisisLine[], texts: DangerTexts) {
  const [kind] = kinds;
  if (level === 'none' || kind === undefined) return null;
  const crisisLines = emergencyLines(kinds, allLines);
  if (level === 'certain') return { level, kind, text: texts.emergencies[kind], crisisLines };
  return {
    level,
    kind,
    text: texts.possibleDanger,
    crisisLines: crisisLines.slice(0, 1 + Math.min(kinds.length, KINDS_OF_HINT)),
  };
}
