import { type Conversation, newConversation } from '../../chatbot/conversation.ts';
import { type Intent, intents } from '../../chatbot/intents.ts';
import { type Detail, details } from '../details/detailPhrases.ts';
import { LinearModel, type StoredModel } from '../model/linearModel.ts';
import type { SentenceFeatures } from '../model/sentenceFeatures.ts';
import type { Context } from './messageFeatures.ts';
import stored from './requestModel.json' with { type: 'json' };

/** The details of an intent that the model distinguishes. */
const detailsOf: Partial<Record<Intent, readonly string[]>> = {
  LIST_SERVICES: ['MORE'],
  PARTICULAR_SERVICE: [...details, 'OTHER'],
  OUT_OF_SCOPE: ['RUDE'],
};

/**
 * The outputs of the model: an intent, and a detail of it after a space. `LIST_SERVICES MORE` asks for the rest of a list.
 * `PARTICULAR_SERVICE PETS` asks whether a service accepts pets. `OUT_OF_SCOPE RUDE` is an insult. Another model finds
 * emergencies.
 */
export const requests: readonly string[] = intents
  .filter((intent) => intent !== 'EMERGENCY')
  .flatMap((intent) => [intent, ...(detailsOf[intent] ?? []).map((detail) => `${intent} ${detail}`)]);

export interface Request {
  intent: Intent;
  chance: number;
  /** The detail that a question about a service asks for. */
  detail: Detail | undefined;
  /** Asks for the rest of a list. */
  isMore: boolean;
}

/** Whether an intent is a question about one service. */
export const isAboutService = (intent: Intent | undefined): boolean =>
  intent === 'PARTICULAR_SERVICE' || intent?.startsWith('SERVICE_') === true;

/** Whether the last request was for a list that names no need. The chat asked "What do you need?" */
export function lacksNeed({ intent, search, slots }: Conversation): boolean {
  return intent === 'LIST_SERVICES' && search === '' && slots.type === undefined;
}

/** Returns the context of the next message of a conversation. */
export function contextOf(conversation: Conversation | null): Context {
  const known = conversation ?? newConversation;
  const { intent, shown, skip, focus, slots } = known;
  if (focus) return 'place';
  if (intent === 'SHELTER_BEDS') return 'beds';
  if (intent === 'LIST_SERVICES' && slots.nearMe && skip === 0) return 'where';
  // The chat asked "What do you need?", so the next message is like a first one.
  if (intent === 'LIST_SERVICES') return lacksNeed(known) ? 'none' : 'list';
  return shown.length > 0 ? 'which' : 'none';
}

let classify: ReturnType<typeof classifyWith> | undefined;

/** Returns the possible requests by the trained model, most likely first. The first call decodes the model. */
export function classifyRequest(features: SentenceFeatures): Request[] {
  classify ??= classifyWith(stored);
  return classify(features);
}

/** Less likely requests are left out. */
const LEAST_CHANCE = 0.1;

/** Like classifyRequest, with a model other than the stored one. */
export function classifyWith(model: StoredModel): (features: SentenceFeatures) => Request[] {
  const linear = new LinearModel(model);
  const outputs = model.outputs.map((output) => output.split(' ') as [Intent, string | undefined]);
  return (features) => {
    const scores = linear.score(features);
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
