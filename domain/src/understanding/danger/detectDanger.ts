import { z } from 'zod';
import { LinearModel, probability, type StoredModel } from '../model/linearModel.ts';
import { sentenceFeatures } from '../model/sentenceFeatures.ts';
import models from './dangerModels.json' with { type: 'json' };
import { type EmergencyKind, emergencyKinds } from './emergencyKinds.ts';

/**
 * What a message says of a present danger (rules.md §5). `certain`: the right numbers come first. `possible`: one calm line
 * comes above the answer. `kinds` has the likeliest first and is empty for `none`.
 */
export const Danger = z.object({
  level: z.enum(['certain', 'possible', 'none']),
  kinds: z.array(z.enum(emergencyKinds)),
});
export type Danger = z.infer<typeof Danger>;

export const noDanger: Danger = { level: 'none', kinds: [] };

/**
 * The limits of the probability of danger. Chosen by cross-validation over the practice sentences (training/README.md), so that
 * hardly any ordinary message is certain, and few dangers are missed.
 */
const CERTAIN = 0.65;
const POSSIBLE = 0.28;
/** Beside the likeliest kind, others from this probability on. */
const ALSO_OF_KIND = 0.2;

/** Whether a message tells of a danger, and of which kinds. training/ learns both. */
export interface DangerModels {
  danger: StoredModel;
  kinds: StoredModel;
}

let detect: ReturnType<typeof detectDangerWith> | undefined;

/** Estimates the danger in a message in English or Spanish. The models are decoded at the first call. */
export function detectDanger(text: string): Danger {
  detect ??= detectDangerWith(models);
  return detect(text);
}

/** detectDanger with other models than the stored ones. */
export function detectDangerWith(stored: DangerModels): (text: string) => Danger {
  const danger = new LinearModel(stored.danger);
  const kinds = new LinearModel(stored.kinds);
  return (text) => {
    const [odds = Number.NEGATIVE_INFINITY] = danger.score(sentenceFeatures(text, danger.bits));
    const chance = probability(odds);
    if (chance < POSSIBLE) return noDanger;
    const scores = kinds.score(sentenceFeatures(text, kinds.bits));
    return { level: chance >= CERTAIN ? 'certain' : 'possible', kinds: likelyKinds(scores) };
  };
}

/** The likeliest kind, and others that are likely too. */
function likelyKinds(scores: readonly number[]): EmergencyKind[] {
  return emergencyKinds
    .map((kind, i) => ({ kind, chance: probability(scores[i]!) }))
    .sort((a, b) => b.chance - a.chance)
    .filter(({ chance }, i) => i === 0 || chance >= ALSO_OF_KIND)
    .map(({ kind }) => kind);
}
