import type { Understood } from '../../understanding/intents/understand.ts';
import type { ChatQuery } from '../chatQuery.ts';
import type { Conversation } from '../conversation.ts';

type Change = NonNullable<ChatQuery['change']>;

/** The last request with one part changed. Returns null if the conversation has no request with this part. */
export function changeRequest(
  change: Change,
  { intent, slots: { kind: _kind, ...slots }, search, focus, wish }: Conversation,
  { language, danger }: Understood,
): Understood | null {
  const meant = { language, danger, skip: 0, isUnsure: false, ...(wish ? { wish } : {}) };
  if (change === 'HERE' && intent === 'SERVICE_DISTANCE' && focus)
    return { ...meant, intent, slots: { serviceIds: [focus] }, search: '' };
  const { serviceIds: _ids, topic: _topic, ...list } = slots;
  const isList = intent === 'LIST_SERVICES' || intent === 'SHELTER_BEDS' || search !== '' || list.type !== undefined;
  if (!isList) return null;
  const last = intent === 'SHELTER_BEDS' ? intent : 'LIST_SERVICES';
  const { city: _city, zip: _zip, ...anywhere } = list;
  switch (change) {
    case 'WHAT': {
      const { type: _type, subType: _subType, ...rest } = list;
      return { ...meant, intent: 'LIST_SERVICES', slots: rest, search: '', isUnsure: true };
    }
    case 'AUDIENCE': {
      const { audience: _audience, ...rest } = list;
      return { ...meant, intent: last, slots: rest, search };
    }
    case 'WHEN': {
      const { openNow: _openNow, openAt: _openAt, ...rest } = list;
      return { ...meant, intent: last, slots: rest, search };
    }
    case 'WHERE':
    case 'HERE':
      return { ...meant, intent: last, slots: { ...anywhere, nearMe: true }, search };
  }
}
