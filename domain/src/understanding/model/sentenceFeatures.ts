import { soundOfWord } from '../words/soundOfWord.ts';
import { conceptOf } from './concepts.ts';

/** The features of one sentence: indexes into a table of `2 ** bits` weights, and their values. */
export interface SentenceFeatures {
  indexes: Int32Array;
  values: Float32Array;
}

/** Longer messages are cut, because the models are trained on messages of up to 80 words. */
const MAX_CHARACTERS = 1200;

/** The weight of each group of features. Cross-validation chose these values. */
const groupWeights = { words: 1, sounds: 0.7, characters: 1, signs: 0.5, concepts: 1 };

/** A feature counts at most this often per message, because repeated words add little. */
const MAX_COUNT = 2;

/**
 * Turns a message in English or Spanish into numbers for a linear model. Pieces of text are hashed into the table, so
 * there is no vocabulary: an unknown or misspelled word shares sounds and characters with known ones. Training and
 * product use this same function.
 */
export function sentenceFeatures(text: string, bits: number): SentenceFeatures {
  const tokens = tokensOf(text);
  const groups = [
    { weight: groupWeights.words, features: wordFeatures(tokens) },
    { weight: groupWeights.sounds, features: soundFeatures(tokens) },
    { weight: groupWeights.characters, features: characterFeatures(tokens) },
    { weight: groupWeights.signs, features: signFeatures(tokens) },
    { weight: groupWeights.concepts, features: conceptFeatures(tokens.flatMap((token) => conceptOf(token) ?? [])) },
  ];
  return hashFeatures(groups, bits);
}

interface FeatureGroup {
  weight: number;
  /** A number is the hash of a feature. */
  features: readonly (string | number)[];
}

/**
 * How often each index occurs in the current group: a small hash table, which stays in the cache of the processor. Slots
 * without an index are free; between groups, all are.
 */
const SLOTS = 2 ** 14;
const FREE = -1;
const indexInSlot = new Int32Array(SLOTS).fill(FREE);
const countInSlot = new Uint8Array(SLOTS);

/** The slot of an index, or the free one where it belongs. Messages are cut, so there is always a free slot. */
function slotOf(index: number): number {
  let slot = index % SLOTS;
  while (indexInSlot[slot] !== FREE && indexInSlot[slot] !== index) slot = (slot + 1) % SLOTS;
  return slot;
}

/** Counts features in a table of `2 ** bits`. Each group has the same length, times its weight. */
export function hashFeatures(groups: readonly FeatureGroup[], bits: number): SentenceFeatures {
  const mask = (1 << bits) - 1;
  const most = groups.reduce((sum, { features }) => sum + features.length, 0);
  const indexes = new Int32Array(most);
  const slots = new Int32Array(most);
  const values = new Float32Array(most);
  let used = 0;
  for (const { weight, features } of groups) {
    const start = used;
    let total = 0;
    // An iterator would take longer.
    for (let i = 0; i < features.length; i++) {
      const feature = features[i]!;
      const index = (typeof feature === 'number' ? feature : hash(feature)) & mask;
      const slot = slotOf(index);
      if (indexInSlot[slot] === FREE) {
        indexInSlot[slot] = index;
        countInSlot[slot] = 1;
        slots[used] = slot;
        indexes[used++] = index;
        total++;
      } else if (countInSlot[slot]! < MAX_COUNT) {
        countInSlot[slot]! += 1;
        total++;
      }
    }
    const scale = weight / Math.sqrt(Math.max(total, 1));
    for (let i = start; i < used; i++) {
      values[i] = scale * countInSlot[slots[i]!]!;
      indexInSlot[slots[i]!] = FREE;
    }
  }
  return { indexes: indexes.slice(0, used), values: values.slice(0, used) };
}

/**
 * Returns folded words, numbers, and the marks ! and ?. All long numbers become one token: they are phone numbers, ZIP
 * codes, or amounts.
 */
function tokensOf(text: string): string[] {
  const folded = text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´ʼ]+/gu, '')
    .toLowerCase()
    .replace(/(.)\1{2,}/g, '$1$1');
  return (folded.match(/[a-z]+|\d+|!+|\?+/g) ?? []).map((token) => {
    if (/^[!?]/.test(token)) return token.charAt(0);
    if (!/^\d/.test(token) || ['911', '988', '211'].includes(token)) return token;
    return token.length > 4 ? '#long' : token.length === 3 ? '#three' : token;
  });
}

const negations = new Set(
  'not no never dont doesnt didnt isnt wasnt arent werent cant wont aint nunca ni sin without jamas nadie nobody nothing nada tampoco'.split(
    ' ',
  ),
);
const NEGATED_WORDS = 3;

/** Returns words, pairs, triples, pairs with a gap, and the words that follow a negation. */
export function wordFeatures(tokens: readonly string[]): string[] {
  const features: string[] = [];
  tokens.forEach((word, i) => {
    const [third, second, first] = [tokens[i - 3], tokens[i - 2], tokens[i - 1]];
    features.push(`w${word}`, `b${first ?? '^'}_${word}`);
    if (first !== undefined) features.push(`t${second ?? '^'}_${first}_${word}`);
    if (second !== undefined) features.push(`k${second}__${word}`);
    if (third !== undefined) features.push(`k${third}___${word}`);
    if (negations.has(word)) features.push(...tokens.slice(i + 1, i + 1 + NEGATED_WORDS).map((next) => `n${next}`));
  });
  if (tokens.length > 0) features.push(`b${tokens.at(-1)}_$`);
  return features;
}

export function soundFeatures(tokens: readonly string[]): string[] {
  const sounds = tokens.map(soundOfWord);
  return sounds.flatMap((sound, i) => (i === 0 ? [`s${sound}`] : [`s${sound}`, `z${sounds[i - 1]}_${sound}`]));
}

const SHORTEST = 3;
const LONGEST = 5;

/** Returns the hashes of all pieces of 3 to 5 characters, also across words. */
export function characterFeatures(tokens: readonly string[]): number[] {
  const whole = ` ${tokens.filter((token) => token !== '!' && token !== '?').join(' ')} `;
  const features: number[] = [];
  for (let start = 0; start + SHORTEST <= whole.length; start++) {
    let value = HASH_OF_NOTHING;
    for (let length = 1; length <= LONGEST && start + length <= whole.length; length++) {
      value = addToHash(value, whole.charCodeAt(start + length - 1));
      if (length >= SHORTEST) features.push(finishHash(value));
    }
  }
  return features;
}

/** Properties of a sentence that no single word shows. */
const signs: Readonly<Record<string, RegExp>> = {
  past: / (years?|months?|yrs?|yr|anos?|meses|mes) (ago|atras|back) | hace (\w+ )?(anos?|meses) | last (year|summer|winter) | when i was | cuando era | used to | de chic[oa] | in (the )?(19|20)\d\d /,
  joke: / (lol|lmao|jaja\w*|jeje\w*|haha\w*|jk|ntc) /,
  dose: / \d+ (\w+ )?(pills?|mg|pastillas?|tablets?|tabs|bars|percs?|xan\w*|tylenols?|shots|beers|cervezas) /,
  question: / \? /,
  asks: /^ (how|what|where|when|who|is|are|do|does|can|como|que|donde|cuando|quien|hay|cual|me puede|puedo) /,
};
const lengths = [2, 4, 8, 16, 30];

function signFeatures(tokens: readonly string[]): string[] {
  const whole = ` ${tokens.join(' ')} `;
  const length = lengths.find((most) => tokens.length <= most) ?? 'more';
  const found = Object.entries(signs).flatMap(([name, pattern]) => (pattern.test(whole) ? [`x${name}`] : []));
  return [`xlength${length}`, ...found];
}

/** At most this many concepts may be between the two of a pair. */
const CONCEPTS_BETWEEN = 3;

/** Returns concepts, pairs of them in order, and triples of neighbors. */
export function conceptFeatures(concepts: readonly string[]): string[] {
  return concepts.flatMap((concept, i) => {
    const before = concepts.slice(Math.max(0, i - 1 - CONCEPTS_BETWEEN), i);
    const pairs = before.map((other) => `h${other}_${concept}`);
    return [`g${concept}`, ...pairs, `i${before.at(-2)}_${before.at(-1)}_${concept}`];
  });
}

/** FNV-1a with a final mix, so that the low bits differ too. */
function hash(text: string): number {
  let value = HASH_OF_NOTHING;
  for (let i = 0; i < text.length; i++) value = addToHash(value, text.charCodeAt(i));
  return finishHash(value);
}

const HASH_OF_NOTHING = 2_166_136_261;

const addToHash = (value: number, code: number): number => Math.imul(value ^ code, 16_777_619);

function finishHash(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 12);
}
