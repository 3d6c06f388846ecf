import { foldText } from '../../understanding/words/foldText.ts';

/** Longer input is cut: no place name comes near it, and hostile text must not cost more than honest text. */
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

/** A name folded as all text is. */
export function foldName(name: string): string {
  return foldText(name.slice(0, longestName * 2));
}

/** What names are compared by: folded words without spaces, first with "ft", "st", "mt" spelled out, then as written. */
export function placeKeys(foldedName: string): readonly string[] {
  const words = foldedName.split(' ');
  const expanded = words.map((word) => (Object.hasOwn(spelledOut, word) ? spelledOut[word] : word)).join('');
  const asWritten = words.join('');
  const keys = expanded === asWritten ? [expanded] : [expanded, asWritten];
  return keys.map((key) => key.slice(0, longestName));
}

/**
 * A rough English and Spanish sound of a key ("abaleen" and "abilene" are both "abln"): consonants only, except that a
 * vowel at the start stands as "a". Under three sounds it says too little and is ''.
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
