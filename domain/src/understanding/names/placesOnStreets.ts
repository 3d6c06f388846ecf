import {
  isStreetSuffix,
  kindWords,
  type NameSource,
  nameTokens,
  standIns,
  streetIntroduction,
  streetTokens,
} from './nameTokens.ts';
import { translationsOf } from './translatedWords.ts';

interface OnStreet {
  source: NameSource;
  street: string[];
}

/** How well the word before a street fits a service on that street. */
const IN_NAME = 3;
const IS_KIND = 2;
const IS_STAND_IN = 1;

/** Finds services that a message names by their street: "the mission on Pine", "la de la calle Pine". */
export class PlacesOnStreets {
  readonly #byFirst = new Map<string, OnStreet[]>();

  constructor(sources: readonly NameSource[]) {
    for (const source of sources) {
      const street = streetTokens(source.address1 ?? '');
      const [first] = street;
      if (first === undefined) continue;
      const list = this.#byFirst.get(first) ?? [];
      this.#byFirst.set(first, list);
      list.push({ source, street });
    }
  }

  /** Returns the services, and the indexes of the first and the last word that name them. */
  find(words: readonly string[]): { ids: string[]; from: number; to: number } | null {
    for (const [i, word] of words.entries()) {
      const there = this.#byFirst.get(word)?.filter(({ street }) => street.every((token, n) => words[i + n] === token));
      const start = there && there.length > 0 ? streetIntroduction(words, i) : -1;
      if (!there || start < 0) continue;
      const from = start > 0 ? start - 1 : start;
      const fits = there.map(({ source }) => fitOf(source, words[from] as string));
      const best = Math.max(...fits);
      if (best === 0) continue;
      const end = i + (there[0]?.street.length ?? 1);
      const ids = there.filter((_, n) => fits[n] === best).map(({ source }) => source.id);
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
