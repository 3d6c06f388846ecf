import { organizationOf } from '../../understanding/names/nameTokens.ts';
import { editCost } from '../../understanding/words/editCost.ts';
import { stopWords } from '../../understanding/words/stopWords.ts';
import { nameWords } from './nameWords.ts';
import { type Program, splitPrograms } from './programPhrases.ts';

/** A name as it is compared: the words of the organization, and what the service does. */
export interface NameParts {
  words: string[];
  programs: Program[];
  /** The words after a dash, a colon, or a bracket: "Salvation Army – Family Services". They name the program or the branch. */
  suffix: ReadonlySet<string>;
  /** The first letters of the organization: `fbc` for "First Baptist Church". */
  initials: string;
  /** All words without the spaces between them. */
  letters: string;
}

/** Words that say little about which organization it is. */
const commonWords = new Set(
  'church center community ministries services association department organization program foundation coalition network agency office society fellowship first second county city family of house home project group institute inc'.split(
    ' ',
  ),
);
/** Words with neighbors that mean something else. */
const tellingWords = new Set(
  'ii iii iv north south east west men mens women womens boys girls kids adult adults first second'.split(' '),
);
const WEIGHT_OF_COMMON = 0.4;

/** The name of the town says nothing within the town. */
export function namePartsOf(name: string, town: string): NameParts {
  const words = nameWords(name);
  // Phrases contain stop words: "ayuda para la renta".
  const { programs, rest } = splitPrograms(words);
  const inTown = new Set(town.split(' '));
  const own = rest.filter((word) => !stopWords.has(word) && !inTown.has(word));
  const suffix = new Set(nameWords(name.slice(organizationOf(name).length)));
  const initials = own.map((word) => word[0]).join('');
  return { words: own.length === 0 ? [...programs] : own, programs, suffix, initials, letters: words.join('') };
}

/**
 * Whether two names differ only by a typing error, which may have moved a space. Words that tell services apart must be
 * equal: "Men's Shelter" is two letters from "Women's Shelter".
 */
export function isSameName(a: NameParts, b: NameParts): boolean {
  if (a.letters === b.letters) return true;
  if (a.letters.length < 8 || tellingPart(a) !== tellingPart(b)) return false;
  return editCost(a.letters, b.letters, 2) <= 2;
}

function tellingPart({ words, letters }: NameParts): string {
  return [...words.filter((word) => tellingWords.has(word)), letters.replace(/\D/g, '')].join(' ');
}

/** How alike two organizations are, from 0 to 1, by the words of their names. */
export function similarityOfWords(a: NameParts, b: NameParts): number {
  if (isSameName(a, b)) return 1;
  const left = new Set(a.words);
  const right = new Set(b.words);
  const unmatched = [...left].filter((word) => !right.delete(word));
  let shared = weightOf(left) - weightOf(unmatched);
  for (const word of unmatched) {
    const close = [...right].find((other) => isSameWord(word, other));
    if (close === undefined) continue;
    right.delete(close);
    shared += 0.9 * weightOf([word]);
  }
  const most = Math.max(weightOf(a.words), weightOf(b.words));
  if (most === 0) return 0;
  return Math.max(shared / most, hasInitialsOf(a, b) || hasInitialsOf(b, a) ? 0.9 : 0);
}

/**
 * How many of the two names have a word of their own, such as the branch: "Goodwill North" and "Goodwill Downtown". One
 * with a suffix of its own counts as two: an organization and its program are two services. A word that many names contain
 * counts only in the suffix.
 */
export function countOwnWords(a: NameParts, b: NameParts): 0 | 1 | 2 {
  if (isSameName(a, b) || hasInitialsOf(a, b) || hasInitialsOf(b, a)) return 0;
  const [ofA, ofB] = [ownWords(a, b), ownWords(b, a)];
  if (ofA.some((word) => a.suffix.has(word)) || ofB.some((word) => b.suffix.has(word))) return 2;
  return (Number(ofA.length > 0) + Number(ofB.length > 0)) as 0 | 1 | 2;
}

function ownWords({ words, suffix }: NameParts, others: NameParts): string[] {
  const counted = words.filter((word) => !commonWords.has(word) || suffix.has(word));
  return counted.filter((word) => !others.words.some((other) => isSameWord(word, other)));
}

/** The words that find other services of the organization. Common ones only if there are no others. */
export function distinctiveWords({ words }: NameParts): string[] {
  const distinctive = words.filter((word) => !commonWords.has(word) && word.length > 2);
  return [...new Set(distinctive.length > 0 ? distinctive : words)];
}

function weightOf(words: Iterable<string>): number {
  let weight = 0;
  for (const word of new Set(words)) weight += commonWords.has(word) ? WEIGHT_OF_COMMON : 1;
  return weight;
}

/** Equal, with a typing error, or an abbreviation: `presbyterian` and `presb`. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long.startsWith(short)) return true;
  return short.length >= 4 && editCost(a, b, 2) <= (short.length >= 7 ? 2 : 1);
}

function hasInitialsOf(short: NameParts, long: NameParts): boolean {
  return long.initials.length >= 3 && short.words.some((word) => word === long.initials);
}
