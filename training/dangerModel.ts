import type { DangerModels } from '../domain/src/understanding/danger/detectDanger.ts';
import { emergencyKinds } from '../domain/src/understanding/danger/emergencyKinds.ts';
import { type SentenceFeatures, sentenceFeatures } from '../domain/src/understanding/model/sentenceFeatures.ts';
import type { DangerSentence, RequestSentence } from './sentences.ts';
import { trainLinear } from './trainLinear.ts';

const DANGER_BITS = 18;
const KIND_BITS = 16;
const EPOCHS = 8;
/** The chance of danger in a sentence about a possible danger. */
const POSSIBLE = 0.5;

type Taught = Pick<DangerSentence, 'text' | 'kinds' | 'isOnlyPossible'>;

export function trainDanger(sentences: readonly DangerSentence[], requests: readonly RequestSentence[]): DangerModels {
  const calm: Taught[] = requests.map(({ text }) => ({ text, kinds: [], isOnlyPossible: false }));
  const taught = [...sentences, ...calm].map(({ text, kinds, isOnlyPossible }) => ({
    features: featuresOf(text),
    kinds,
    chance: isOnlyPossible ? POSSIBLE : 1,
  }));
  const danger = taught.map(({ features, kinds, chance }) => ({
    features,
    targets: [kinds.length > 0 ? chance : 0],
    importance: [1],
  }));
  // Ordinary sentences teach the kinds too, so that their scores also tell danger from none.
  const kinds = taught.map(({ features, kinds: known, chance }) => ({
    features,
    targets: emergencyKinds.map((kind) => (known.includes(kind) ? chance : 0)),
    importance: emergencyKinds.map(() => 1),
  }));
  return {
    danger: trainLinear(danger, { bits: DANGER_BITS, outputs: ['danger'], epochs: EPOCHS }),
    kinds: trainLinear(kinds, { bits: KIND_BITS, outputs: emergencyKinds, epochs: EPOCHS }),
  };
}

/** Cross-validation reads every sentence several times. */
function featuresOf(text: string): SentenceFeatures {
  const known = cache.get(text) ?? sentenceFeatures(text, DANGER_BITS);
  cache.set(text, known);
  return known;
}
const cache = new Map<string, SentenceFeatures>();
