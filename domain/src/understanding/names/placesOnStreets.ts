import type { NameReader } from './nameColumns.ts';
import { isStreetSuffix, kindWords, type NameSource, nameTokens, standIns, streetIntroduction } from './nameTokens.ts';
import { translationsOf } from './translatedWords.ts';

/** How well the word before a street fits a service on that street. */
const IN_NAME = 3;
const IS_KIND = 2;
const IS_STAND_IN = 1;

/** Finds services that a message names by their street: "the mission on Pine", "la de la calle Pine". */
export class PlacesOnStreets {
  readonly #names: NameReader;
  /** The rows of the services by the first word of their street. */
  readonly #byFirst = new Map<string, number[]>();

  constructor(names: NameReader) {
    this.#names = names;
    for (let row = 0; row < names.streets.length; row++) {
      const [first = ''] = this.#streetOf(row);
      if (first === '') continue;
      const rows = this.#byFirst.get(first);
      if (rows) rows.push(row);
      else this.#byFirst.set(first, [row]);
    }
  }

  /** Returns the services, and the indexes of the first and the last word that name them. */
  find(words: readonly string[]): { ids: string[]; from: number; to: number } | null {
    for (const [i, word] of words.entries()) {
      const there = this.#byFirst
        .get(word)
        ?.filter((row) => this.#streetOf(row).every((token, n) => words[i + n] === token));
      const start = there && there.length > 0 ? streetIntroduction(words, i) : -1;
      if (!there || start < 0) continue;
      const from = start > 0 ? start - 1 : start;
      const sources = there.map((row) => this.#names.source(row));
      const fits = sources.map((source) => fitOf(source, words[from] as string));
      const best = Math.max(...fits);
      if (best === 0) continue;
      const end = i + this.#streetOf(there[0]!).length;
      const ids = sources.filter((_, n) => fits[n] === best).map(({ id }) => id);
      return { ids, from, to: isStreetSuffix(words[end]) ? end : end - 1 };
    }
    return null;
  }

  #streetOf(row: number): string[] {
    return this.#names.streets.at(row).split(' ');
  }
}

function fitOf({ name, alternateNames = [], type = [] }: NameSource, word: string): number {
  const tokens = [name, ...alternateNames].flatMap(nameTokens);
  if ([word, ...translationsOf(word)].some((one) => tokens.includes(one))) return IN_NAME;
  if (type.some((one) => kindWords[one].has(word))) return IS_KIND;
  return standIns.has(word) ? IS_STAND_IN : 0;
}
