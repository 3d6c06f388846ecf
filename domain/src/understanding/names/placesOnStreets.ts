import type { NameReader } from './nameColumns.ts';
import { isStreetSuffix, kindWords, type NameSource, nameTokens, standIns, streetIntroduction } from './nameTokens.ts';
import { translationsOf } from './translatedWords.ts';

interface OnStreet {
  /** The row of the service. */
  row: number;
  street: string[];
}

/** How well the word before a street fits a service on that street. */
const IN_NAME = 3;
const IS_KIND = 2;
const IS_STAND_IN = 1;

/** Finds services that a message names by their street: "the mission on Pine", "la de la calle Pine". */
export class PlacesOnStreets {
  readonly #names: NameReader;
  readonly #byFirst = new Map<string, OnStreet[]>();

  constructor(names: NameReader) {
    this.#names = names;
    for (const [row, text] of names.streets.entries()) {
      if (text === '') continue;
      const street = text.split(' ');
      const list = this.#byFirst.get(street[0]!) ?? [];
      this.#byFirst.set(street[0]!, list);
      list.push({ row, street });
    }
  }

  /** Returns the services, and the indexes of the first and the last word that name them. */
  find(words: readonly string[]): { ids: string[]; from: number; to: number } | null {
    for (const [i, word] of words.entries()) {
      const there = this.#byFirst.get(word)?.filter(({ street }) => street.every((token, n) => words[i + n] === token));
      const start = there && there.length > 0 ? streetIntroduction(words, i) : -1;
      if (!there || start < 0) continue;
      const from = start > 0 ? start - 1 : start;
      const sources = there.map(({ row }) => this.#names.source(row));
      const fits = sources.map((source) => fitOf(source, words[from] as string));
      const best = Math.max(...fits);
      if (best === 0) continue;
      const end = i + (there[0]?.street.length ?? 1);
      const ids = sources.filter((_, n) => fits[n] === best).map(({ id }) => id);
      return { ids, from, to: isStreetSuffix(words[end]) ? end : end - 1 };
    }
    return null;
  }
}

function fitOf({ name, alternateNames = [], type = [] }: NameSource, word: string): number {
  const tokens = [name, ...alternateNames].flatMap(nameTokens);
  if ([word, ...translationsOf(word)].some((one) => tokens.includes(one))) return IN_NAME;
  if (type.some((one) => kindWords[one].has(word))) return IS_KIND;
  return standIns.has(word) ? IS_STAND_IN : 0;
}
