import { probability, type StoredModel } from '../domain/src/understanding/model/linearModel.ts';
import type { SentenceFeatures } from '../domain/src/understanding/model/sentenceFeatures.ts';
import { MOST_WEIGHT } from '../domain/src/understanding/model/weightCode.ts';
import { encodeWeights } from './bitWriter.ts';

/** A sentence to learn from. `targets` and `importance` have one number per output, from 0 to 1. */
export interface Example {
  features: SentenceFeatures;
  targets: readonly number[];
  importance: readonly number[];
}

interface Options {
  bits: number;
  outputs: readonly string[];
  epochs: number;
  /** Exactly one output is right (softmax). Otherwise the outputs are independent. */
  isExclusive?: boolean;
  rate?: number;
  /** Pulls weights to zero, so that rare features do not decide. */
  decay?: number;
  /** Stored weights, which are at most 7, become 0 if they are smaller. */
  smallest?: number;
  /** The largest stored weight is this share of an output's largest weight. Still larger weights are cut. */
  range?: number;
  /** The stored weights are the mean of those after each of the last epochs: so the order of the examples matters less. */
  averaged?: number;
  /** An output does not learn from an example with a smaller error. Training is faster, and common examples count less. */
  leastError?: number;
}

/** Chosen by cross-validation. */
const defaults = { rate: 0.5, decay: 1e-3, smallest: 0.5, range: 1, isExclusive: false, averaged: 1, leastError: 0 };
const FIRST_SQUARE = 1e-2;
const BIAS_RATE = 0.05;

/** Logistic regression by AdaGrad: the same examples in the same order always give the same model. */
export function trainLinear(examples: readonly Example[], options: Options): StoredModel {
  const { bits, outputs, epochs, averaged = defaults.averaged } = options;
  const model = new Learner(options);
  const random = seededRandom(1);
  const order = examples.map((_, i) => i);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const i of order) model.learn(examples[i]!);
    if (epoch >= epochs - averaged) model.addToMean();
  }
  return { bits, outputs, ...model.store() };
}

class Learner {
  readonly #count: number;
  /** Reduces the indexes of a larger table to this table. */
  readonly #mask: number;
  /**
   * For each feature, the weights of all outputs, then the sums of their squared slopes. Training is faster if they are
   * neighbors.
   */
  readonly #table: Float32Array;
  readonly #biases: Float64Array;
  /** The sum of the weights and biases after the last epochs. */
  readonly #sums: Float32Array;
  readonly #sumsOfBiases: Float64Array;
  readonly #errors: Float64Array;
  /** The outputs that learn from the current example. */
  readonly #learning: Int32Array;

  readonly #options: Required<Options>;

  constructor(options: Options) {
    const { bits, outputs } = options;
    const count = outputs.length;
    this.#options = { ...defaults, ...options };
    this.#count = count;
    this.#mask = (1 << bits) - 1;
    this.#table = new Float32Array(count << (bits + 1));
    for (let at = count; at < this.#table.length; at += 2 * count) this.#table.fill(FIRST_SQUARE, at, at + count);
    this.#biases = new Float64Array(count);
    this.#sums = new Float32Array(count << bits);
    this.#sumsOfBiases = new Float64Array(count);
    this.#errors = new Float64Array(count);
    this.#learning = new Int32Array(count);
  }

  learn(example: Example): void {
    this.#predict(example);
    this.#update(example.features);
  }

  /** Adds the current weights to the mean that is stored. */
  addToMean(): void {
    const count = this.#count;
    const table = this.#table;
    const sums = this.#sums;
    for (let i = 0, at = 0; i < sums.length; i += count, at += 2 * count)
      for (let k = 0; k < count; k++) sums[i + k]! += table[at + k]!;
    for (let k = 0; k < count; k++) this.#sumsOfBiases[k]! += this.#biases[k]!;
  }

  /** The error of each output for an example. */
  #predict({ features: { indexes, values }, targets, importance }: Example): void {
    const count = this.#count;
    const mask = this.#mask;
    const table = this.#table;
    const errors = this.#errors;
    errors.set(this.#biases);
    for (let n = 0; n < indexes.length; n++) {
      const start = (indexes[n]! & mask) * count * 2;
      const value = values[n]!;
      for (let k = 0; k < count; k++) errors[k]! += table[start + k]! * value;
    }
    if (this.#options.isExclusive) softmax(errors);
    for (let k = 0; k < count; k++) {
      const chance = this.#options.isExclusive ? errors[k]! : probability(errors[k]!);
      errors[k] = (chance - targets[k]!) * importance[k]!;
      this.#biases[k]! -= BIAS_RATE * errors[k]!;
    }
  }

  #update({ indexes, values }: SentenceFeatures): void {
    const count = this.#count;
    const mask = this.#mask;
    const table = this.#table;
    const errors = this.#errors;
    const { rate, decay, leastError } = this.#options;
    const learning = this.#learning;
    let most = 0;
    for (let k = 0; k < count; k++) if (Math.abs(errors[k]!) >= leastError) learning[most++] = k;
    for (let n = 0; n < indexes.length; n++) {
      const start = (indexes[n]! & mask) * count * 2;
      const value = values[n]!;
      for (let i = 0; i < most; i++) {
        const k = learning[i]!;
        const at = start + k;
        const weight = table[at]!;
        const slope = errors[k]! * value + decay * weight;
        table[at + count]! += slope * slope;
        table[at] = weight - (rate * slope) / Math.sqrt(table[at + count]!);
      }
    }
  }

  /** Rounds weights to integers from -7 to 7, with one scale per output. */
  store(): Pick<StoredModel, 'scales' | 'biases' | 'weights'> {
    const count = this.#count;
    const { averaged } = this.#options;
    const weights = this.#sums.map((sum) => sum / averaged);
    const largest = new Float64Array(count);
    weights.forEach((weight, i) => {
      largest[i % count] = Math.max(largest[i % count]!, Math.abs(weight));
    });
    const { smallest, range } = this.#options;
    for (let k = 0; k < count; k++) largest[k]! *= range;
    const rounded = Int8Array.from(weights, (weight, i) => {
      const scaled = (weight / largest[i % count]!) * MOST_WEIGHT;
      return Math.abs(scaled) < smallest ? 0 : Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, Math.round(scaled)));
    });
    return {
      scales: Array.from(largest, (value) => shortened(value / MOST_WEIGHT)),
      biases: Array.from(this.#sumsOfBiases, (sum) => shortened(sum / averaged)),
      weights: encodeWeights(rounded, count),
    };
  }
}

/** Turns scores into probabilities. Their sum is 1. */
function softmax(scores: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let k = 0; k < scores.length; k++) {
    scores[k] = Math.exp(scores[k]! - most);
    sum += scores[k]!;
  }
  for (let k = 0; k < scores.length; k++) scores[k]! /= sum;
}

const shortened = (value: number): number => Number(value.toPrecision(6));

/** Mulberry32: a small generator of random numbers from 0 to 1 with a seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}
