import { soundAsTyped, soundInEnglish } from '../../understanding/names/spokenSound.ts';
import { isKnownWord } from '../../understanding/spelling/spelling.ts';
import { editCost } from '../../understanding/words/editCost.ts';
import { countBits, lettersIn } from '../../understanding/words/letterBits.ts';
import { soundOfWord } from '../../understanding/words/soundOfWord.ts';
import { correctCounty } from '../county.ts';
import type { Coordinates } from '../distance.ts';
import type { EverydayNames, Gazetteer, Place } from './gazetteer.ts';
import { foldName, placeKeys } from './placeName.ts';
import { type TownsOfRegion, townsOfRegion } from './townsOfRegion.ts';
import { countTypos } from './typos.ts';

const longestText = 500;
const mostWords = 50;
const longestNameInWords = 4;
const shortestMisspelled = 6;
const shortestByEar = 4;
/** Too many names have the same letters if these are fewer: the first letter and the consonants after it. */
const fewestConsonants = 4;
/** Two words by ear have at least as many letters. */
const shortestPairByEar = 8;
/** The highest edit cost between the sounds of a town's name and its spelling by ear. */
const MOST_COST_OF_SOUND = 1.3;
/** The same if only vowels differ. */
const MOST_COST_OF_VOWELS = 1.7;
/** The same for short names. */
const LEAST_COST_OF_SOUND = 0.5;
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

interface Word {
  folded: string;
  start: number;
  end: number;
}

/** The counties of the region, and whether the text answers the question for a place. */
interface Region extends TownsOfRegion {
  counties: ReadonlySet<string>;
  isAnswer: boolean;
  /** Words that mean one of its states: "tx", "tejas". */
  stateWords: ReadonlySet<string>;
  everydayNames: EverydayNames;
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
  const region: Region = { counties, isAnswer, stateWords, everydayNames, ...townsOfRegion(gazetteer, counties) };
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

function readWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)]
    .map((found) => ({ folded: foldName(found[0]), start: found.index, end: found.index + found[0].length }))
    .filter(({ folded }) => folded !== '')
    .slice(0, mostWords);
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
    const misspelled =
      findMisspelled(gazetteer, words, from, from + length, region) ??
      findByEar(gazetteer, words, from, from + length, region);
    if (misspelled) return cityMatch(misspelled, from, from + length, region, 1);
  }
  return null;
}

/** The place where somebody is counts more than others: "my doctor is in Springfield but I live in Rule". */
const HOME = -0.5;
/** The goal of a ride counts less than its start: "a ride from Roscoe to Springfield". */
const GOAL = 0.5;
/** The place that somebody left is only a reason: "I had to leave Springfield, is there a bed in Cisco". */
const LEFT = 2.5;
/** A place that the message excludes does not count: "not in Springfield, in Cisco". */
const EXCLUDED = 10;

function costOfRole(words: readonly Word[], from: number, to: number): number {
  if (isExcluded(words, from, to)) return EXCLUDED;
  if (isHome(words, from)) return HOME;
  if (isLeft(words, from)) return LEFT;
  return /^(to|a|hasta|hacia)$/.test(words[from - 1]?.folded ?? '') ? GOAL : 0;
}

/** "Not Springfield", "no en Springfield", "en Springfield no". "No, in Springfield" names the place. */
function isExcluded(words: readonly Word[], from: number, to: number): boolean {
  const isPreposition = /^(in|en)$/.test(words[from - 1]?.folded ?? '');
  const first = isPreposition ? from - 1 : from;
  const before = words[first - 1];
  const isJoined = before !== undefined && words[first]!.start - before.end === 1;
  return (
    (isJoined && /^(no|not)$/.test(before.folded)) ||
    (words[to]?.folded === 'no' && words[to]!.start - words[to - 1]!.end === 1)
  );
}

/** "Left", "had to leave", "salí de", "vengo de" before the word. */
function isLeft(words: readonly Word[], from: number): boolean {
  const before = words[from - 1]?.folded ?? '';
  const earlier = words[from - 2]?.folded ?? '';
  if (/^(leave|left|leaving|fled|escaped|dejar|deje|dejamos)$/.test(before)) return true;
  return (
    (before === 'from' && /^(away|came|come|coming|moved|ran|fled|escaped)$/.test(earlier)) ||
    (before === 'de' &&
      /^(sali|salimos|salir|salirme|irme|huyo|hui|huimos|vengo|venimos|vine|vinimos|llegue|llegamos)$/.test(earlier))
  );
}

/** "I live in", "im in", "vivo en" before the word. */
function isHome(words: readonly Word[], from: number): boolean {
  const before = words[from - 1]?.folded ?? '';
  const earlier = words[from - 2]?.folded ?? '';
  return /^(in|en)$/.test(before) && /^(im|am|live|living|stay|staying|vivo|bivo|vivimos|estoy|ando)$/.test(earlier);
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

const nextToPlace = /^(in|near|around|round|outside|en|inside)$/;
const onTheWay = /^(to|from|at|by|desde|hasta|hacia|para|por)$/;
/** These words begin a follow-up with only a place: "and Springfield?", "ok, what about Springfield". */
const beginsFollowUp = /^(and|about|in|near|y|e|i|en|or|o|pero|but|mejor|sorry|meant)$/;
const MOST_WORDS_OF_FOLLOW_UP = 5;
/** A short search does not mean a person: "food clyde". */
const MOST_WORDS_OF_SEARCH = 4;
/** "Los refugios de Clyde" */
const ofTown = /^(refugios?|albergues?|camas?|despensas?|comidas?|clinicas?|hospital|iglesias?|escuelas?)$/;
const street =
  /^(st|street|ave|avenue|blvd|boulevard|dr|drive|rd|road|ln|lane|hwy|highway|county|isd|lake|river|creek)$/;

function isMeant(place: Place, words: readonly Word[], from: number, to: number, region: Region): boolean {
  const key = joinWords(words, from, to);
  const next = words[to]?.folded ?? '';
  if (region.everydayNames.neverInText.has(key) || street.test(next) || !/[a-z]/.test(key)) return false;
  if (region.stateWords.has(next)) return true;
  const isWholeText = from === 0 && to === words.length;
  if (region.everydayNames.neverWithoutState.has(key) && !region.counties.has(place.county)) return false;
  const isHere = region.counties.has(place.county);
  if (isNextToPlace(words, from) || /^(area|zona)$/.test(next) || (region.isAnswer && isHere)) return true;
  if ((isHere || region.nearby.has(place)) && isFollowUp(words, from, to)) return true;
  if (region.everydayNames.words.has(key)) return false;
  if (region.everydayNames.personNames.has(key)) {
    const isSearch = isHere && words.length <= MOST_WORDS_OF_SEARCH;
    const before = words[from - 1]?.folded ?? '';
    if (isHere && before === 'de' && ofTown.test(words[from - 2]?.folded ?? '')) return true;
    return isWholeText || isSearch || onTheWay.test(before) || place.size >= 10;
  }
  return isHere || region.nearby.has(place) || place.size >= sizeOfKnownCity || isWholeText;
}

/** "And Springfield?" */
function isFollowUp(words: readonly Word[], from: number, to: number): boolean {
  const isShort = to === words.length && words.length <= MOST_WORDS_OF_FOLLOW_UP;
  return isShort && beginsFollowUp.test(words[from - 1]?.folded ?? '');
}

/** "in", "near", "en", "cerca de", "cerca a", "close to", "alrededor de" before the word. */
function isNextToPlace(words: readonly Word[], from: number): boolean {
  const before = words[from - 1]?.folded ?? '';
  const earlier = words[from - 2]?.folded ?? '';
  if (nextToPlace.test(before)) return true;
  if (before === 'of' && /^(outside|north|south|east|west)$/.test(earlier)) return true;
  return (
    (/^(de|a|to)$/.test(before) && /^(cerca|serca|alrededor|close|fuera|afueras|next)$/.test(earlier)) ||
    before === 'cerca'
  );
}

function findMisspelled(
  gazetteer: Gazetteer,
  words: readonly Word[],
  from: number,
  to: number,
  region: Region,
): Place | null {
  const typed = joinWords(words, from, to);
  if (typed.length < shortestMisspelled - 1 || region.everydayNames.nearTowns.has(typed) || /\d/.test(typed))
    return null;
  if (street.test(words[to]?.folded ?? '') || isInAnyList(region, typed) || gazetteer.placesByKey.has(typed))
    return null;
  const letters = lettersIn(typed);
  const hasSign = isNextToPlace(words, from) || region.stateWords.has(words[to]?.folded ?? '');
  // The fast comparisons come first, because they exclude most names.
  const isLike = ({ key, letters: itsLetters }: Place['names'][number]): boolean =>
    // Without such a sign, a wrong first letter more likely means another word.
    (hasSign || key[0] === typed[0]) &&
    key.length >= shortestMisspelled &&
    (region.isAnswer || hasSign || countBits(letters & ~itsLetters) <= 1) &&
    (region.isAnswer || !isInAnyList(region, key)) &&
    (countTypos(typed, key, 1).whole === 1 ||
      hasSwappedVowels(typed, key) ||
      ((region.isAnswer || hasSign) && soundsAlike(typed, key)));
  const known = hasSign ? region.known : (region.townsByLetter.get(typed.charAt(0)) ?? []);
  const near = known.filter(({ name, names }) => {
    const isSplitAlike = to - from === 1 || name.includes(' ');
    return isSplitAlike && names.some(isLike);
  });
  return near.sort((a, b) => b.size - a.size)[0] ?? null;
}

/** "Abeline". */
function hasSwappedVowels(typed: string, key: string): boolean {
  const [own, its] = [typed, key].map((word) => [...soundOfWord(word)].sort().join(''));
  return own === its && hasSameConsonants(typed, key);
}

/** "Abilín", "abline": only the vowels after the first letter differ in "abline", so they may differ more. */
function soundsAlike(typed: string, key: string): boolean {
  const most = hasSameConsonants(typed, key) ? MOST_COST_OF_VOWELS : MOST_COST_OF_SOUND;
  return editCost(soundOfWord(typed), soundOfWord(key), most) <= most;
}

function hasSameConsonants(typed: string, key: string): boolean {
  const [own, its] = [typed, key].map((word) => consonantsOf(soundOfWord(word)));
  return own === its && its!.length >= fewestConsonants && !isKnownWord(typed);
}

/** The first letter, and the consonants after it. */
const consonantsOf = (sound: string): string => sound.slice(0, 1) + sound.slice(1).replace(/[aeiou]/g, '');

/** "En Brekenrich", "por sisco", "en suit guater": a town of the region by the sound of its name in Spanish. */
function findByEar(
  gazetteer: Gazetteer,
  words: readonly Word[],
  from: number,
  to: number,
  region: Region,
): Place | null {
  const typed = joinWords(words, from, to);
  const hasSign = isNextToPlace(words, from) || /^(por|de|to|from|by)$/.test(words[from - 1]?.folded ?? '');
  if (!hasSign && !region.isAnswer && !region.stateWords.has(words[to]?.folded ?? '')) return null;
  const isPair = to - from > 1;
  const hasKnownWord = words.slice(from, to).some(({ folded }) => isKnownWord(folded));
  if (
    typed.length < (isPair ? shortestPairByEar : shortestByEar) ||
    /\d/.test(typed) ||
    region.everydayNames.nearTowns.has(typed) ||
    (hasKnownWord && !isPair)
  )
    return null;
  if (gazetteer.placesByKey.has(typed)) return null;
  const sound = asVowels(
    words
      .slice(from, to)
      .map(({ folded }) => soundAsTyped(folded))
      .join(''),
  );
  const costs = region.towns.flatMap((place) => {
    const isSure = place.name.length < shortestMisspelled || hasKnownWord;
    const most = isSure ? LEAST_COST_OF_SOUND : MOST_COST_OF_SOUND;
    const cost = editCost(sound, soundOfTown(place.name), most);
    return cost <= most ? [{ place, cost }] : [];
  });
  return costs.sort((one, other) => one.cost - other.cost || other.place.size - one.place.size)[0]?.place ?? null;
}

/** The sounds of towns, because every message compares them. */
const soundsOfTowns = new Map<string, string>();

function soundOfTown(name: string): string {
  const known = soundsOfTowns.get(name) ?? asVowels(foldName(name).split(' ').map(soundInEnglish).join(''));
  soundsOfTowns.set(name, known);
  return known;
}

const asVowels = (sound: string): string => sound.replaceAll('w', 'u');

function isInAnyList({ everydayNames }: Region, key: string): boolean {
  const { words, personNames, neverWithoutState } = everydayNames;
  return words.has(key) || personNames.has(key) || neverWithoutState.has(key);
}

function joinWords(words: readonly Word[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map(({ folded }) => folded)
    .join('');
}

const leadsToPlace =
  /^(in|near|around|outside|inside|at|to|from|en|de|a|por|cerca|close|next|alrededor|desde|hasta|hacia|para|city|town|zip|zipcode|code|codigo|postal|ciudad|of|the|la|el|condado|del)$/;
/** Words that belong to the place only after another such word: "the" in "in the city of", but not in "help the". */
const followsOther = /^(of|the|la|el|city|town|ciudad|code|postal|codigo|del)$/;

function cutOut(text: string, words: readonly Word[], { from, to }: Match, stateWords: ReadonlySet<string>): string {
  let first = from;
  while (first > 0 && leadsToPlace.test(words[first - 1]!.folded)) first--;
  while (first < from && followsOther.test(words[first]!.folded)) first++;
  let last = to;
  while (last < words.length && stateWords.has(words[last]!.folded)) last++;
  const head = text.slice(0, words[first]!.start);
  const tail = text.slice(words[last - 1]!.end);
  return `${head} ${tail}`
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:?!])/g, '$1')
    .replace(/^[\s,.;:|-]+|[\s,;:|-]+$/g, '');
}
