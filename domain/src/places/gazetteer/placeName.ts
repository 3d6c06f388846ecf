import { foldText } from '../../understanding/words/foldText.ts';

/** Longer input is cut. No place name is this long, and a hostile text must not take more time. */
const longestName = 80;

const spelledOut: Readonly<Record<string, string>> = {
  ft: 'fort',
  st: 'saint',
  ste: 'sainte',
  mt: 'mount',
  mtn: 'mountain',
  pt: 'port',
  spg: 'springs',
  spgs: 'springs',
  hts: 'heights',
  jct: 'junction',
  lk: 'lake',
  afb: 'airforcebase',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
};

/** Folds a name with foldText. */
export function foldName(name: string): string {
  return foldText(name.slice(0, longestName * 2));
}

/** Returns the keys for comparing names: folded words without spaces, first with "ft", "st", "mt" … spelled out, then as written. */
export function placeKeys(foldedName: string): readonly string[] {
  const words = foldedName.split(' ');
  const expanded = words.map((word) => (Object.hasOwn(spelledOut, word) ? spelledOut[word] : word)).join('');
  const asWritten = words.join('');
  const keys = expanded === asWritten ? [expanded] : [expanded, asWritten];
  return keys.map((key) => key.slice(0, longestName));
}

/**
 * Returns the rough English and Spanish sound of a key: "abaleen" and "abilene" are both "abln". Contains only consonants,
 * and "a" for a vowel at the start. Returns '' for fewer than three sounds, because too many names would match.
 */
export function soundOf(key: string): string {
  const sounds = key
    .replace(/tch|ch|sh/g, 'x')
    .replace(/ph/g, 'f')
    .replace(/qu|ck/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/c/g, 'k')
    .replace(/z/g, 's')
    .replace(/v/g, 'b')
    .replace(/h/g, '')
    .replace(/^[aeiouy]+/, 'A')
    .replace(/[aeiouyw]+/g, '')
    .replace(/(.)\1+/g, '$1')
    .toLowerCase();
  return sounds.length < 3 ? '' : sounds;
}
