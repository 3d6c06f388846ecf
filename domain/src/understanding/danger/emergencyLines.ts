import type { CrisisLine } from '../../crisis-lines/crisisLine.ts';
import type { EmergencyKind } from './emergencyKinds.ts';

/** For each kind, a pattern that finds its lines by name, description, or text number. */
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
  FIRE: /tornado, fire|disaster/i,
  ELDER_ABUSE: /older adult|elder|abuse hotline/i,
};

/**
 * The lines of related kinds are shown, too. Children and older adults are often hurt by their family, and most victims
 * of sexual assault know who did it. Traffickers threaten people, and force many of them to have sex. Poison control
 * gives advice about gas and carbon monoxide.
 */
const alsoOf: Partial<Record<EmergencyKind, readonly EmergencyKind[]>> = {
  CHILD_ABUSE: ['VIOLENCE'],
  ELDER_ABUSE: ['VIOLENCE'],
  SEXUAL_ASSAULT: ['VIOLENCE'],
  TRAFFICKING: ['SEXUAL_ASSAULT', 'VIOLENCE'],
  FIRE: ['POISON'],
};

const MOST = 5;

type LineText = Pick<CrisisLine, 'name' | 'description' | 'phone' | 'text'>;

/**
 * Returns the lines to call in a danger, at most five: 911, then the first line of each kind and of related kinds, then
 * their other lines.
 */
export function emergencyLines<L extends LineText>(kinds: readonly EmergencyKind[], lines: readonly L[]): L[] {
  const isEmergency = ({ phone }: L) => phone === '911';
  const others = lines.filter((line) => !isEmergency(line));
  const also = kinds.flatMap((kind) => alsoOf[kind] ?? []);
  const ofKinds = [...new Set([...kinds, ...also])].map((kind) =>
    others.filter(({ name, description, text }) => lineOf[kind].test(`${name} ${description} ${text}`)),
  );
  const ordered = [...lines.filter(isEmergency), ...ofKinds.flatMap((found) => found.slice(0, 1)), ...ofKinds.flat()];
  return [...new Set(ordered)].slice(0, MOST);
}
