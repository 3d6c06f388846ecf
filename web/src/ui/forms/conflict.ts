export type Side = 'mine' | 'theirs';

/** A field with different values in two versions, and the side proposed for the merged version. */
export interface Difference<Values> {
  name: keyof Values & string;
  proposed: Side;
}

/** Returns a text that is equal for two versions of a field with the same meaning. */
export type Comparable<Values> = (name: keyof Values & string, values: Values) => string;

/** Text is compared without the spaces around it. */
export function comparableText<Values>(name: keyof Values & string, values: Values): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}

/** Lists the fields that differ. If only one side changed a field since `base`, that side is proposed. */
export function differencesOf<Values extends object>(
  { base, mine, theirs }: { base: Values; mine: Values; theirs: Values },
  textOf: Comparable<Values> = comparableText,
): Difference<Values>[] {
  const names = Object.keys(theirs) as (keyof Values & string)[];
  return names
    .filter((name) => textOf(name, mine) !== textOf(name, theirs))
    .map((name) => ({ name, proposed: textOf(name, mine) === textOf(name, base) ? 'theirs' : 'mine' }));
}

export function mergeVersions<Values extends object>(
  mine: Values,
  theirs: Values,
  chosen: Partial<Record<string, Side>>,
): Values {
  const taken = Object.entries(theirs).filter(([name]) => chosen[name] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken) };
}
