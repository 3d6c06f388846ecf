import type { DangerModels } from '../domain/src/understanding/danger/detectDanger.ts';
import { emergencyKinds } from '../domain/src/understanding/danger/emergencyKinds.ts';
import { type SentenceFeatures, sentenceFeatures } from '../domain/src/understanding/model/sentenceFeatures.ts';
import { commonFeatures } from './commonFeatures.ts';
import type { DangerSentence, RequestSentence } from './sentences.ts';
import { trainLinear } from './trainLinear.ts';

const DANGER_BITS = 18;
const KIND_BITS = 16;
/** Chosen by cross-validation. With more epochs, or a smaller error, the model recognizes fewer dangers of strangers. */
const EPOCHS = 6;
const EPOCHS_OF_KINDS = 5;
const LEAST_ERROR = 0.02;
/** A feature of fewer sentences is left out. The counts are of a table of this size. */
const LEAST_SENTENCES = 14;
const COUNTED_BITS = 22;
/** Ordinary requests are much more frequent in the chat than in the practice sentences. Chosen by cross-validation. */
const IMPORTANCE_OF_REQUESTS = 2;
/** The chance of danger in a sentence about a possible danger. */
const POSSIBLE = 0.4;

type Taught = Pick<DangerSentence, 'text' | 'kinds' | 'isOnlyPossible'>;

export function trainDanger(sentences: readonly DangerSentence[], requests: readonly RequestSentence[]): DangerModels {
  // A need for a crisis line may be a danger.
  const ordinary = requests.filter(({ intent }) => intent !== 'CRISIS_LINES');
  const calm: Taught[] = ordinary.map(({ text }) => ({ text, kinds: [], isOnlyPossible: false }));
  const all = [...sentences, ...calm];
  const importanceOf = (index: number) => (index < sentences.length ? 1 : IMPORTANCE_OF_REQUESTS);
  const common = commonFeatures(
    all.map(({ text }) => featuresOf(text)),
    COUNTED_BITS,
    LEAST_SENTENCES,
  );
  const taught = all.map(({ kinds, isOnlyPossible }, i) => ({
    features: common[i]!,
    kinds,
    chance: isOnlyPossible ? POSSIBLE : 1,
    importance: importanceOf(i),
  }));
  const danger = taught.map(({ features, kinds, chance, importance }) => ({
    features,
    targets: [kinds.length > 0 ? chance : 0],
    importance,
  }));
  // Ordinary sentences teach the kinds too, so their scores also separate danger from no danger.
  const kinds = taught.map(({ features, kinds: known, chance, importance }) => ({
    features,
    targets: emergencyKinds.map((kind) => (known.includes(kind) ? chance : 0)),
    importance,
  }));
  return {
    danger: trainLinear(danger, { bits: DANGER_BITS, outputs: ['danger'], epochs: EPOCHS, leastError: LEAST_ERROR }),
    kinds: trainLinear(kinds, {
      bits: KIND_BITS,
      outputs: emergencyKinds,
      epochs: EPOCHS_OF_KINDS,
      leastError: LEAST_ERROR,
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
