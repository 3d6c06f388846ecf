import type { CrisisLine } from '../../crisis-lines/crisisLine.ts';
import type { EmergencyKind } from './emergencyKinds.ts';

const lineOf: Readonly<Record<EmergencyKind, RegExp>> = {
  SUICIDE: /suicid|741741|veterans crisis/i,
  OVERDOSE: /overdose|substance|poison/i,
  VIOLENCE: /domestic violence|family violence|hurt or frightened by a partner|dating/i,
  SEXUAL_ASSAULT: /sexual assault/i,
  TRAFFICKING: /traffick/i,
  CHILD_ABUSE: /child abuse|abuse hotline|abuse or neglect/i,
  MEDICAL: /^$/,
  RUNAWAY: /runaway|youth helpline/i,
  POISON: /poison/i,
};

const MOST = 4;

type Told = Pick<CrisisLine, 'name' | 'description' | 'phone' | 'text'>;

/** The lines to call in a danger, 911 first, then those that say they are for it. */
export function emergencyLines<L extends Told>(kind: EmergencyKind, lines: readonly L[]): L[] {
  const first = lines.filter(({ phone }) => phone === '911');
  const right = lines.filter(
    (line) => line.phone !== '911' && lineOf[kind].test(`${line.name} ${line.description} ${line.text}`),
  );
  return [...first, ...right].slice(0, MOST);
}
