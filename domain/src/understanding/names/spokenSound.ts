import { cachedByText } from '../words/cachedByText.ts';

type Rules = readonly (readonly [RegExp, string])[];

/** How an English word sounds, in letters as Spanish reads them: "porxlait" for "porchlight". `x` is "sh" or "ch". */
const ofEnglish: Rules = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/a(?=[st]ion)/g, 'ei'],
  [/s?[st]ion/g, 'xon'],
  [/sch/g, 'sk'],
  [/tch|ch|sh/g, 'x'],
  [/eigh/g, 'ei'],
  [/igh/g, '1'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/wh/g, 'w'],
  [/ck|qu/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/j|g(?=[ei])/g, 'y'],
  [/ow$|oa(?!h)/g, 'o'],
  [/ou|ow/g, 'au'],
  [/a[iy]/g, 'ei'],
  [/oo/g, 'u'],
  [/([^aeiou])ea(?=[dr])/g, '$1e'],
  [/ee|ea|ey$|ie/g, 'i'],
  [/u[ei]|ew/g, 'u'],
  [/a([^aeiour])e(?=s?$|[^aeiourndsxt])/g, 'ei$1'],
  [/i([^aeiou])e(?=s?$|[^aeiourndsxt])/g, 'ai$1'],
  [/([ou][^aeiou])e(?=s?$|[^aeiourndsxt])/g, '$1'],
  [/([^aeiou])le$/, '$1ol'],
  [/y$/, 'i'],
  [/1/g, 'ai'],
];

/** How people spell English words by Spanish rules: "guindmil", "jaus". */
const ofSpanish: Rules = [
  [/^es(?=[ptkcmnl])/, 's'],
  [/^(?:g?hu|gu)(?=[aeio])/, 'w'],
  [/s?[cst]ion/g, 'xon'],
  [/tch|ch|sh/g, 'x'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/qu|q|ck/g, 'k'],
  [/gu(?=[ei])/g, 'g'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/j/g, 'h'],
  [/ll/g, 'y'],
  [/ou/g, 'au'],
  [/oo/g, 'u'],
  [/ee/g, 'i'],
  [/y$/, 'i'],
];

/** Letters that both languages confuse. */
const ofBoth: Rules = [
  [/([^aeiou])y(?=[^aeiou])/g, '$1i'],
  [/h$/, ''],
  [/z/g, 's'],
  [/v/g, 'b'],
  [/ks/g, 'x'],
  [/(.)\1+/g, '$1'],
  [/(.{3})e$/, '$1'],
];

const apply = (word: string, rules: Rules) => rules.reduce((text, [from, to]) => text.replace(from, to), word);

/** Returns the sound of a folded English word, as `soundAsTyped` returns it for its spelling by ear in Spanish. */
export const soundInEnglish: (word: string) => string = cachedByText((word) => apply(apply(word, ofEnglish), ofBoth));

/** Returns the sound of a folded word that is spelled by ear in Spanish. */
export const soundAsTyped: (word: string) => string = cachedByText((word) => apply(apply(word, ofSpanish), ofBoth));
