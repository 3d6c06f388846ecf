import type { SentenceFeatures } from './sentenceFeatures.ts';

/** A linear model as it is stored, with four bits per weight. Cross-validation shows no loss from the rounding. */
export interface StoredModel {
  /** The table of each output has `2 ** bits` weights. */
  bits: number;
  outputs: readonly string[];
  /** For each output, the number that a weight of 1 means. */
  scales: readonly number[];
  biases: readonly number[];
  /** One character of `weightCharacters` per weight, ordered by output, then by feature: so files and packages compress best. */
  weights: string;
}

/** Scores sentences: for each output, the logarithm of its odds. */
export class LinearModel {
  readonly bits: number;
  readonly #stored: StoredModel;
  readonly #weights: Int8Array;

  constructor(stored: StoredModel) {
    this.bits = stored.bits;
    this.#stored = stored;
    this.#weights = decodeWeights(stored.weights, stored.outputs.length);
    if (this.#weights.length !== stored.outputs.length << stored.bits) throw new Error('The model is not complete.');
  }

  /** Also accepts features of a larger table: indexes with the same lower bits share a weight. */
  score({ indexes, values }: SentenceFeatures): number[] {
    const { biases, scales } = this.#stored;
    const count = biases.length;
    const mask = (1 << this.bits) - 1;
    const sums = new Float64Array(count);
    for (let i = 0; i < indexes.length; i++) {
      const start = (indexes[i]! & mask) * count;
      for (let k = 0; k < count; k++) sums[k]! += this.#weights[start + k]! * values[i]!;
    }
    return biases.map((bias, k) => bias + sums[k]! * scales[k]!);
  }
}

/** The characters of the weights from -7 to 7. */
export const weightCharacters = 'gfedcba0ABCDEFG';
const ZERO = weightCharacters.indexOf('0');

/** The weights, ordered by feature, then by output. */
function decodeWeights(text: string, outputs: number): Int8Array {
  const values = new Int8Array(128);
  for (let i = 0; i < weightCharacters.length; i++) values[weightCharacters.charCodeAt(i)] = i - ZERO;
  const weights = new Int8Array(text.length);
  const size = text.length / outputs;
  for (let k = 0; k < outputs; k++)
    for (let i = 0; i < size; i++) weights[i * outputs + k] = values[text.charCodeAt(k * size + i)]!;
  return weights;
}

/** Converts the logarithm of odds to a probability. */
export const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
