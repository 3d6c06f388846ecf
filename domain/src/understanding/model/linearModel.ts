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
  readonly #weights: StepwiseBuild<Weights>;

  constructor(stored: StoredModel) {
    this.bits = stored.bits;
    this.#stored = stored;
    this.#weights = new StepwiseBuild(() => weightsOf(stored));
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
    const { weights, isUsed } = this.#weights.get();
    const sums = new Float64Array(count);
    for (let i = 0; i < indexes.length; i++) {
      const index = indexes[i]! & mask;
      if (isUsed[index] === 0) continue;
      const start = index * count;
      const value = values[i]!;
      for (let k = 0; k < count; k++) sums[k]! += weights[start + k]! * value;
    }
    return biases.map((bias, k) => bias + sums[k]! * scales[k]!);
  }
}

interface Weights {
  /** Ordered by feature, then by output. */
  weights: Int8Array;
  /** Not 0 for each feature that has weights. Most have none, and this small table is read faster than the weights. */
  isUsed: Int8Array;
}

/** The number of features of one step. */
const FEATURES_OF_STEP = 4096;

/** Decodes the weights in small steps. */
function* weightsOf({ weights: text, outputs, bits }: StoredModel): Generator<void, Weights> {
  const weights = yield* decodeWeights(text, outputs.length, bits);
  if (outputs.length === 1) return { weights, isUsed: weights };
  const isUsed = new Int8Array(1 << bits);
  for (let index = 0; index < isUsed.length; index++) {
    const start = index * outputs.length;
    for (let k = 0; k < outputs.length; k++) if (weights[start + k] !== 0) isUsed[index] = 1;
    if (index % FEATURES_OF_STEP === 0) yield;
  }
  return { weights, isUsed };
}

/** Converts the logarithm of odds to a probability. */
export const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
