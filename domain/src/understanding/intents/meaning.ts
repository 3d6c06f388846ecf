import { z } from 'zod';
import { type Conversation, newConversation } from '../../chatbot/conversation.ts';
import { intents, Slots } from '../../chatbot/intents.ts';
import { weekdays } from '../../services/hours/scheduleTypes.ts';
import type { Understood } from './understand.ts';

/** The meaning of a message by a language model. It contains only names of api.md, no ids, and no text of an answer. */
export const Meaning = z.strictObject({
  intent: z.enum(intents),
  slots: Slots.pick({
    type: true,
    subType: true,
    city: true,
    zip: true,
    nearMe: true,
    openNow: true,
    audience: true,
    kind: true,
  })
    .extend({ topic: z.enum([...weekdays, 'TODAY', 'TOMORROW']).optional() })
    .default({}),
});
export type Meaning = z.infer<typeof Meaning>;

/** Whether to ask the language model. It is slow, so the chat asks only if its own models are uncertain. */
export function isUncertain({ intent, isUnsure, slots }: Understood): boolean {
  return intent === 'OUT_OF_SCOPE' || (intent === 'LIST_SERVICES' && isUnsure && slots.type === undefined);
}

/** Replaces what was understood by the meaning. Returns null if the meaning is not enough for an answer. */
export function applyMeaning(
  { intent, slots }: Meaning,
  before: Understood,
  conversation: Conversation | null,
): Understood | null {
  const { focus } = conversation ?? newConversation;
  const { kind, topic, ...list } = slots;
  const understood = { ...before, intent, slots: {}, search: '', skip: 0, isUnsure: false };
  switch (intent) {
    case 'EMERGENCY':
      return kind ? { ...understood, slots: { kind }, danger: { level: 'certain', kinds: [kind] } } : null;
    case 'LIST_SERVICES':
      return list.type || list.subType ? { ...understood, slots: list } : null;
    case 'SHELTER_BEDS':
      return { ...understood, slots: list };
    case 'SERVICE_SCHEDULE':
    case 'SERVICE_DISTANCE':
    case 'SERVICE_BEDS':
    case 'PARTICULAR_SERVICE':
      return focus ? { ...understood, slots: { serviceIds: [focus], ...(topic ? { topic } : {}) } } : null;
    case 'WEATHER':
      return {
        ...understood,
        slots: { ...(list.city ? { city: list.city } : {}), ...(list.zip ? { zip: list.zip } : {}) },
      };
    // Only our own matcher knows the questions of the FAQ page.
    case 'FAQ':
      return null;
    default:
      return understood;
  }
}
