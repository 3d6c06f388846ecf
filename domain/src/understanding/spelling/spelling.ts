import { lexicon } from '../lexicon/lexicon.ts';
import { situations } from '../lexicon/situations.ts';
import { parseTerms } from '../matching/parseTerms.ts';
import { queryIndex } from '../matching/queryIndex.ts';
import { editCost } from '../words/editCost.ts';
import { foldText } from '../words/foldText.ts';
import { countBits } from '../words/letterBits.ts';
import { stemWord } from '../words/stemWord.ts';
import { negationWords, requestWords, stopWords } from '../words/stopWords.ts';
import { shapeOf, soundCost, spellingCost, type WordShape } from '../words/wordShape.ts';
import { commonWords, properNames } from './commonWords.ts';

interface Target extends WordShape {
  /** How much likelier than a rare word it is meant, in typing slips. */
  bonus: number;
}

export interface Candidate {
  word: string;
  cost: number;
}

/** Words as they are known and what a misspelt word may have meant. */
interface Dictionary {
  known: Set<string>;
  stems: Map<string, string[]>;
  targets: Target[];
  /** `stem _` and `_ stem` → the words that stand after and before it in the names of needs. */
  partners: Map<string, Set<string>>;
}

let built: Dictionary | undefined;
const ofVocabulary = new WeakMap<ReadonlyMap<string, number>, Target[]>();

function dictionary(): Dictionary {
  built ??= buildDictionary();
  return built;
}

function buildDictionary(): Dictionary {
  const uses = new Map<string, number>();
  const partners = new Map<string, Set<string>>();
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
  }
  for (const { en, es } of situations)
    for (const { text } of parseTerms(`${en}, ${es}`)) for (const word of foldText(text).split(' ')) count(word, 0.5);
  for (const word of [...stopWords, ...requestWords, ...negationWords]) count(word, 12);
  for (const word of commonWords) count(word, 1);
  for (const name of properNames) count(name, 0.5);
  const known = new Set(uses.keys());
  const targets = [...uses]
    .filter(([word]) => word.length > 2 && /^[a-z]+$/.test(word))
    .map(([word, n]) => targetOf(word, Math.min(0.55, 0.11 * Math.log(1 + n))));
  return { known, stems: byStem(known), targets, partners };
}

function byStem(words: Iterable<string>): Map<string, string[]> {
  const stems = new Map<string, string[]>();
  for (const word of words) stems.set(stemWord(word), [...(stems.get(stemWord(word)) ?? []), word]);
  return stems;
}

function addPartners(partners: Map<string, Set<string>>, words: readonly string[]): void {
  const add = (key: string, word: string) => partners.set(key, (partners.get(key) ?? new Set()).add(word));
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

/** Words of the lexicon, of everyday language or of the stored services are never corrected. */
export function isKnownWord(word: string, vocabulary?: ReadonlyMap<string, number>): boolean {
  const { known } = dictionary();
  return word.length < 3 || /\d/.test(word) || known.has(word) || vocabulary?.has(word) === true;
}

/** True for a form of a known word, as far as the rules of endings tell ("dentistas", "comiendo"). */
export function isFormOfKnownWord(word: string): boolean {
  if (word.length <= 4) return false;
  const kin = dictionary().stems.get(stemWord(word)) ?? [];
  // "dineo" is no form of "dining": a Spanish ending needs a Spanish kin.
  return /[oa]s?$/.test(word) ? kin.some((known) => /(?:[oae]s?|r)$/.test(known)) : kin.length > 0;
}

/** A known word that is no stranger even without the services: a part that a run-together word may be split into. */
export function isDictionaryWord(word: string): boolean {
  return dictionary().known.has(word);
}

/** How many slips a word of this length may have. */
function limitOf(length: number): number {
  if (length <= 3) return 0.6;
  if (length === 4) return 1;
  if (length === 5) return 1.25;
  return length <= 7 ? 1.8 : 2.3;
}

/** Other sound, other first letter: less likely meant. */
const SAME_SOUND = 0.3;
const OTHER_SOUND = 0.45;
/** Sums of tenths are not exact. */
const ROUNDING = 1e-9;
const OTHER_START = 0.7;

/** At most so many words may be meant. */
const MOST_CANDIDATES = 4;

/** What a misspelt word may have meant, likeliest first. */
export function candidatesFor(typed: string, vocabulary?: ReadonlyMap<string, number>): Candidate[] {
  const lists = [dictionary().targets, ...(vocabulary ? [targetsOfVocabulary(vocabulary)] : [])];
  return likeliest(lists.flatMap((targets) => likeliestOf(targets, typed)));
}

function likeliest(found: Candidate[]): Candidate[] {
  return found.sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1)).slice(0, MOST_CANDIDATES);
}

/** The same message is read for danger, for what it asks and as a search: each word of it is looked for once. */
const lookedFor = new WeakMap<readonly Target[], Map<string, Candidate[]>>();
const MOST_KEPT = 2000;

function likeliestOf(targets: readonly Target[], typed: string): Candidate[] {
  const kept = lookedFor.get(targets) ?? new Map<string, Candidate[]>();
  lookedFor.set(targets, kept);
  const before = kept.get(typed);
  if (before) return before;
  if (kept.size >= MOST_KEPT) kept.clear();
  const now = likeliest(lookFor(typed, targets));
  kept.set(typed, now);
  return now;
}

function lookFor(word: string, targets: readonly Target[]): Candidate[] {
  const limit = limitOf(word.length);
  const typed = shapeOf(word);
  const mostStrangeLetters = word.length <= 5 ? 3 : 4;
  const found: Candidate[] = [];
  for (const target of targets) {
    if (Math.abs(target.word.length - word.length) > 3) continue;
    const looksAlike = countBits(target.letters ^ typed.letters) <= mostStrangeLetters;
    if (!looksAlike && countBits(target.soundLetters ^ typed.soundLetters) > mostStrangeLetters - 1) continue;
    const cost = costOf(typed, target, limit);
    if (cost <= limit) found.push({ word: target.word, cost: cost - target.bonus });
  }
  return found;
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

/** The word that the typed one, though a word itself, is taken for beside its neighbour: "food panty". */
export function wordMeantBeside(typed: string, neighbour: string, isBefore: boolean): string | null {
  const { partners } = dictionary();
  const stem = stemWord(neighbour);
  let best: Candidate | null = null;
  for (const word of partners.get(isBefore ? `${stem} _` : `_ ${stem}`) ?? []) {
    if (word.length < 4 || word.charAt(0) !== typed.charAt(0)) continue;
    const cost = editCost(typed, word, 1);
    if (cost > 0 && cost <= 1 && (!best || cost < best.cost)) best = { word, cost };
  }
  return best?.word ?? null;
}

/** True where the two words stand side by side in a term of the lexicon. */
export function areNeighbours(before: string, after: string): boolean {
  return queryIndex().pairs.has(`${stemWord(before)} ${stemWord(after)}`);
}
