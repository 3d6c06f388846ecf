import { z } from 'zod';
import { LinearModel, probability, type StoredModel } from '../model/linearModel.ts';
import { sentenceFeatures } from '../model/sentenceFeatures.ts';
import models from './dangerModels.json' with { type: 'json' };
import { type EmergencyKind, emergencyKinds } from './emergencyKinds.ts';

/**
 * The danger that a message reports (rules.md §5). `certain`: the answer begins with the right numbers. `possible`: one
 * calm line comes above the answer. `kinds` begins with the most likely kind and is empty for `none`.
 */
export const Danger = z.object({
  level: z.enum(['certain', 'possible', 'none']),
  kinds: z.array(z.enum(emergencyKinds)),
});
export type Danger = z.infer<typeof Danger>;

export const noDanger: Danger = { level: 'none', kinds: [] };

/**
 * Limits of the estimate of danger. Sets of strangers that were left out of training chose them (training/README.md): very
 * few ordinary messages are `certain`, and few dangers are missed. The estimate ranks messages, so it is lower than a
 * probability.
 */
const CERTAIN = 0.2;
const POSSIBLE = 0.06;
/** A few words, such as "battered women shelter", are more often a search than a report. "Overdose" is a report. */
const CERTAIN_OF_FEW_WORDS = 0.6;
const FEW_WORDS = 3;
/** The share of the model without kinds in the estimate. The one of the kinds underestimates short messages more often. */
const SHARE_OF_DANGER = 0.6;
/**
 * Other kinds count if they are at least this fraction as likely as the most likely kind. One line too many does no
 * harm.
 */
const ALSO_OF_KIND = 0.02;
const MOST_KINDS = 5;

/** One model for whether a message reports a danger, and one for its kinds. The scripts in training/ train both. */
export interface DangerModels {
  danger: StoredModel;
  kinds: StoredModel;
}

const ownModels = linearModels(models);

/** Estimates the danger in a message in English or Spanish. The models are decoded at the first call. */
export const detectDanger = detectDangerBy(ownModels);

/** Decodes the models in small steps. */
export function* decodeDangerModels(): Generator<void, void> {
  yield* ownModels.danger.decode();
  yield* ownModels.kinds.decode();
}

/** Returns a detectDanger that uses the given models. */
export function detectDangerWith(stored: DangerModels): (text: string) => Danger {
  return detectDangerBy(linearModels(stored));
}

function linearModels({ danger, kinds }: DangerModels) {
  return { danger: new LinearModel(danger), kinds: new LinearModel(kinds) };
}

function detectDangerBy({ danger, kinds }: ReturnType<typeof linearModels>): (text: string) => Danger {
  return (text) => {
    const features = sentenceFeatures(text, danger.bits);
    const [odds = Number.NEGATIVE_INFINITY] = danger.score(features);
    const scores = kinds.score(features);
    // Each model misses dangers that the other one finds. Their mean is better than either (training/README.md).
    const mean = SHARE_OF_DANGER * odds + (1 - SHARE_OF_DANGER) * oddsOfAny(scores);
    const estimate = probability(mean);
    if (estimate < POSSIBLE) return noDanger;
    const least = countWords(text) <= FEW_WORDS ? CERTAIN_OF_FEW_WORDS : CERTAIN;
    return { level: estimate >= least ? 'certain' : 'possible', kinds: likelyKinds(scores) };
  };
}

const countWords = (text: string): number => text.trim().split(/\s+/).length;

/**
 * Returns the logarithm of the odds that at least one kind applies. `scores` has the logarithm of the odds of each
 * kind.
 */
function oddsOfAny(scores: readonly number[]): number {
  const none = scores.reduce((sum, score) => sum + Math.log1p(Math.exp(score)), 0);
  return Math.log(Math.expm1(none));
}

/** Returns the most likely kind, and others that are likely enough. */
function likelyKinds(scores: readonly number[]): EmergencyKind[] {
  const all = emergencyKinds
    .map((kind, i) => ({ kind, chance: probability(scores[i]!) }))
    .sort((a, b) => b.chance - a.chance);
  return all
    .filter(({ chance }) => chance >= ALSO_OF_KIND * all[0]!.chance)
    .slice(0, MOST_KINDS)
    .map(({ kind }) => kind);
}
