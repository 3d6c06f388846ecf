/** Stored weights are integers from -MOST_WEIGHT to MOST_WEIGHT. */
export const MOST_WEIGHT = 7;

/** Reads or writes one bit. `context` is what is already known: bits with the same context are about equally likely. */
export interface BitCoder {
  /** Returns the bit. A reader ignores `bit`. */
  code(context: number, bit: boolean): boolean;
}

/** How many of the weights before, of the same feature, are not zero, in classes. */
const CLASSES = 4;
const CONTEXTS_OF_OUTPUT = CLASSES + 1 + 2 * MOST_WEIGHT;

export const contextsOf = (outputs: number): number => outputs * CONTEXTS_OF_OUTPUT + 1;

/**
 * Reads or writes weights, which are ordered by feature, then by output: whether the feature has any, whether each is zero,
 * its sign, and its size. Most are zero, above all if the feature's other weights are, so the code is short.
 */
export function codeWeights(weights: Int8Array, outputs: number, coder: BitCoder): void {
  const ofFeature = outputs * CONTEXTS_OF_OUTPUT;
  for (let first = 0; first < weights.length; first += outputs) {
    if (coder.code(ofFeature, hasWeights(weights, first, outputs))) codeFeature(weights, first, outputs, coder);
  }
}

function hasWeights(weights: Int8Array, first: number, outputs: number): boolean {
  for (let i = first; i < first + outputs; i++) if (weights[i] !== 0) return true;
  return false;
}

function codeFeature(weights: Int8Array, first: number, outputs: number, coder: BitCoder): void {
  let others = 0;
  for (let output = 0; output < outputs; output++) {
    const i = first + output;
    const start = output * CONTEXTS_OF_OUTPUT;
    const share = output === 0 ? 0 : Math.round(((CLASSES - 1) * others) / output);
    const weight = weights[i]!;
    if (!coder.code(start + share, weight !== 0)) {
      weights[i] = 0;
      continue;
    }
    others++;
    const isNegative = coder.code(start + CLASSES, weight < 0);
    const sizes = start + CLASSES + 1 + (isNegative ? MOST_WEIGHT : 0);
    let size = 1;
    while (size < MOST_WEIGHT && coder.code(sizes + size, Math.abs(weight) > size)) size++;
    weights[i] = isNegative ? -size : size;
  }
}

const PROBABILITY_BITS = 12;
/** How fast the probabilities of a context follow its bits. */
const SPEED = 6;
/** Small enough for fast integers. */
export const FULL_RANGE = 2 ** 30;
export const LEAST_RANGE = FULL_RANGE / 256;

/** The probability of a zero bit in each context, learned from the bits so far. */
export class Probabilities {
  readonly #chances: Uint16Array;

  constructor(contexts: number) {
    this.#chances = new Uint16Array(contexts).fill(2 ** (PROBABILITY_BITS - 1));
  }

  /** The part of the range that means a zero bit. */
  split(context: number, range: number): number {
    return (range >>> PROBABILITY_BITS) * this.#chances[context]!;
  }

  learn(context: number, bit: boolean): void {
    const chance = this.#chances[context]!;
    this.#chances[context] = bit ? chance - (chance >> SPEED) : chance + ((2 ** PROBABILITY_BITS - chance) >> SPEED);
  }
}

/** Reads the bits that a BitWriter (training/bitWriter.ts) wrote: a range coder with adaptive probabilities. */
class BitReader implements BitCoder {
  readonly #bytes: Uint8Array;
  readonly #probabilities: Probabilities;
  #at = 0;
  #range = FULL_RANGE - 1;
  #code = 0;

  constructor(bytes: Uint8Array, contexts: number) {
    this.#bytes = bytes;
    this.#probabilities = new Probabilities(contexts);
    for (let i = 0; i < 4; i++) this.#shift();
  }

  code(context: number): boolean {
    const zero = this.#probabilities.split(context, this.#range);
    const bit = this.#code >= zero;
    this.#probabilities.learn(context, bit);
    if (bit) {
      this.#code -= zero;
      this.#range -= zero;
    } else this.#range = zero;
    while (this.#range < LEAST_RANGE) {
      this.#range <<= 8;
      this.#shift();
    }
    return bit;
  }

  #shift(): void {
    this.#code = (this.#code << 8) | (this.#bytes[this.#at++] ?? 0);
  }
}

/** The number of features that one step decodes. */
const FEATURES_OF_STEP = 512;

/** Reads the base64 text of weights, in small steps. */
export function* decodeWeights(text: string, outputs: number, bits: number): Generator<void, Int8Array> {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const weights = new Int8Array(outputs << bits);
  const reader = new BitReader(bytes, contextsOf(outputs));
  const size = FEATURES_OF_STEP * outputs;
  for (let first = 0; first < weights.length; first += size) {
    codeWeights(weights.subarray(first, first + size), outputs, reader);
    yield;
  }
  return weights;
}
