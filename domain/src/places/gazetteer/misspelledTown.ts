import { soundAsTyped, soundInEnglish } from '../../understanding/names/spokenSound.ts';
import { isKnownWord } from '../../understanding/spelling/spelling.ts';
import { editCost } from '../../understanding/words/editCost.ts';
import { countBits, lettersIn } from '../../understanding/words/letterBits.ts';
import { soundOfWord } from '../../understanding/words/soundOfWord.ts';
import type { EverydayNames, Gazetteer, Place } from './gazetteer.ts';
import { foldName } from './placeName.ts';
import type { TownsOfRegion } from './townsOfRegion.ts';
import { countTypos } from './typos.ts';
import { areOwnClause, isNextToPlace, joinWords, mayNamePerson, street, type Word } from './wordsAroundPlace.ts';

const shortestMisspelled = 6;
const shortestByEar = 4;
/** Too many names have the same letters if these are fewer: the first letter and the consonants after it. */
const fewestConsonants = 4;
/** Two words by ear have at least as many letters. */
const shortestPairByEar = 8;
/** In a longer search without a sign of a place, a shorter last word that sounds like a town is more often another word. */
const mostWordsWithoutSign = 3;
const shortestAtEnd = 8;
/** The highest edit cost between the sounds of a town's name and its spelling by ear. */
const MOST_COST_OF_SOUND = 1.3;
/** The same for long names: "brekenrich". */
const MOST_COST_OF_LONG_SOUND = 1.9;
const longSound = 9;
/** The same if only vowels differ. */
const MOST_COST_OF_VOWELS = 1.7;
/** The same for short names. */
const LEAST_COST_OF_SOUND = 0.5;
/** The same for a long word at the end of a message, if no sign such as "in" shows that a place is meant. */
const MOST_COST_AT_END = 1;

/** The counties of the region, and whether the text answers the question for a place. */
export interface Region extends TownsOfRegion {
  counties: ReadonlySet<string>;
  isAnswer: boolean;
  /** Words that mean one of its states: "tx", "tejas". */
  stateWords: ReadonlySet<string>;
  everydayNames: EverydayNames;
}

/** Returns the town that misspelled words mean, by their letters or by their sound. */
export function findMisspelledTown(
  gazetteer: Gazetteer,
  words: readonly Word[],
  from: number,
  to: number,
  region: Region,
): Place | null {
  const typed = joinWords(words, from, to);
  if (/\d/.test(typed) || region.everydayNames.nearTowns.has(typed) || gazetteer.placesByKey.has(typed)) return null;
  const written = { words, from, to, typed };
  return findMisspelled(written, region) ?? findByEar(written, region);
}

/** The words from index `from` up to, not including, `to`, and the same as one word. */
interface Written {
  words: readonly Word[];
  from: number;
  to: number;
  typed: string;
}

function findMisspelled({ words, from, to, typed }: Written, region: Region): Place | null {
  if (typed.length < shortestMisspelled - 1 || street.test(words[to]?.folded ?? '') || isInAnyList(region, typed))
    return null;
  const letters = lettersIn(typed);
  const hasSign = isNextToPlace(words, from) || region.stateWords.has(words[to]?.folded ?? '');
  // "Clinic open after 7 haskel": at the end, an unknown word rarely means the person, and after "in" no other word.
  const isLastUnknown = to === words.length && !isKnownWord(typed);
  const isTown = (key: string): boolean =>
    isLastUnknown && (hasSign || (isOnlyPerson(region, key) && !mayNamePerson(words, from)));
  const isOtherWord = (key: string): boolean => !region.isAnswer && isInAnyList(region, key) && !isTown(key);
  // The fast comparisons come first, because they exclude most names.
  const isLike = ({ key, letters: itsLetters }: Place['names'][number]): boolean =>
    // Without such a sign, a wrong first letter more likely means another word.
    (hasSign || key[0] === typed[0]) &&
    key.length >= shortestMisspelled &&
    (region.isAnswer || hasSign || countBits(letters & ~itsLetters) <= 1) &&
    !isOtherWord(key) &&
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

/** "En Brekenrich", "por sisco", "en suit guater": a town of the region by the sound of its name. */
function findByEar(written: Written, region: Region): Place | null {
  const { words, from, to, typed } = written;
  const isPair = to - from > 1;
  const hasKnownWord = words.slice(from, to).some(({ folded }) => isKnownWord(folded));
  if (typed.length < (isPair ? shortestPairByEar : shortestByEar) || (hasKnownWord && !isPair)) return null;
  const most = hasSignByEar(written, region) ? Number.POSITIVE_INFINITY : mostCostAtEnd(written);
  if (most === 0) return null;
  const sound = asVowels(
    words
      .slice(from, to)
      .map(({ folded }) => soundAsTyped(folded))
      .join(''),
  );
  const costs = region.towns.flatMap((place) => {
    const isSure = place.name.length < shortestMisspelled || hasKnownWord;
    const usual = isSure ? LEAST_COST_OF_SOUND : MOST_COST_OF_SOUND;
    const found = soundsOfTown(place.name).flatMap((its) => {
      const isLong = !isSure && Math.min(sound.length, its.length) >= longSound;
      const limit = Math.min(isLong ? MOST_COST_OF_LONG_SOUND : usual, most);
      const cost = editCost(sound, its, limit);
      return cost <= limit ? [cost] : [];
    });
    return found.length > 0 ? [{ place, cost: Math.min(...found) }] : [];
  });
  return costs.sort((one, other) => one.cost - other.cost || other.place.size - one.place.size)[0]?.place ?? null;
}

/** Whether words such as "in" or a state show that a place is meant. */
function hasSignByEar({ words, from, to }: Written, region: Region): boolean {
  return (
    region.isAnswer ||
    isNextToPlace(words, from) ||
    /^(por|de|to|from|by)$/.test(words[from - 1]?.folded ?? '') ||
    region.stateWords.has(words[to]?.folded ?? '')
  );
}

/**
 * The highest edit cost if no sign such as "in" shows that a place is meant: "despensa sisco", "shoes for work, clide", or a
 * longer name at the end of any message, "no tengo dinero estanford". 0 if no town is meant.
 */
function mostCostAtEnd({ words, from, to, typed }: Written): number {
  if (from === 0 || to < words.length || to - from > 1 || mayNamePerson(words, from)) return 0;
  if (words.length <= mostWordsWithoutSign && typed.length > shortestByEar) return MOST_COST_OF_LONG_SOUND;
  if (typed.length >= shortestAtEnd) return MOST_COST_AT_END;
  return areOwnClause(words, from, to) ? LEAST_COST_OF_SOUND : 0;
}

/** The sounds of towns, because every message compares them. */
const knownSounds = new Map<string, readonly string[]>();

/** "Clyde" sounds like "claid", and people also write "clide". */
function soundsOfTown(name: string): readonly string[] {
  const known = knownSounds.get(name);
  if (known) return known;
  const folded = foldName(name);
  const sounds = [folded, folded.replace(/y(?=[^aeiouy]e\b)/g, 'i')].map((text) =>
    asVowels(text.split(' ').map(soundInEnglish).join('')),
  );
  const distinct = [...new Set(sounds)];
  knownSounds.set(name, distinct);
  return distinct;
}

const asVowels = (sound: string): string => sound.replaceAll('w', 'u');

function isInAnyList({ everydayNames }: Region, key: string): boolean {
  const { words, personNames, neverWithoutState } = everydayNames;
  return words.has(key) || personNames.has(key) || neverWithoutState.has(key);
}

function isOnlyPerson({ everydayNames }: Region, key: string): boolean {
  return everydayNames.personNames.has(key) && !everydayNames.words.has(key);
}
