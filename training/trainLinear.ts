import { probability, type StoredModel } from '../domain/src/understanding/model/linearModel.ts';
import type { SentenceFeatures } from '../domain/src/understanding/model/sentenceFeatures.ts';
import { MOST_WEIGHT } from '../domain/src/understanding/model/weightCode.ts';
import { encodeWeights } from './bitWriter.ts';

/** A sentence to learn from. `targets` has one number per output, from 0 to 1. */
export interface Example {
  features: SentenceFeatures;
  targets: readonly number[];
  /** How much the sentence counts. */
  importance: number;
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
  /**
   * An output does not learn from an example with a smaller error, and an example of which no output learns is left out
   * of the next epoch. Training is faster, and common examples count less.
   */
  leastError?: number;
}

/** Chosen by cross-validation. */
const defaults = { rate: 0.5, decay: 1e-3, smallest: 0.5, range: 1, isExclusive: false, averaged: 1, leastError: 0 };
const FIRST_SQUARE = 1e-2;
const BIAS_RATE = 0.05;

/** Logistic regression by AdaGrad: the same examples in the same order always give the same model. */
export function trainLinear(examples: readonly Example[], options: Options): StoredModel {
  const { bits, outputs, epochs, averaged = defaults.averaged } = options;
  const model = new Learner(examples, options);
  const random = seededRandom(1);
  const order = Int32Array.from(examples.keys());
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    model.learnAll(order);
    if (epoch >= epochs - averaged) model.addToMean();
  }
  return { bits, outputs, ...model.store() };
}

/** The numbers of all examples, one example after the other. */
interface Rows {
  /** The first feature of each example, and the end of the last one. */
  starts: Int32Array;
  /** For each feature, the place of its weights in the Learner. */
  places: Int32Array;
  values: Float32Array;
  targets: Float32Array;
  /** The index in the stored table of each place. */
  indexes: Int32Array;
}

/** Frequent features are neighbors in the Learner, because training is three times as fast then. */
function rowsOf(examples: readonly Example[], { bits, outputs }: Options): Rows {
  const count = outputs.length;
  const mask = (1 << bits) - 1;
  const uses = new Uint32Array(1 << bits);
  for (const { features } of examples) for (const index of features.indexes) uses[index & mask]! += 1;
  const indexes = Int32Array.from(uses.keys().filter((index) => uses[index]! > 0)).sort(
    (a, b) => uses[b]! - uses[a]! || a - b,
  );
  const placeOf = new Int32Array(1 << bits);
  for (const [place, index] of indexes.entries()) placeOf[index] = place;
  const starts = new Int32Array(examples.length + 1);
  for (const [i, { features }] of examples.entries()) starts[i + 1] = starts[i]! + features.indexes.length;
  const places = new Int32Array(starts[examples.length]!);
  const values = new Float32Array(places.length);
  const targets = new Float32Array(examples.length * count);
  for (const [i, { features, targets: own }] of examples.entries()) {
    features.indexes.forEach((index, n) => {
      places[starts[i]! + n] = placeOf[index & mask]! * count;
    });
    values.set(features.values, starts[i]!);
    targets.set(own, i * count);
  }
  return { starts, places, values, targets, indexes };
}

class Learner {
  readonly #count: number;
  readonly #rows: Rows;
  readonly #importance: Float64Array;
  /** Examples that are left out of this epoch. */
  readonly #isKnown: Uint8Array;
  /** Ordered by place, then by output. */
  readonly #weights: Float32Array;
  /** The sum of the squared slopes of each weight. */
  readonly #squares: Float32Array;
  readonly #biases: Float64Array;
  /** The sum of the weights and biases after the last epochs. */
  readonly #sums: Float32Array;
  readonly #sumsOfBiases: Float64Array;
  readonly #errors: Float64Array;
  /** The outputs that learn from the current example. */
  readonly #learning: Int32Array;

  readonly #options: Required<Options>;

  constructor(examples: readonly Example[], options: Options) {
    const count = options.outputs.length;
    this.#options = { ...defaults, ...options };
    this.#count = count;
    this.#rows = rowsOf(examples, options);
    this.#importance = Float64Array.from(examples, ({ importance }) => importance);
    this.#isKnown = new Uint8Array(examples.length);
    const size = this.#rows.indexes.length * count;
    this.#weights = new Float32Array(size);
    this.#squares = new Float32Array(size).fill(FIRST_SQUARE);
    this.#biases = new Float64Array(count);
    this.#sums = new Float32Array(size);
    this.#sumsOfBiases = new Float64Array(count);
    this.#errors = new Float64Array(count);
    this.#learning = new Int32Array(count);
  }

  /** One epoch. */
  learnAll(order: Int32Array): void {
    for (const i of order) {
      if (this.#isKnown[i] === 1) {
        this.#isKnown[i] = 0;
        continue;
      }
      this.#predict(i);
      const most = this.#outputsToLearn();
      if (most === 0) this.#isKnown[i] = 1;
      else if (this.#count === 1) this.#updateOnly(i, this.#errors[0]!);
      else this.#update(i, most);
    }
  }

  /** Adds the current weights to the mean that is stored. */
  addToMean(): void {
    const weights = this.#weights;
    const sums = this.#sums;
    for (let i = 0; i < sums.length; i++) sums[i]! += weights[i]!;
    for (let k = 0; k < this.#count; k++) this.#sumsOfBiases[k]! += this.#biases[k]!;
  }

  /** The error of each output for an example. */
  #predict(i: number): void {
    const count = this.#count;
    const weights = this.#weights;
    const errors = this.#errors;
    const { starts, places, values, targets } = this.#rows;
    const [start, end] = [starts[i]!, starts[i + 1]!];
    let next = 0;
    // Four outputs at a time take half the time of one after the other.
    for (; next + 4 <= count; next += 4) {
      let [a, b, c, d] = [0, 0, 0, 0];
      for (let n = start; n < end; n++) {
        const at = places[n]! + next;
        const value = values[n]!;
        a += weights[at]! * value;
        b += weights[at + 1]! * value;
        c += weights[at + 2]! * value;
        d += weights[at + 3]! * value;
      }
      errors[next] = a;
      errors[next + 1] = b;
      errors[next + 2] = c;
      errors[next + 3] = d;
    }
    for (; next < count; next++) {
      let sum = 0;
      for (let n = start; n < end; n++) sum += weights[places[n]! + next]! * values[n]!;
      errors[next] = sum;
    }
    for (let k = 0; k < count; k++) errors[k]! += this.#biases[k]!;
    const { isExclusive } = this.#options;
    const importance = this.#importance[i]!;
    if (isExclusive) softmax(errors);
    for (let k = 0; k < count; k++) {
      const chance = isExclusive ? errors[k]! : probability(errors[k]!);
      errors[k] = (chance - targets[i * count + k]!) * importance;
      this.#biases[k]! -= BIAS_RATE * errors[k]!;
    }
  }

  /** Lists the outputs with large errors first in #learning. Returns their number. */
  #outputsToLearn(): number {
    const { leastError } = this.#options;
    let most = 0;
    for (let k = 0; k < this.#count; k++) if (Math.abs(this.#errors[k]!) >= leastError) this.#learning[most++] = k;
    return most;
  }

  #update(i: number, most: number): void {
    const weights = this.#weights;
    const squares = this.#squares;
    const errors = this.#errors;
    const learning = this.#learning;
    const { rate, decay } = this.#options;
    const { starts, places, values } = this.#rows;
    for (let n = starts[i]!, end = starts[i + 1]!; n < end; n++) {
      const start = places[n]!;
      const value = values[n]!;
      for (let j = 0; j < most; j++) {
        const k = learning[j]!;
        const at = start + k;
        const weight = weights[at]!;
        const slope = errors[k]! * value + decay * weight;
        const square = squares[at]! + slope * slope;
        squares[at] = square;
        weights[at] = weight - (rate * slope) / Math.sqrt(square);
      }
    }
  }

  /** The same for a model with one output, in less time. */
  #updateOnly(i: number, error: number): void {
    const weights = this.#weights;
    const squares = this.#squares;
    const { rate, decay } = this.#options;
    const { starts, places, values } = this.#rows;
    for (let n = starts[i]!, end = starts[i + 1]!; n < end; n++) {
      const at = places[n]!;
      const weight = weights[at]!;
      const slope = error * values[n]! + decay * weight;
      const square = squares[at]! + slope * slope;
      squares[at] = square;
      weights[at] = weight - (rate * slope) / Math.sqrt(square);
    }
  }

  /** Rounds weights to integers from -7 to 7, with one scale per output. */
  store(): Pick<StoredModel, 'scales' | 'biases' | 'weights'> {
    const count = this.#count;
    const { averaged, bits, smallest, range } = this.#options;
    const largest = new Float64Array(count);
    this.#sums.forEach((sum, i) => {
      largest[i % count] = Math.max(largest[i % count]!, (range * Math.abs(sum)) / averaged);
    });
    const rounded = new Int8Array(count << bits);
    this.#sums.forEach((sum, i) => {
      const scaled = (sum / averaged / largest[i % count]!) * MOST_WEIGHT;
      if (Math.abs(scaled) < smallest) return;
      const index = this.#rows.indexes[Math.floor(i / count)]!;
      rounded[index * count + (i % count)] = Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, Math.round(scaled)));
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

function shuffle(order: Int32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}
