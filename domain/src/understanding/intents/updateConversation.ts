import type { Conversation } from '../../chatbot/conversation.ts';
import type { Understood } from './understand.ts';

/** Returns the conversation after the chat answered a message with these services. */
export function updateConversation(
  before: Conversation,
  { intent, slots, search, skip }: Understood,
  shown: readonly string[],
): Conversation {
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
