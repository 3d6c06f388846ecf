import { type Audience, audiences } from './serviceTypes.ts';

/** All audiences except ALL. */
export const singleAudiences = audiences.filter((audience) => audience !== 'ALL');

/** Former names of audiences (spec §3). */
const formerNames: ReadonlyMap<string, Audience> = new Map([['YOUTH_AND_KIDS', 'KIDS']]);

/** Returns the current name of an audience. Returns unknown words unchanged. */
export function audienceOf<Word extends string>(word: Word): Word | Audience {
  return formerNames.get(word) ?? word;
}

/**
 * Returns the chosen audiences in their canonical form: each once and in order, or only ALL if ALL or every single audience
 * was chosen. Ignores unknown words.
 */
export function chosenAudiences(words: readonly string[]): Audience[] {
  const known = new Set(words.map(audienceOf));
  const singles = singleAudiences.filter((audience) => known.has(audience));
  return known.has('ALL') || singles.length === singleAudiences.length ? ['ALL'] : singles;
}

/** Returns true if the checkbox of an audience is checked. ALL checks every box (spec §4). */
export function isChecked(chosen: readonly Audience[], audience: Audience): boolean {
  return chosen.includes(audience) || chosen.includes('ALL');
}

/** Returns the choice after a click on a checkbox. ALL sets or clears all boxes; clearing one box clears ALL (spec §4). */
export function toggleAudience(chosen: readonly Audience[], audience: Audience): Audience[] {
  if (audience === 'ALL') return chosen.includes('ALL') ? [] : ['ALL'];
  const boxes = singleAudiences.filter((single) => isChecked(chosen, single) !== (single === audience));
  return chosenAudiences(boxes);
}
