import type { Conversation } from '../../chatbot/conversation.ts';
import type { Understood } from './understand.ts';

/** Returns the conversation after the chat answered a message with these services. */
export function updateConversation(
  before: Conversation,
  { intent, slots: understood, search, skip, ofKind, wrongServiceId }: Understood,
  shown: readonly string[],
): Conversation {
  const serviceIds = wrongServiceId ? [wrongServiceId] : understood.serviceIds;
  const slots = serviceIds ? { ...understood, serviceIds } : understood;
  if (ofKind && shown.length > 0) {
    const { search: words, ...kind } = ofKind;
    const focus = shown.length === 1 ? (shown[0] ?? null) : null;
    return {
      ...before,
      intent,
      slots: { ...slots, ...kind, serviceIds: [...shown] },
      search: words,
      shown: [...shown],
      focus,
    };
  }
  if (intent === 'LIST_SERVICES' || intent === 'SHELTER_BEDS')
    return {
      intent,
      slots,
      search,
      skip: skip + shown.length,
      shown: shown.slice(0, 20),
      focus: shown.length === 1 ? (shown[0] ?? null) : null,
    };
  if (slots.serviceIds) {
    const one = slots.serviceIds.length === 1 ? (slots.serviceIds[0] ?? null) : null;
    return {
      ...before,
      intent,
      slots: { ...before.slots, ...slots },
      shown: one ? before.shown : slots.serviceIds,
      focus: one,
    };
  }
  const isLasting = intent === 'WEATHER';
  return isLasting ? { ...before, intent } : before;
}
