import { lexicon } from '../lexicon/lexicon.ts';
import { situations } from '../lexicon/situations.ts';
import { parseTerms } from '../matching/parseTerms.ts';
import { queryIndex } from '../matching/queryIndex.ts';
import { StepwiseBuild } from '../matching/stepwiseBuild.ts';
import { cachedByText } from '../words/cachedByText.ts';
import { editCost } from '../words/editCost.ts';
import { foldText } from '../words/foldText.ts';
import { countBits } from '../words/letterBits.ts';
import { stemWord } from '../words/stemWord.ts';
import { negationWords, requestWords, stopWords } from '../words/stopWords.ts';
import { shapeOf, soundCost, spellingCost, type WordShape } from '../words/wordShape.ts';
import { commonWords, properNames } from './commonWords.ts';

interface Target extends WordShape {
  /** Subtracted from the edit cost, because frequent words are more likely than rare ones. */
  bonus: number;
}

export interface Candidate {
  word: string;
  cost: number;
}

/** The known words, and the words to which misspelled words are corrected. */
interface Dictionary {
  known: Set<string>;
  stems: Map<string, string[]>;
  targets: Target[];
  /** `stem _` → the words after a stem in the phrases of needs; `_ stem` → the words before it. */
  partners: Map<string, readonly string[]>;
}

const lexiconDictionary = new StepwiseBuild(buildDictionary);
const ofVocabulary = new WeakMap<ReadonlyMap<string, number>, Target[]>();

function dictionary(): Dictionary {
  return lexiconDictionary.get();
}

/** Builds the dictionary in small steps. */
export function prepareDictionary(): Generator<void, void> {
  return lexiconDictionary.build();
}

function* buildDictionary(): Generator<void, Dictionary> {
  const uses = new Map<string, number>();
  const partners = new Map<string, readonly string[]>();
  const count = (word: string, by: number) => uses.set(word, (uses.get(word) ?? 0) + by);
  for (const need of lexicon) {
    const lists: [string | undefined, number][] = [
      [need.en, 1],
      [need.es, 1],
      [need.enAsk, 1],
      [need.esAsk, 1],
      [need.text, 0.4],
      [need.not, 0.1],
    ];
    for (const [list, worth] of lists) {
      for (const { text } of parseTerms(list)) {
        const words = foldText(text).split(' ');
        for (const word of words) count(word, words.length === 1 ? worth * 4 : worth);
        if (worth === 1) addPartners(partners, words);
      }
    }
    yield;
  }
  for (const { en, es } of situations)
    for (const { text } of parseTerms(`${en}, ${es}`)) for (const word of foldText(text).split(' ')) count(word, 0.5);
  for (const word of [...stopWords, ...requestWords, ...negationWords]) count(word, 12);
  for (const word of commonWords) count(word, 1);
  for (const name of properNames) count(name, 0.5);
  const targets: Target[] = [];
  const stems = new Map<string, string[]>();
  for (const [word, n] of uses) {
    if (word.length > 2 && /^[a-z]+$/.test(word)) targets.push(targetOf(word, Math.min(0.55, 0.11 * Math.log(1 + n))));
    stems.set(stemWord(word), [...(stems.get(stemWord(word)) ?? []), word]);
    yield;
  }
  return { known: new Set(uses.keys()), stems, targets, partners };
}

/** Most words have few partners. A set for each would need twice the memory of an array. */
function addPartners(partners: Map<string, readonly string[]>, words: readonly string[]): void {
  const add = (key: string, word: string) => {
    const known = partners.get(key) ?? [];
    if (!known.includes(word)) partners.set(key, [...known, word]);
  };
  for (let i = 1; i < words.length; i++) {
    const [before, after] = [words[i - 1] as string, words[i] as string];
    if (stopWords.has(before) || stopWords.has(after)) continue;
    add(`${stemWord(before)} _`, after);
    add(`_ ${stemWord(after)}`, before);
  }
}

function targetOf(word: string, bonus: number): Target {
  return { ...shapeOf(word), bonus };
}

/**
 * Returns true for a word of the lexicon, of everyday language, or of the stored services. These words count as spelled
 * correctly.
 */
export function isKnownWord(word: string, vocabulary?: ReadonlyMap<string, number>): boolean {
  const { known } = dictionary();
  return word.length < 3 || /\d/.test(word) || known.has(word) || vocabulary?.has(word) === true;
}

/** Returns true for a form of a known word by the rules of endings ("dentistas", "comiendo"). */
export function isFormOfKnownWord(word: string): boolean {
  if (word.length <= 4) return false;
  const sameStem = dictionary().stems.get(stemWord(word)) ?? [];
  // "dineo" is not a form of "dining": a Spanish ending needs a known word with a Spanish ending.
  return /[oa]s?$/.test(word) ? sameStem.some((known) => /(?:[oae]s?|r)$/.test(known)) : sameStem.length > 0;
}

/**
 * Returns true for a known word that is not only a word of stored services. Words without spaces are split into such
 * words.
 */
export function isDictionaryWord(word: string): boolean {
  return dictionary().known.has(word);
}

/** The highest edit cost at which a word of this length is corrected. */
function limitOf(length: number): number {
  if (length <= 3) return 0.6;
  if (length === 4) return 1;
  if (length === 5) return 1.25;
  return length <= 7 ? 1.8 : 2.3;
}

/** Costs of words by their sound and their first letter. */
const SAME_SOUND = 0.3;
const OTHER_SOUND = 0.45;
const OTHER_START = 0.7;
/** Tolerance, because sums of decimal fractions are not exact in binary. */
const ROUNDING = 1e-9;

const MAX_CANDIDATES = 4;

/** Returns the words that a misspelled word may mean, at most 4, most likely first. */
export function candidatesFor(typed: string, vocabulary?: ReadonlyMap<string, number>): Candidate[] {
  const lists = [dictionary().targets, ...(vocabulary ? [targetsOfVocabulary(vocabulary)] : [])];
  return likeliest(lists.flatMap((targets) => cachedCandidates(targets, typed)));
}

function likeliest(found: Candidate[]): Candidate[] {
  return found.sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1)).slice(0, MAX_CANDIDATES);
}

/** Candidates by typed word. One message is interpreted several times, so this cache saves most of the work. */
const candidateCache = new WeakMap<readonly Target[], (typed: string) => Candidate[]>();

function cachedCandidates(targets: readonly Target[], typed: string): Candidate[] {
  const known = candidateCache.get(targets);
  if (known) return known(typed);
  const byLength = new Map(
    [...Map.groupBy(targets, ({ word }) => word.length)].map(([length, group]) => [length, asGroup(group)]),
  );
  const candidatesOf = cachedByText((word) => likeliest(similarTargets(word, byLength)));
  candidateCache.set(targets, candidatesOf);
  return candidatesOf(typed);
}

/** Targets of the same length. Their letters are in arrays, because most targets are excluded by them. */
interface TargetGroup {
  targets: readonly Target[];
  letters: Int32Array;
  soundLetters: Int32Array;
}

function asGroup(targets: readonly Target[]): TargetGroup {
  const letters = Int32Array.from(targets, (target) => target.letters);
  const soundLetters = Int32Array.from(targets, (target) => target.soundLetters);
  return { targets, letters, soundLetters };
}

const MOST_OTHER_LENGTH = 3;

function similarTargets(word: string, byLength: ReadonlyMap<number, TargetGroup>): Candidate[] {
  const typed = shapeOf(word);
  const found: Candidate[] = [];
  for (let length = word.length - MOST_OTHER_LENGTH; length <= word.length + MOST_OTHER_LENGTH; length++) {
    const group = byLength.get(length);
    if (group) addSimilar(typed, group, found);
  }
  return found;
}

function addSimilar(typed: WordShape, { targets, letters, soundLetters }: TargetGroup, found: Candidate[]): void {
  const { length } = typed.word;
  const limit = limitOf(length);
  const mostOtherLetters = length <= 5 ? 3 : 4;
  for (let i = 0; i < targets.length; i++) {
    const looksAlike = countBits(letters[i]! ^ typed.letters) <= mostOtherLetters;
    if (!looksAlike && countBits(soundLetters[i]! ^ typed.soundLetters) > mostOtherLetters - 1) continue;
    const target = targets[i]!;
    const cost = costOf(typed, target, limit);
    if (cost <= limit) found.push({ word: target.word, cost: cost - target.bonus });
  }
}

function costOf(typed: WordShape, target: Target, limit: number): number {
  const startsAlike = typed.word.charAt(0) === target.word.charAt(0);
  const startsSameSound = typed.sound.charAt(0) === target.sound.charAt(0);
  const start = startsAlike ? 0 : startsSameSound ? 0.1 : OTHER_START;
  const left = limit - start + ROUNDING;
  const asWritten = spellingCost(typed, target, left);
  if (asWritten <= OTHER_SOUND) return start + asWritten;
  const isSameSound = typed.sound === target.sound;
  const asHeard = isSameSound ? SAME_SOUND : OTHER_SOUND + soundCost(typed, target, left - OTHER_SOUND);
  return start + Math.min(asWritten, asHeard);
}

function targetsOfVocabulary(vocabulary: ReadonlyMap<string, number>): Target[] {
  let targets = ofVocabulary.get(vocabulary);
  if (!targets) {
    const { known } = dictionary();
    targets = [...vocabulary]
      .filter(([word, uses]) => uses > 1 && word.length > 4 && !known.has(word) && /^[a-z]+$/.test(word))
      .map(([word, uses]) => targetOf(word, Math.min(0.2, 0.03 * Math.log(1 + uses)) - 0.25));
    ofVocabulary.set(vocabulary, targets);
  }
  return targets;
}

/**
 * Returns a similar word that is beside the neighbor in phrases of needs: "pantry" for "panty" after "food". Null if
 * there is none.
 */
export function similarWordBeside(typed: string, neighbor: string, isBefore: boolean): string | null {
  const { partners } = dictionary();
  const stem = stemWord(neighbor);
  let best: Candidate | null = null;
  for (const word of partners.get(isBefore ? `${stem} _` : `_ ${stem}`) ?? []) {
    if (word.length < 4 || word.charAt(0) !== typed.charAt(0)) continue;
    const cost = editCost(typed, word, 1);
    if (cost > 0 && cost <= 1 && (!best || cost < best.cost)) best = { word, cost };
  }
  return best?.word ?? null;
}

/** Returns true if the two words are neighbors in a term of the lexicon. */
export function areNeighbors(before: string, after: string): boolean {
  return queryIndex().pairs.has(`${stemWord(before)} ${stemWord(after)}`);
}
