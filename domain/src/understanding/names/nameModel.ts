import { LinearModel, type StoredModel } from '../model/linearModel.ts';
import type { SentenceFeatures } from '../model/sentenceFeatures.ts';
import stored from './nameModel.json' with { type: 'json' };

/** The table of the model has `2 ** nameBits` weights. */
export const nameBits = 12;

let judge: ReturnType<typeof judgeNameWith> | undefined;

/** Returns the logarithm of the odds that words of a message name a service. The first call decodes the model. */
export function judgeName(features: SentenceFeatures): number {
  judge ??= judgeNameWith(stored);
  return judge(features);
}

/** Like judgeName, with a model other than the stored one. */
export function judgeNameWith(model: StoredModel): (features: SentenceFeatures) => number {
  const linear = new LinearModel(model);
  return (features) => linear.score(features)[0] as number;
}
