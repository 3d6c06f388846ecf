import { hashFeatures, type SentenceFeatures } from '../model/sentenceFeatures.ts';
import { soundOfWord } from '../words/soundOfWord.ts';
import { stopWords } from '../words/stopWords.ts';
import type { NameMention } from './nameMention.ts';
import { nameBits } from './nameModel.ts';
import { definiteWords, genericWords } from './nameTokens.ts';

/** The words of a message that are the best match for names, and what is known about these names. */
export interface NameCandidate extends NameMention {
  /** The share of the name's weight that the message contains. */
  share: number;
  /** The weight of the rarest word, as a share of the weight of a word that one name has. */
  rarity: number;
  isBeginning: boolean;
  isAlternate: boolean;
  isInitials: boolean;
  /** How many services match equally well. */
  services: number;
  /** Words that few names have and that mean nothing else. */
  distinctive: number;
  /** How strongly these words ask for some kind of help, from 0 to 1. */
  wish: number;
  hasPlace: boolean;
}

/**
 * Returns the features of words that may be a name, and of the rest of the message. Training and product both use this
 * function.
 */
export function nameFeatures(candidate: NameCandidate, words: readonly string[], context: string): SentenceFeatures {
  const [first, last] = [Math.min(...candidate.at), Math.max(...candidate.at)];
  const rest = words.filter((_, i) => i < first || i > last);
  const length = lengthOf(rest);
  const article = definiteWords.has(words[first - 1] ?? '^');
  const shape = shapeOf(candidate);
  const crossed = shape
    .slice(0, CROSSED)
    .flatMap((one) => [`${one} ${length}`, `${one} ${article}`, `${one} ${context}`]);
  const wordsOfRest = [
    ...rest.flatMap((word) => [`word ${word}`, `sound ${soundOfWord(word)}`]),
    ...rest.map((word, i) => `pair ${rest[i - 1]} ${word}`),
  ];
  const asked = [`begins ${words.slice(0, 2).join(' ')}`, `length ${length}`, `context ${context}`];
  const neighbors = [...neighborsOf(candidate, words), ...asked, `context ${context} ${length}`];
  return hashFeatures(
    [shape, crossed, wordsOfRest, neighbors].map((features) => ({ weight: 1, features })),
    nameBits,
  );
}

/** How much a message says beside the name. A single stop word counts as an article. */
function lengthOf(rest: readonly string[]): string {
  if (rest.length === 0) return 'alone';
  const others = rest.filter((word) => !stopWords.has(word)).length;
  const count = others + (rest.length > others ? 1 : 0);
  return count === 1 ? 'article' : count <= 3 ? 'few' : count <= 6 ? 'some' : 'many';
}

/** The words before, after, and between the words of the name. */
function neighborsOf({ at, order }: NameCandidate, words: readonly string[]): string[] {
  const [first, last] = [Math.min(...at), Math.max(...at)];
  const before = ['^', '^', ...words.slice(0, first)];
  const after = [...words.slice(last + 1), '$', '$'];
  const between = words.filter((_, i) => i > first && i < last && !at.includes(i));
  return [
    `before ${before.at(-1)}`,
    `before ${before.at(-2)} ${before.at(-1)}`,
    `after ${after[0]}`,
    `after ${after[0]} ${after[1]}`,
    ...between.map((word) => `between ${word}`),
    `between ${between.length} ${order}`,
  ];
}

/** So many of the properties are combined with the rest of the message. */
const CROSSED = 6;

/** Properties of the words that may be a name. The first ones are combined with the rest of the message. */
function shapeOf(candidate: NameCandidate): string[] {
  const {
    tokens,
    distinctive,
    order,
    cost,
    isBeginning,
    isAlternate,
    isInitials,
    isTranslated,
    services,
    hasPlace,
    hasCity,
  } = candidate;
  const share = candidate.share >= 0.99 ? 'all' : Math.floor(candidate.share * 5);
  const count = Math.min(tokens.length, 4);
  const special = Math.min(tokens.filter((token) => !genericWords.has(token)).length, 3);
  const known = Math.min(distinctive, 2);
  const wish = Math.floor(candidate.wish * 5);
  const rarity = Math.floor(candidate.rarity * 5);
  const spelled = cost === 0 ? 'right' : cost <= 0.3 ? 'sound' : cost <= 1 ? 'near' : 'far';
  return [
    `share ${share} ${count}`,
    `special ${special} ${known} ${count}`,
    `wish ${wish} ${known}`,
    `order ${order} ${count}`,
    `share ${share} ${known} ${isAlternate}`,
    `wish ${wish} ${share}`,
    `place ${hasPlace} ${order} ${special}`,
    `rarity ${rarity}`,
    `rarity ${rarity} ${special} ${wish}`,
    `spelled ${spelled} ${known} ${count}`,
    `services ${Math.min(services, 5)} ${known}`,
    `beginning ${isBeginning} ${share} ${special}`,
    `initials ${isInitials}`,
    `city ${hasCity} ${special}`,
    `city ${hasCity} ${share}`,
    `translated ${isTranslated} ${known}`,
  ];
}
