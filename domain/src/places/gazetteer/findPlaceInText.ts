import { correctCounty } from '../county.ts';
import type { Coordinates } from '../distance.ts';
import type { Gazetteer, Place } from './gazetteer.ts';
import { findMisspelledTown, type Region } from './misspelledTown.ts';
import { foldName, placeKeys } from './placeName.ts';
import { townsOfRegion } from './townsOfRegion.ts';
import {
  areOwnClause,
  costOfRole,
  cutOut,
  EXCLUDED,
  isNextToPlace,
  joinWords,
  mayNamePerson,
  readWords,
  street,
  type Word,
} from './wordsAroundPlace.ts';

const longestText = 500;
const longestNameInWords = 4;
/** Outside the region, a town with fewer ZIP codes counts only with a sign such as "in" before it. */
const sizeOfKnownCity = 3;

export interface PlaceInText {
  kind: 'city' | 'zip' | 'county';
  city: string | null;
  zip: string | null;
  county: string;
  /** For a county: the position of its largest town. */
  coordinates: Coordinates;
  /** The text without the place and the words that led to it ("food in <town>, <state>" leaves "food"). */
  rest: string;
}

/** The words from index `from` up to, not including, `to` name this place. */
interface Match {
  from: number;
  to: number;
  found: Omit<PlaceInText, 'rest'>;
  rank: number;
}

/**
 * Returns the city, ZIP code, or county of the region's states that a sentence names, or null. A name that is also an everyday word
 * needs a sign such as "in" or the state. Only longer names of the region may contain a typo. `isAnswer`: the text answers the
 * question for a place, so towns of the region need no sign and may be spelled by ear.
 */
export function findPlaceInText(
  gazetteer: Gazetteer,
  text: string,
  { regionCounties, isAnswer = false }: { regionCounties?: Iterable<string>; isAnswer?: boolean } = {},
): PlaceInText | null {
  const cut = text.slice(0, longestText);
  const words = readWords(cut);
  const { stateWords, everydayNames } = gazetteer;
  const counties = new Set(regionCounties);
  const isAnswering = isAnswer || corrects(words);
  const region: Region = {
    counties,
    isAnswer: isAnswering,
    stateWords,
    everydayNames,
    ...townsOfRegion(gazetteer, counties),
  };
  const matches: Match[] = [];
  for (let from = 0; from < words.length; from++) {
    const match =
      matchZip(gazetteer, words, from) ??
      matchCounty(gazetteer, words, from) ??
      matchCity(gazetteer, words, from, region);
    if (!match) continue;
    matches.push(match);
    from = match.to - 1;
  }
  const best = matches.sort((a, b) => a.rank - b.rank)[0];
  return best && best.rank < EXCLUDED ? { ...best.found, rest: cutOut(cut, words, best, stateWords) } : null;
}

/** "I meant Springfield, not Salem": a correction answers where. */
function corrects(words: readonly Word[]): boolean {
  const has = (pattern: RegExp) => words.some(({ folded }) => pattern.test(folded));
  return has(/^(?:no|not)$/) && has(/^(?:meant|ment|mean|quise|sorry|perdon|e[qk]u?ivo\w*)$/);
}

function matchZip(gazetteer: Gazetteer, words: readonly Word[], from: number): Match | null {
  const zip = gazetteer.zipByCode.get(words[from]!.folded);
  if (!zip) return null;
  const { city, code, county, coordinates } = zip;
  return { from, to: from + 1, found: { kind: 'zip', city, zip: code, county, coordinates }, rank: 0 };
}

/** "Clay County", "condado de Clay". */
function matchCounty(gazetteer: Gazetteer, words: readonly Word[], from: number): Match | null {
  const isSpanish = words[from]!.folded === 'condado' && words[from + 1]?.folded === 'de';
  const start = isSpanish ? from + 2 : from;
  for (const length of [2, 1]) {
    const to = start + length;
    if (to > words.length || (!isSpanish && words[to]?.folded !== 'county')) continue;
    const name = foldName(correctCounty(joinWords(words, start, to)));
    const county = gazetteer.counties.find((one) => foldName(one.name).replaceAll(' ', '') === name)?.name;
    const towns = gazetteer.placesByCounty.get(county ?? '') ?? [];
    const main = [...towns].sort((a, b) => b.size - a.size)[0];
    if (!main) continue;
    const found = {
      kind: 'county',
      city: null,
      zip: null,
      county: main.county,
      coordinates: main.coordinates,
    } as const;
    return { from, to: isSpanish ? to : to + 1, found, rank: 2 };
  }
  return null;
}

function matchCity(gazetteer: Gazetteer, words: readonly Word[], from: number, region: Region): Match | null {
  for (let length = Math.min(longestNameInWords, words.length - from); length > 0; length--) {
    const to = from + length;
    const folded = words.slice(from, to).map((word) => word.folded);
    const named = findNamed(gazetteer, folded, region);
    if (named && isMeant(named, words, from, to, region))
      return cityMatch(named, from, to, region, costOfRole(words, from, to));
  }
  for (const length of [2, 1]) {
    if (from + length > words.length) continue;
    const misspelled = findMisspelledTown(gazetteer, words, from, from + length, region);
    if (misspelled) return cityMatch(misspelled, from, from + length, region, 1);
  }
  return null;
}

/** `cost` is higher for a misspelled name, and lower for a place that is meant more than others. */
function cityMatch(place: Place, from: number, to: number, region: Region, cost: number): Match {
  const found = {
    kind: 'city',
    city: place.name,
    zip: null,
    county: place.county,
    coordinates: place.coordinates,
  } as const;
  return { from, to, found, rank: (region.counties.has(place.county) ? 1 : 3) + cost };
}

/**
 * Of towns with the same name, returns one in the region, otherwise the largest. "Clear water" means Clearwater; "for
 * san" does not mean Forsan.
 */
function findNamed(gazetteer: Gazetteer, folded: readonly string[], region: Region): Place | null {
  const namesakes = placeKeys(folded.join(' ')).flatMap((key) => gazetteer.placesByKey.get(key) ?? []);
  const fitting = namesakes.filter(({ name, county }) => {
    const isSplitAlike = foldName(name).split(' ').length === folded.length || folded.length === 1;
    return isSplitAlike || (region.counties.has(county) && folded.join('').length >= 8);
  });
  const rank = ({ county, size }: Place): number => (region.counties.has(county) ? 1000 : 0) + size;
  return fitting.sort((a, b) => rank(b) - rank(a))[0] ?? null;
}

const onTheWay = /^(to|from|at|by|desde|hasta|hacia|para|por)$/;
/** These words begin a follow-up with only a place: "and Springfield?", "ok, what about Springfield". */
const beginsFollowUp = /^(and|about|in|near|y|e|i|en|or|o|pero|but|mejor|sorry|meant)$/;
const MOST_WORDS_OF_FOLLOW_UP = 5;
/** A short search does not mean a person: "food clyde". */
const MOST_WORDS_OF_SEARCH = 4;
/** "Los refugios de Clyde" */
const ofTown = /^(refugios?|albergues?|camas?|despensas?|comidas?|clinicas?|hospital|iglesias?|escuelas?)$/;

function isMeant(place: Place, words: readonly Word[], from: number, to: number, region: Region): boolean {
  const key = joinWords(words, from, to);
  const next = words[to]?.folded ?? '';
  if (region.everydayNames.neverInText.has(key) || street.test(next) || !/[a-z]/.test(key)) return false;
  if (region.stateWords.has(next)) return true;
  const isWholeText = from === 0 && to === words.length;
  const isHere = region.counties.has(place.county);
  if (region.everydayNames.neverWithoutState.has(key) && !isHere) return false;
  if (isNextToPlace(words, from) || /^(area|zona)$/.test(next) || (region.isAnswer && isHere)) return true;
  if ((isHere || region.nearby.has(place)) && isFollowUp(words, from, to)) return true;
  if (isHere && isTownAlone(words, from, to, region)) return true;
  if (region.everydayNames.words.has(key)) return isHere && to - from > 1 && endsSearch(words, from, to);
  if (region.everydayNames.personNames.has(key)) {
    const isSearch = isHere && words.length <= MOST_WORDS_OF_SEARCH;
    const before = words[from - 1]?.folded ?? '';
    if (isHere && before === 'de' && ofTown.test(words[from - 2]?.folded ?? '')) return true;
    return isWholeText || isSearch || onTheWay.test(before) || place.size >= 10;
  }
  return isHere || region.nearby.has(place) || place.size >= sizeOfKnownCity || isWholeText;
}

/** "GED classes cross plains", but not "the old glory days" or "we saw the rising star". */
function endsSearch(words: readonly Word[], from: number, to: number): boolean {
  return to === words.length && !/^(the|un|una|el|la)$/.test(words[from - 1]?.folded ?? '');
}

/** A clause of its own may also be a word of a list ("rent, energy, water") or a person ("Roscoe, can you help me"). */
function isTownAlone(words: readonly Word[], from: number, to: number, { everydayNames }: Region): boolean {
  const key = joinWords(words, from, to);
  if (!areOwnClause(words, from, to) || (everydayNames.words.has(key) && to - from === 1)) return false;
  return !everydayNames.personNames.has(key) || (from > 0 && !mayNamePerson(words, from));
}

/** "And Springfield?" */
function isFollowUp(words: readonly Word[], from: number, to: number): boolean {
  const isShort = to === words.length && words.length <= MOST_WORDS_OF_FOLLOW_UP;
  return isShort && beginsFollowUp.test(words[from - 1]?.folded ?? '');
}
