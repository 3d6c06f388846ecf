import type { DangerModels } from '../domain/src/understanding/danger/detectDanger.ts';
import { emergencyKinds } from '../domain/src/understanding/danger/emergencyKinds.ts';
import { type SentenceFeatures, sentenceFeatures } from '../domain/src/understanding/model/sentenceFeatures.ts';
import type { DangerSentence, RequestSentence } from './sentences.ts';
import { type Example, trainLinear } from './trainLinear.ts';

const DANGER_BITS = 18;
const KIND_BITS = 16;
const EPOCHS = 8;
/** The chance of danger in a sentence about a possible danger. */
const POSSIBLE = 0.5;
/** How much an ordinary request counts. */
const REQUEST = 1;

export function trainDanger(sentences: readonly DangerSentence[], requests: readonly RequestSentence[]): DangerModels {
  const features = cachedFeatures();
  const danger: Example[] = [
    ...sentences.map(({ text, kinds, isOnlyPossible }) => ({
      features: features(text, DANGER_BITS),
      targets: [kinds.length === 0 ? 0 : isOnlyPossible ? POSSIBLE : 1],
      importance: [1],
    })),
    ...requests.map(({ text }) => ({ features: features(text, DANGER_BITS), targets: [0], importance: [REQUEST] })),
  ];
  const dangerous = sentences.filter(({ kinds }) => kinds.length > 0);
  const kinds: Example[] = dangerous.map(({ text, kinds: known }) => ({
    features: features(text, KIND_BITS),
    targets: emergencyKinds.map((kind) => (known.includes(kind) ? 1 : 0)),
    importance: emergencyKinds.map(() => 1),
  }));
  return {
    danger: trainLinear(danger, { bits: DANGER_BITS, outputs: ['danger'], epochs: EPOCHS }),
    kinds: trainLinear(kinds, { bits: KIND_BITS, outputs: emergencyKinds, epochs: EPOCHS }),
  };
}

/** Cross-validation reads every sentence several times. */
function cachedFeatures(): (text: string, bits: number) => SentenceFeatures {
  return (text, bits) => {
    const key = `${bits} ${text}`;
    const known = cache.get(key) ?? sentenceFeatures(text, bits);
    cache.set(key, known);
    return known;
  };
}
const cache = new Map<string, SentenceFeatures>();
