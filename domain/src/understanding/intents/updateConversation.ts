import type { Conversation } from '../../chatbot/conversation.ts';
import type { Understood } from './understand.ts';

/** Returns the conversation after the chat answered a message with these services. */
export function updateConversation(
  before: Conversation,
  { intent, slots: understood, search, skip, ofKind, wish, wrongServiceId }: Understood,
  shown: readonly string[],
): Conversation {
  const serviceIds = wrongServiceId ? [wrongServiceId] : understood.serviceIds;
  const slots = serviceIds ? { ...understood, serviceIds } : understood;
  if (ofKind && shown.length > 0) {
    const { search: text, ...kind } = ofKind;
    const shownSlots = { ...slots, ...kind, serviceIds: [...shown] };
    return { ...before, intent, slots: shownSlots, search: text, shown: [...shown], focus: onlyOne(shown) };
  }
  if (intent === 'LIST_SERVICES' || intent === 'SHELTER_BEDS')
    return {
      intent,
      slots,
      search,
      skip: skip + shown.length,
      // The question for a place shows no services, so "the second one" still means the list above it.
      shown: shown.length === 0 && slots.nearMe ? before.shown : shown.slice(0, 20),
      focus: onlyOne(shown),
      ...(wish ? { wish } : {}),
    };
  if (slots.serviceIds) {
    const one = onlyOne(slots.serviceIds);
    // "Is it open right now?" asks about one service, so the next list may have closed ones. "How far is it from
    // Springfield?" does not move the list.
    const { openNow: _openNow, city: _city, zip: _zip, ...about } = slots;
    return {
      ...before,
      intent,
      slots: { ...before.slots, ...about },
      shown: one ? before.shown : slots.serviceIds,
      focus: one,
    };
  }
  const isLasting = intent === 'WEATHER';
  return isLasting ? { ...before, intent } : before;
}

function onlyOne(ids: readonly string[]): string | null {
  return ids.length === 1 ? (ids[0] ?? null) : null;
}
