import { type Conversation, newConversation } from '../../chatbot/conversation.ts';
import type { Intent, Slots } from '../../chatbot/intents.ts';
import { emergencyIn } from '../danger/emergencyIn.ts';
import { asksOfPlace } from '../details/detailAsked.ts';
import type { Detail } from '../details/detailPhrases.ts';
import { type Heard, type Knowledge, listen } from './listen.ts';
import { chiefNeed, isOnlyAudience, kindsMeant, narrowed, narrowing, searchFor } from './listRequest.ts';
import { hasPronoun } from './pointing.ts';
import { isOnlyPlea, isOnlyRude, politeIntent } from './politeness.ts';

/** What a message is for. */
export interface Understood {
  /** Null where nothing tells. */
  language: 'en' | 'es' | null;
  intent: Intent;
  slots: Slots;
  /** What services to search for. */
  search: string;
  /** How many of them have been shown already. */
  skip: number;
  /** Something has to be asked first: of which service, or what for. */
  isUnsure: boolean;
  /** What of a particular service is asked. */
  detail?: Detail;
}

type Meant = Omit<Understood, 'language'>;

const meant = (intent: Intent, slots: Slots = {}, more: Partial<Meant> = {}): Meant => ({
  intent,
  slots,
  search: '',
  skip: 0,
  isUnsure: false,
  ...more,
});

/** How surely a question of the FAQ page is meant: beside a need or a wish for a bed, and where neither is. */
const SURELY_FAQ = 0.78;
const LIKELY_FAQ = 0.42;

/**
 * Reads a message in a conversation: danger first, then what is asked of a service, of a list, or of Amparo. Pure: the same
 * message in the same conversation over the same services is always understood alike.
 */
export function understand(text: string, conversation: Conversation | null, knowledge: Knowledge): Understood {
  const kind = emergencyIn(text);
  const heard = listen(text, knowledge);
  const before = conversation ?? newConversation;
  const read = kind
    ? meant('EMERGENCY', { kind })
    : (ofNamedService(heard, before) ??
      ofReaching(heard, before) ??
      ofDetail(heard, before) ??
      ofAmparo(heard, before, knowledge) ??
      ofSpokenOf(heard, before) ??
      ofList(heard, before, knowledge) ??
      ofNothing(heard, knowledge));
  return { language: heard.language, ...read };
}

const isFollowing = ({ words }: Heard): boolean =>
  /^(?:and|n|y|i|e|also|tambien|what about|how about|wat about|que tal)\b/.test(words.join(' '));

/** A service that is named, or pointed at in the list shown. */
function ofNamedService(heard: Heard, { shown, intent }: Conversation): Meant | null {
  const place = heard.pointed === null ? undefined : shown.at(heard.pointed < 0 ? -1 : heard.pointed - 1);
  const ids = heard.named?.ids ?? (place ? [place] : null);
  if (!ids) return null;
  const slots = { serviceIds: ids };
  if (heard.asks('distance')) return meant('SERVICE_DISTANCE', slots);
  if (heard.asks('schedule') || heard.day) return meant('SERVICE_SCHEDULE', withDay(slots, heard));
  if (heard.asks('beds')) return meant('SERVICE_BEDS', slots);
  if (heard.detail) return meant('PARTICULAR_SERVICE', slots, { detail: heard.detail });
  const isRepeated = heard.named && isFollowing(heard) && intent?.startsWith('SERVICE_');
  return meant(isRepeated && intent ? intent : 'PARTICULAR_SERVICE', slots);
}

const bareReaching =
  /^(?:(?:and|y|the|el|la|su|their|its|what|whats|is|cual|es) )*(?:phone|telephone|number|address|email|website|location|directions|telefono|numero|direccion|correo|ubicacion)(?: number)?(?: please| por favor| pls)?$/;

/** "Phone number?" after services were shown: of the one spoken of, or of which. Not the number of Amparo, nor a phone that one needs. */
function ofReaching({ words }: Heard, { focus, shown }: Conversation): Meant | null {
  if ((!focus && shown.length === 0) || !bareReaching.test(words.join(' '))) return null;
  return meant('PARTICULAR_SERVICE', focus ? { serviceIds: [focus] } : {}, { isUnsure: !focus });
}

/** "Can I bring my dog?", of the service spoken of. Where that is none in particular, the FAQ page knows how it mostly is. */
function ofDetail({ detail, asks, place, day }: Heard, { focus }: Conversation): Meant | null {
  const isOther = day !== null || place !== null || (['distance', 'schedule', 'weather', 'crisis'] as const).some(asks);
  return focus && detail && !isOther ? meant('PARTICULAR_SERVICE', { serviceIds: [focus] }, { detail }) : null;
}

/** Who asks whether the numbers are right wants no bed. */
function asksHowSure({ words }: Heard): boolean {
  return /\b(?:sure|accurate|correct|reliable|trust|exact|real|right|old|segur|confiable|exact|ciert|correct|verdad)/.test(
    words.join(' '),
  );
}

function faqOf({ language, words }: Heard, { faq }: Knowledge) {
  const text = words.join(' ');
  const [likely, other] = language === 'es' ? [faq.es(text), faq.en(text)] : [faq.en(text), faq.es(text)];
  return !language && (other?.score ?? 0) > (likely?.score ?? 0) ? other : likely;
}

function withDay(slots: Slots, { day }: Heard): Slots {
  return day ? { ...slots, topic: day } : slots;
}

/** Politeness, the weather, crisis lines, and how things work. */
function ofAmparo(heard: Heard, { intent }: Conversation, knowledge: Knowledge): Meant | null {
  if (isOnlyPlea(heard.words)) return meant('HELP');
  const polite = politeIntent(heard.words);
  if (polite) return meant(polite);
  if (isOnlyRude(heard.words)) return meant('OUT_OF_SCOPE');
  const { city, zip } = narrowing(heard);
  const where = { ...(city ? { city } : {}), ...(zip ? { zip } : {}) };
  if (heard.asks('weather') && !heard.asks('beds')) return meant('WEATHER', where);
  if (heard.asks('crisis')) return meant('CRISIS_LINES');
  if (intent === 'WEATHER' && (heard.day || heard.place) && !chiefNeed(heard.query)) return meant('WEATHER', where);
  if (heard.asks('elsewhere') && !heard.place) return meant('OUT_OF_SCOPE');
  const faq = faqOf(heard, knowledge);
  const isWish = chiefNeed(heard.query) !== null || heard.asks('beds') || heard.place !== null;
  if (heard.asks('beds') && !asksHowSure(heard)) return null;
  if (faq && faq.score >= (isWish ? SURELY_FAQ : (SURELY_FAQ + LIKELY_FAQ) / 2))
    return meant('FAQ', { topic: faq.topic });
  return heard.asks('help') && !heard.place ? meant('HELP') : null;
}

/** What is asked of the service spoken of, without naming it. */
function ofSpokenOf(heard: Heard, { focus, shown, intent }: Conversation): Meant | null {
  if (!focus && shown.length === 0) return null;
  const slots = focus ? { serviceIds: [focus] } : {};
  const isUnsure = !focus;
  if (heard.asks('distance')) return meant('SERVICE_DISTANCE', slots, { isUnsure });
  const narrows = Object.keys(narrowing(heard)).length > 0;
  const isNewWish = chiefNeed(heard.query) !== null && !hasPronoun(heard.words) && heard.words.length > 3;
  if (heard.asks('beds')) return focus && !narrows && !isForTonight(heard) ? meant('SERVICE_BEDS', slots) : null;
  const isOfList = !focus && (heard.query.isOpenNow || isNewWish);
  if (!isOfList && !isNewWish && !heard.place) {
    if (heard.asks('schedule')) return meant('SERVICE_SCHEDULE', withDay(slots, heard), { isUnsure });
    const isBareDay = heard.day && heard.words.length <= 3 && chiefNeed(heard.query) === null;
    if (isBareDay || (heard.day && focus)) return meant('SERVICE_SCHEDULE', withDay(slots, heard), { isUnsure });
    if (heard.asks('contact') && (focus || hasPronoun(heard.words)))
      return meant('PARTICULAR_SERVICE', slots, { isUnsure });
  }
  if (focus && !narrows && !heard.place && !heard.asks('more') && asksOfPlace(heard.words))
    return meant('PARTICULAR_SERVICE', slots, { detail: 'OTHER' });
  return focus && intent && isWordless(heard) && !narrows ? meant('PARTICULAR_SERVICE', slots) : null;
}

function isForTonight({ words }: Heard): boolean {
  return /\b(?:tonight|esta noche|hoy|shelter|shelters|albergue|albergues|where|donde)\b/.test(words.join(' '));
}

/** "Tell me more about it." */
function isWordless({ words }: Heard): boolean {
  return /\b(?:about (?:it|them|that)|de (?:ese|esa|eso|ellos))\b/.test(words.join(' '));
}

/** Services, or beds, as a list; and what is said of the list shown last. */
function ofList(heard: Heard, before: Conversation, knowledge: Knowledge): Meant | null {
  const { intent, slots, search, skip } = before;
  const isAfterList =
    intent === 'LIST_SERVICES' || intent === 'SHELTER_BEDS' || search !== '' || slots.type !== undefined;
  const last = intent === 'SHELTER_BEDS' ? 'SHELTER_BEDS' : 'LIST_SERVICES';
  const list = listSlots(slots);
  const by = narrowing(heard);
  const text = heard.words.join(' ');
  if (isAfterList && isShort(heard) && heard.asks('back')) return meant(last, list, { search });
  const need = isAfterList && isOnlyAudience(heard.query) ? null : chiefNeed(heard.query);
  if (isAfterList && !need && isShort(heard) && heard.asks('more')) return meant(last, list, { search, skip });
  if (heard.asks('beds')) return meant('SHELTER_BEDS', narrowed(isAfterList ? placeOf(list) : {}, by));
  if (need) {
    const kinds = kindsMeant(heard.query, `${text} ${heard.query.corrected ?? ''}`.toLowerCase());
    const carried = isAfterList ? (isFollowing(heard) ? { ...placeOf(list), ...forWhom(list) } : placeOf(list)) : {};
    return meant(
      'LIST_SERVICES',
      { ...narrowed(carried, by), ...kinds },
      { search: searchFor(heard.query, knowledge.vocabulary) },
    );
  }
  if (Object.keys(by).length === 0) return null;
  if (isAfterList) return meant(last, narrowed(list, by), { search });
  return meant('LIST_SERVICES', by, { isUnsure: true });
}

const isShort = ({ words }: Heard): boolean => words.length <= 8;

/** What of a list stays when more is said of it. */
function listSlots({ serviceIds: _ids, topic: _topic, kind: _kind, ...list }: Slots): Slots {
  return list;
}

function placeOf({ city, zip, nearMe }: Slots): Slots {
  return { ...(city ? { city } : {}), ...(zip ? { zip } : {}), ...(nearMe ? { nearMe } : {}) };
}

function forWhom({ audience }: Slots): Slots {
  return audience ? { audience } : {};
}

/** Neither a service nor a need: a question of the FAQ page that comes near, or what Amparo knows nothing of. */
function ofNothing(heard: Heard, knowledge: Knowledge): Meant {
  const likely = faqOf(heard, knowledge);
  if (likely && likely.score >= LIKELY_FAQ) return meant('FAQ', { topic: likely.topic });
  return meant('OUT_OF_SCOPE');
}
