import { stemWord } from '../words/stemWord.ts';
import { requestWords, stopWords } from '../words/stopWords.ts';
import { chatSpelling } from './chatSpelling.ts';
import { dayMeantBy } from './dayWords.ts';
import {
  areNeighbors,
  candidatesFor,
  isDictionaryWord,
  isFormOfKnownWord,
  isKnownWord,
  similarWordBeside,
} from './spelling.ts';

/** A word of a query as typed, and the words that it means. */
export interface ReadWord {
  typed: string;
  words: string[];
  isCorrected: boolean;
}

type Vocabulary = ReadonlyMap<string, number> | undefined;

/** Corrects misspellings, chat spellings, and missing or extra spaces in folded words. */
export function correctWords(typed: readonly string[], vocabulary?: Vocabulary): ReadWord[] {
  const read: ReadWord[] = [];
  for (let i = 0; i < typed.length; i++) {
    const word = typed[i] as string;
    const joined = joinWithNext(typed, i, vocabulary);
    if (joined) {
      read.push(joined);
      i++;
      continue;
    }
    read.push(readWord(word, typed[i - 1], typed[i + 1], vocabulary));
  }
  return read;
}

function readWord(
  word: string,
  before: string | undefined,
  after: string | undefined,
  vocabulary: Vocabulary,
): ReadWord {
  const read = (words: string[], isCorrected: boolean): ReadWord => ({ typed: word, words, isCorrected });
  const chat = chatSpelling.get(word);
  if (chat) return read(chat.split(' '), false);
  const day = dayMeantBy(word);
  if (day && vocabulary?.has(word) !== true) return read([day], day !== word);
  if (isKnownWord(word, vocabulary)) {
    const meant = wordThatFitsNeighbors(word, before, after);
    return meant ? read([meant], true) : read([word], false);
  }
  const likeliest = bestCandidate(word, before, after, vocabulary);
  const best = likeliest && likeliest.cost <= maxCorrectionCost(word.length) ? likeliest : undefined;
  if (isFormOfKnownWord(word) && !(best && best.cost < CERTAIN_COST && !isInflection(word, best.word)))
    return read([word], false);
  const split = best && best.cost < LIKELY_COST ? null : splitWord(word);
  if (split && (!best || split.cost < best.cost)) return read(split.words, true);
  return best ? read([best.word], true) : read([word], false);
}

/** The highest cost at which an unknown word is corrected to a known one. With a higher cost it is probably a name. */
function maxCorrectionCost(length: number): number {
  if (length <= 4) return 0.6;
  if (length === 5) return 0.8;
  if (length <= 7) return 1.08;
  return length <= 9 ? 1.3 : 1.7;
}

/** Below these costs a correction replaces a form of a known word, and a word that could also be split. */
const CERTAIN_COST = 0.15;
const LIKELY_COST = 0.4;

function bestCandidate(word: string, before: string | undefined, after: string | undefined, vocabulary: Vocabulary) {
  const candidates = candidatesFor(word, vocabulary).map((candidate) => ({
    ...candidate,
    cost: candidate.cost - neighborBonus(candidate.word, before, after),
  }));
  return candidates.sort((a, b) => a.cost - b.cost)[0];
}

/**
 * Returns true for another form of a known word with a common ending: "veterano", "dentistas". It is not misspelled.
 */
function isInflection(word: string, known: string): boolean {
  return stemWord(word) === stemWord(known) && /(?:s|o|a|ing|ed|ndo)$/.test(word);
}

/**
 * Returns the word that a known word probably means: its neighbors fit the other word ("food pantry", not "food
 * panty").
 */
function wordThatFitsNeighbors(word: string, before: string | undefined, after: string | undefined): string | null {
  if (word.length < 5 || stopWords.has(word) || requestWords.has(word)) return null;
  if (neighborBonus(word, before, after) > 0) return null;
  const meant = before && !stopWords.has(before) ? similarWordBeside(word, before, true) : null;
  return meant ?? (after && !stopWords.has(after) ? similarWordBeside(word, after, false) : null);
}

function neighborBonus(word: string, before: string | undefined, after: string | undefined): number {
  const isNear = (before && areNeighbors(before, word)) || (after && areNeighbors(word, after));
  return isNear ? 0.45 : 0;
}

/** Joins two words that are one word of the lexicon, if at least one of them is unknown: "des pensa", "home less". */
function joinWithNext(typed: readonly string[], i: number, vocabulary: Vocabulary): ReadWord | null {
  const [one, two] = [typed[i] as string, typed[i + 1]];
  if (!two || (one + two).length < 5 || !isDictionaryWord(one + two)) return null;
  const isEitherUnknown = !isKnownWord(one, vocabulary) || !isKnownWord(two, vocabulary);
  if (!isEitherUnknown && !(one.length > 1 && two === 'less')) return null;
  return { typed: `${one} ${two}`, words: [one + two], isCorrected: true };
}

const smallParts = new Set(['a', 'me', 'my', 'mi', 'de', 'la', 'el', 'en', 'no', 'to', 'of', 'in', 'id']);
const mostParts = 4;

interface Split {
  words: string[];
  cost: number;
}

/** Splits a long unknown word into known words: "comidagratis", "foodnearme". One of them may be misspelled. */
function splitWord(word: string): Split | null {
  if (word.length < 5 || word.length > 40) return null;
  const exact = splitAt(word, mostParts, isPart);
  if (exact) return { words: exact, cost: splitCost(exact) };
  let best: Split | null = null;
  for (let at = 3; at <= word.length - 3; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const [isLeft, isRight] = [isPart(left), isPart(right)];
    if (isLeft === isRight || (isLeft ? right : left).length < 5) continue;
    const candidate = candidatesFor(isLeft ? right : left)[0];
    if (!candidate || candidate.cost > 0.6) continue;
    const words = isLeft ? [left, candidate.word] : [candidate.word, right];
    const cost = splitCost(words) + Math.max(0, candidate.cost);
    if (!best || cost < best.cost) best = { words, cost };
  }
  return best;
}

/**
 * Returns the cost of a split: low if the parts are neighbors in the lexicon or joined by stop words, high for a short
 * last part.
 */
function splitCost(words: readonly string[]): number {
  let cost = 0.3;
  for (let i = 1; i < words.length; i++) {
    const [before, after] = [words[i - 1] as string, words[i] as string];
    const isJoined = stopWords.has(before) || stopWords.has(after);
    cost += areNeighbors(before, after) ? 0 : isJoined ? 0.15 : 0.5;
  }
  const last = words[words.length - 1] as string;
  return cost + (last.length < 3 && last !== 'me' && last !== 'mi' ? 0.4 : 0);
}

function isPart(part: string): boolean {
  return part.length > 2 ? isDictionaryWord(part) : smallParts.has(part);
}

/** Returns the split with the fewest parts. Of these, the one with the longest first part. */
function splitAt(word: string, most: number, isFit: (part: string) => boolean): string[] | null {
  if (isFit(word)) return [word];
  if (most === 1) return null;
  let best: string[] | null = null;
  for (let at = word.length - 2; at >= 2; at--) {
    const left = word.slice(0, at);
    if (!isFit(left)) continue;
    const rest = splitAt(word.slice(at), (best ? best.length - 1 : most) - 1, isFit);
    if (rest && (!best || rest.length + 1 < best.length)) best = [left, ...rest];
  }
  return best && (best.length > 1 || word.length > 3) ? best : null;
}
