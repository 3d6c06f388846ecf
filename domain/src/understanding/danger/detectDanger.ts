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
const CERTAIN = 0.5;
const POSSIBLE = 0.22;
/** Long messages have more words that sound like a possible danger: how much their odds fall, and those of short ones rise. */
const FALL_WITH_LENGTH = 0.25;
const USUAL_WORDS = 10;
const MOST_WORDS = 40;
/** Beside the likeliest kind, others that are at least this fraction as likely: rather one line too many. */
const ALSO_OF_KIND = 0.06;
const MOST_KINDS = 4;

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
    const features = sentenceFeatures(text, danger.bits);
    const [odds = Number.NEGATIVE_INFINITY] = danger.score(features);
    const scores = kinds.score(features);
    // Each model misses dangers that the other one finds. Their mean is better than either (training/README.md).
    const mean = (odds + oddsOfAny(scores)) / 2;
    if (probability(mean - oddsOfLength(text)) < POSSIBLE) return noDanger;
    return { level: probability(mean) >= CERTAIN ? 'certain' : 'possible', kinds: likelyKinds(scores) };
  };
}

function oddsOfLength(text: string): number {
  const words = text.trim().split(/\s+/).length;
  return FALL_WITH_LENGTH * Math.log(Math.min(words, MOST_WORDS) / USUAL_WORDS);
}

/** The logarithm of the odds that at least one kind is right, from those of each kind. */
function oddsOfAny(scores: readonly number[]): number {
  const none = scores.reduce((sum, score) => sum + Math.log1p(Math.exp(score)), 0);
  return Math.log(Math.expm1(none));
}

/** The likeliest kind, and others that are nearly as likely. */
function likelyKinds(scores: readonly number[]): EmergencyKind[] {
  const all = emergencyKinds
    .map((kind, i) => ({ kind, chance: probability(scores[i]!) }))
    .sort((a, b) => b.chance - a.chance);
  return all
    .filter(({ chance }) => chance >= ALSO_OF_KIND * all[0]!.chance)
    .slice(0, MOST_KINDS)
    .map(({ kind }) => kind);
}
