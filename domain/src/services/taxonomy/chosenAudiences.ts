import { type Audience, audiences } from './serviceTypes.ts';

/** Each audience by itself; ALL stands for them together. */
export const singleAudiences = audiences.filter((audience) => audience !== 'ALL');

/** Older words for an audience (spec §3). */
const otherWords: Record<string, Audience> = { YOUTH_AND_KIDS: 'KIDS' };

/** The audience that a word means; a word that means none comes back as it is. */
export function audienceOf(word: string): string {
  return otherWords[word] ?? word;
}

/**
 * Chosen audiences in the one way to write them: each once, in order, and ALL alone where it was chosen or every single one
 * was. None chosen is the empty list. Unknown words are left out.
 */
export function chosenAudiences(words: readonly string[]): Audience[] {
  const known = new Set(words.map(audienceOf));
  const singles = singleAudiences.filter((audience) => known.has(audience));
  return known.has('ALL') || singles.length === singleAudiences.length ? ['ALL'] : singles;
}

/** Whether the box of an audience is checked: ALL checks every box (spec §4). */
export function isChecked(chosen: readonly Audience[], audience: Audience): boolean {
  return chosen.includes(audience) || chosen.includes('ALL');
}

/** The choice after a tap on a box: ALL sets or clears all; clearing any clears ALL; setting the last one sets ALL (spec §4). */
export function toggleAudience(chosen: readonly Audience[], audience: Audience): Audience[] {
  if (audience === 'ALL') return chosen.includes('ALL') ? [] : ['ALL'];
  const boxes = singleAudiences.filter((single) => isChecked(chosen, single) !== (single === audience));
  return chosenAudiences(boxes);
}
