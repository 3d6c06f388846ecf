const patterns: readonly [RegExp, (...numbers: number[]) => { minimum_age?: number; maximum_age?: number }][] = [
  [/^(\d{1,3}) ?(?:\+|and older|and over|or older|years and older)$/, (from) => ({ minimum_age: from! })],
  [/^(\d{1,3}) (?:and|or) (?:younger|under)$/, (to) => ({ maximum_age: to! })],
  [/^(\d{1,3}) ?(?:to|-|–) ?(\d{1,3})$/, (from, to) => (from! <= to! ? { minimum_age: from!, maximum_age: to! } : {})],
];

/** Returns the limits of a text that says only them: `18 and older`, `6 to 14`. Exceptions are not limits. */
export function readAges(age: string): { minimum_age?: number; maximum_age?: number } {
  const text = age
    .trim()
    .toLowerCase()
    .replace(/^ages? /, '');
  for (const [pattern, agesOf] of patterns) {
    const match = pattern.exec(text);
    if (match) return agesOf(...match.slice(1).map(Number));
  }
  return {};
}
