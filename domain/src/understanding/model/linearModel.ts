import { StepwiseBuild } from '../matching/stepwiseBuild.ts';
import type { SentenceFeatures } from './sentenceFeatures.ts';
import { decodeWeights } from './weightCode.ts';

/** A linear model as it is stored, with four bits per weight. Cross-validation shows no loss from the rounding. */
export interface StoredModel {
  /** The table of each output has `2 ** bits` weights. */
  bits: number;
  outputs: readonly string[];
  /** For each output, the number that a weight of 1 means. */
  scales: readonly number[];
  biases: readonly number[];
  /** The weights from -7 to 7 (`decodeWeights`). */
  weights: string;
}

/** Scores sentences: for each output, the logarithm of its odds. */
export class LinearModel {
  readonly bits: number;
  readonly #stored: StoredModel;
  /** Ordered by feature, then by output. */
  readonly #weights: StepwiseBuild<Int8Array>;

  constructor(stored: StoredModel) {
    this.bits = stored.bits;
    this.#stored = stored;
    this.#weights = new StepwiseBuild(() => decodeWeights(stored.weights, stored.outputs.length, stored.bits));
  }

  /** Decodes the weights in small steps. Without it, the first sentence waits for them. */
  decode(): Generator<void, void> {
    return this.#weights.build();
  }

  /** Also accepts features of a larger table: indexes with the same lower bits share a weight. */
  score({ indexes, values }: SentenceFeatures): number[] {
    const { biases, scales } = this.#stored;
    const count = biases.length;
    const mask = (1 << this.bits) - 1;
    const weights = this.#weights.get();
    const sums = new Float64Array(count);
    for (let i = 0; i < indexes.length; i++) {
      const start = (indexes[i]! & mask) * count;
      for (let k = 0; k < count; k++) sums[k]! += weights[start + k]! * values[i]!;
    }
    return biases.map((bias, k) => bias + sums[k]! * scales[k]!);
  }
}

/** Converts the logarithm of odds to a probability. */
export const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
