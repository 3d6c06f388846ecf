import type { DangerModels } from '../domain/src/understanding/danger/detectDanger.ts';
import { emergencyKinds } from '../domain/src/understanding/danger/emergencyKinds.ts';
import { type SentenceFeatures, sentenceFeatures } from '../domain/src/understanding/model/sentenceFeatures.ts';
import { commonFeatures } from './commonFeatures.ts';
import type { DangerSentence, RequestSentence } from './sentences.ts';
import { type Example, trainLinear } from './trainLinear.ts';

const DANGER_BITS = 18;
const KIND_BITS = 16;
/** Chosen by cross-validation. With more epochs, or a smaller error, the model recognizes fewer dangers of strangers. */
const EPOCHS = 6;
const EPOCHS_OF_KINDS = 5;
const LEAST_ERROR = 0.02;
/**
 * A feature of fewer sentences is left out. The kinds need less detail, and their table is small. The counts are of a
 * table of `2 ** COUNTED_BITS`.
 */
const LEAST_SENTENCES = 9;
const LEAST_SENTENCES_OF_KINDS = 22;
const COUNTED_BITS = 22;
/** Without its smallest weights, the model of the kinds is a tenth smaller, and as good. */
const SMALLEST_OF_KINDS = 0.75;
/** The mean of the last rounds, in which few large weights are cut, ranks unseen sentences better than the last round. */
const MEAN_OF_DANGER = { averaged: 4, range: 0.6, smallest: 1 };
/** Ordinary requests are much more frequent in the chat than in the practice sentences. Chosen by cross-validation. */
const IMPORTANCE_OF_REQUESTS = 2;
/** The chance of danger in a sentence about a possible danger. */
const POSSIBLE = 0.3;

type Taught = Pick<DangerSentence, 'text' | 'kinds' | 'isOnlyPossible'>;

export function trainDanger(sentences: readonly DangerSentence[], requests: readonly RequestSentence[]): DangerModels {
  // A need for a crisis line may be a danger. A search such as "rape crisis center" is a request and a possible danger.
  const known = new Set(sentences.map(({ text }) => text));
  const ordinary = requests.filter(({ intent, text }) => intent !== 'CRISIS_LINES' && !known.has(text));
  const calm: Taught[] = ordinary.map(({ text }) => ({ text, kinds: [], isOnlyPossible: false }));
  const all = [...sentences, ...calm];
  const features = all.map(({ text }) => featuresOf(text));
  const examplesOf = (least: number, targetsOf: (sentence: Taught, chance: number) => number[]): Example[] =>
    commonFeatures(features, COUNTED_BITS, least).map((common, i) => ({
      features: common,
      targets: targetsOf(all[i]!, all[i]!.isOnlyPossible ? POSSIBLE : 1),
      importance: i < sentences.length ? 1 : IMPORTANCE_OF_REQUESTS,
    }));
  const danger = examplesOf(LEAST_SENTENCES, ({ kinds }, chance) => [kinds.length > 0 ? chance : 0]);
  // Ordinary sentences teach the kinds too, so their scores also separate danger from no danger.
  const kinds = examplesOf(LEAST_SENTENCES_OF_KINDS, ({ kinds: known }, chance) =>
    emergencyKinds.map((kind) => (known.includes(kind) ? chance : 0)),
  );
  return {
    danger: trainLinear(danger, {
      bits: DANGER_BITS,
      outputs: ['danger'],
      epochs: EPOCHS,
      leastError: LEAST_ERROR,
      ...MEAN_OF_DANGER,
    }),
    kinds: trainLinear(kinds, {
      bits: KIND_BITS,
      outputs: emergencyKinds,
      epochs: EPOCHS_OF_KINDS,
      leastError: LEAST_ERROR,
      smallest: SMALLEST_OF_KINDS,
    }),
  };
}

/** Caches the features, because cross-validation reads every sentence several times. */
function featuresOf(text: string): SentenceFeatures {
  const known = cache.get(text) ?? sentenceFeatures(text, COUNTED_BITS);
  cache.set(text, known);
  return known;
}
const cache = new Map<string, SentenceFeatures>();
