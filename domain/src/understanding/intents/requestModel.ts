import { type Conversation, newConversation } from '../../chatbot/conversation.ts';
import type { Intent } from '../../chatbot/intents.ts';
import { type Detail, details } from '../details/detailPhrases.ts';
import { LinearModel, type StoredModel } from '../model/linearModel.ts';
import {
  characterFeatures,
  hashFeatures,
  type SentenceFeatures,
  soundFeatures,
  wordFeatures,
} from '../model/sentenceFeatures.ts';
import { messageWords } from '../phrases/fuzzyMatch.ts';
import stored from './requestModel.json' with { type: 'json' };

/** What the chat did before a message: the same words mean different things after a list and after one service. */
export type Context = 'none' | 'list' | 'place' | 'beds' | 'where' | 'which';

/**
 * What a message may ask: an intent, and a detail of it after a space. `LIST_SERVICES MORE` asks for the rest of a list,
 * `PARTICULAR_SERVICE PETS` whether a service accepts pets, and `OUT_OF_SCOPE RUDE` is only an insult.
 */
export const requests = [
  'LIST_SERVICES',
  'LIST_SERVICES MORE',
  'SHELTER_BEDS',
  'SERVICE_SCHEDULE',
  'SERVICE_DISTANCE',
  'SERVICE_BEDS',
  'PARTICULAR_SERVICE',
  ...details.map((detail) => `PARTICULAR_SERVICE ${detail}` as const),
  'PARTICULAR_SERVICE OTHER',
  'CRISIS_LINES',
  'WEATHER',
  'FAQ',
  'GREETING',
  'THANKS',
  'GOODBYE',
  'HELP',
  'OUT_OF_SCOPE',
  'OUT_OF_SCOPE RUDE',
] as const;

export interface Request {
  intent: Intent;
  chance: number;
  /** The detail of a service that is asked about. */
  detail: Detail | undefined;
  /** Asks for the rest of a list. */
  isMore: boolean;
}

/** Stands for the name of a service in the words of a message. */
export const SERVICE_NAME = 'servicename';

/** The folded words of a message, and `?` for a question. */
export function requestWords(text: string): string[] {
  return text.includes('?') ? [...messageWords(text), '?'] : messageWords(text);
}

/** The features of these words after a context. Training and product use this same function. */
export function requestFeatures(words: readonly string[], context: Context, bits: number): SentenceFeatures {
  const length = [1, 2, 4, 8, 16, 30].find((most) => words.length <= most) ?? 'more';
  const contextFeatures = words.map((word) => `${context} ${word}`);
  return hashFeatures(
    [
      { weight: 1, features: wordFeatures(words) },
      { weight: 0.7, features: soundFeatures(words) },
      { weight: 1.5, features: characterFeatures(words) },
      { weight: 1, features: [...contextFeatures, `length ${length}`, `${context} length ${length}`] },
      { weight: 0.5, features: [`context ${context}`] },
    ],
    bits,
  );
}

/** What the chat did before the next message of a conversation. */
export function contextOf(conversation: Conversation | null): Context {
  const { intent, shown, focus, slots } = conversation ?? newConversation;
  if (focus) return 'place';
  if (intent === 'SHELTER_BEDS') return 'beds';
  if (intent === 'LIST_SERVICES') return slots.nearMe && shown.length === 0 ? 'where' : 'list';
  return shown.length > 0 ? 'which' : 'none';
}

let classify: ReturnType<typeof classifyWith> | undefined;

/** What a message may ask, the likeliest first, by the trained model. The model is decoded at the first call. */
export function classifyRequest(words: readonly string[], context: Context): Request[] {
  classify ??= classifyWith(stored);
  return classify(words, context);
}

/** Less likely requests are never meant. */
const LEAST_CHANCE = 0.1;

/** classifyRequest with another model than the stored one. */
export function classifyWith(model: StoredModel): (words: readonly string[], context: Context) => Request[] {
  const linear = new LinearModel(model);
  const outputs = model.outputs.map((output) => output.split(' ') as [Intent, string | undefined]);
  return (words, context) => {
    const scores = linear.score(requestFeatures(words, context, linear.bits));
    const most = Math.max(...scores);
    const weights = scores.map((score) => Math.exp(score - most));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const likely = outputs
      .map(([intent, detail], i) => ({ intent, detail, chance: weights[i]! / total }))
      .sort((a, b) => b.chance - a.chance);
    return [...Map.groupBy(likely, ({ intent }) => intent)]
      .map(([intent, [best, ...others]]) => ({
        intent,
        chance: others.reduce((sum, { chance }) => sum + chance, best?.chance ?? 0),
        detail: intent === 'PARTICULAR_SERVICE' ? (best?.detail as Detail | undefined) : undefined,
        isMore: best?.detail === 'MORE',
      }))
      .filter(({ chance }) => chance >= LEAST_CHANCE)
      .sort((a, b) => b.chance - a.chance);
  };
}
