import { type Conversation, newConversation } from '../../chatbot/conversation.ts';
import type { Intent, Slots } from '../../chatbot/intents.ts';
import { type Danger, detectDanger } from '../danger/detectDanger.ts';
import type { Detail } from '../details/detailPhrases.ts';
import { asksOfPlace } from '../details/detectDetail.ts';
import { hasPronoun } from './anaphora.ts';
import { dangerBesideNames } from './dangerBesideNames.ts';
import { addFilters, filtersIn, isOnlyAudience, mainNeed, requestedTypes, searchText } from './listRequest.ts';
import { type Knowledge, type ParsedMessage, parseMessage } from './parseMessage.ts';
import { isOnlyPlea, isOnlyRude, politeIntent } from './politeness.ts';

/** The meaning of a message. */
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
  danger: Danger;
  /** What of a particular service is asked. */
  detail?: Detail;
}

type Meant = Omit<Understood, 'language' | 'danger'>;

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
  const heard = parseMessage(text, knowledge);
  const before = conversation ?? newConversation;
  const danger = dangerBesideNames(detectDanger(text), text, knowledge.names);
  const [kind] = danger.kinds;
  const read =
    danger.level === 'certain' && kind
      ? meant('EMERGENCY', { kind })
      : (ofNamedService(heard, before) ??
        ofReaching(heard, before) ??
        ofDetail(heard, before) ??
        ofAmparo(heard, before, knowledge) ??
        ofSpokenOf(heard, before) ??
        ofList(heard, before, knowledge) ??
        ofNothing(heard, knowledge));
  return { language: heard.language, danger, ...read };
}

const isFollowing = ({ words }: ParsedMessage): boolean =>
  /^(?:and|n|y|i|e|also|tambien|what about|how about|wat about|que tal)\b/.test(words.join(' '));

/** A service that is named, or pointed at in the list shown. */
function ofNamedService(heard: ParsedMessage, { shown, intent, focus, slots: before }: Conversation): Meant | null {
  const place = heard.ordinal === null ? undefined : shown.at(heard.ordinal < 0 ? -1 : heard.ordinal - 1);
  const ids = heard.named?.ids ?? (place ? [place] : null);
  if (!ids) return null;
  const slots = { serviceIds: ids };
  if (heard.asks('distance')) return meant('SERVICE_DISTANCE', slots);
  if (heard.asks('schedule') || heard.day) return meant('SERVICE_SCHEDULE', withDay(slots, heard));
  if (heard.asks('beds')) return meant('SERVICE_BEDS', slots);
  if (heard.detail) return meant('PARTICULAR_SERVICE', slots, { detail: heard.detail });
  // The name answers "which one?", so the question before is asked of it.
  const isChosen = !focus && ids.length === 1 && before.serviceIds?.includes(ids[0] as string);
  if (isChosen && intent?.startsWith('SERVICE_')) return meant(intent, { ...slots, ...dayIn(before) });
  const isRepeated = heard.named && isFollowing(heard) && intent?.startsWith('SERVICE_');
  return meant(isRepeated && intent ? intent : 'PARTICULAR_SERVICE', slots);
}

const bareReaching =
  /^(?:(?:and|y|the|el|la|su|their|its|what|whats|is|cual|es) )*(?:phone|telephone|number|address|email|website|location|directions|telefono|numero|direccion|correo|ubicacion)(?: number)?(?: please| por favor| pls)?$/;

/** "Phone number?" after services were shown: of the one spoken of, or of which. Not the number of Amparo, nor a phone that one needs. */
function ofReaching({ words }: ParsedMessage, { focus, shown }: Conversation): Meant | null {
  if ((!focus && shown.length === 0) || !bareReaching.test(words.join(' '))) return null;
  return meant('PARTICULAR_SERVICE', focus ? { serviceIds: [focus] } : {}, { isUnsure: !focus });
}

/** "Can I bring my dog?", of the service spoken of. Where that is none in particular, the FAQ page knows how it mostly is. */
function ofDetail({ detail, asks, place, day }: ParsedMessage, { focus }: Conversation): Meant | null {
  const isOther = day !== null || place !== null || (['distance', 'schedule', 'weather', 'crisis'] as const).some(asks);
  return focus && detail && !isOther ? meant('PARTICULAR_SERVICE', { serviceIds: [focus] }, { detail }) : null;
}

/** Who asks whether the numbers are right wants no bed. */
function asksHowSure({ words }: ParsedMessage): boolean {
  return /\b(?:sure|accurate|correct|reliable|trust|exact|real|right|old|segur|confiable|exact|ciert|correct|verdad)/.test(
    words.join(' '),
  );
}

function faqOf({ language, words }: ParsedMessage, { faq }: Knowledge) {
  const text = words.join(' ');
  const [likely, other] = language === 'es' ? [faq.es(text), faq.en(text)] : [faq.en(text), faq.es(text)];
  return !language && (other?.score ?? 0) > (likely?.score ?? 0) ? other : likely;
}

function dayIn({ topic }: Slots): Slots {
  return topic ? { topic } : {};
}

function withDay(slots: Slots, { day }: ParsedMessage): Slots {
  return day ? { ...slots, topic: day } : slots;
}

/** Politeness, the weather, crisis lines, and how things work. */
function ofAmparo(heard: ParsedMessage, { intent }: Conversation, knowledge: Knowledge): Meant | null {
  if (isOnlyPlea(heard.words)) return meant('HELP');
  const polite = politeIntent(heard.words);
  if (polite) return meant(polite);
  if (isOnlyRude(heard.words)) return meant('OUT_OF_SCOPE');
  const { city, zip } = filtersIn(heard);
  const where = { ...(city ? { city } : {}), ...(zip ? { zip } : {}) };
  if (heard.asks('weather') && !heard.asks('beds')) return meant('WEATHER', where);
  if (heard.asks('crisis')) return meant('CRISIS_LINES');
  if (intent === 'WEATHER' && (heard.day || heard.place) && !mainNeed(heard.query)) return meant('WEATHER', where);
  if (heard.asks('elsewhere') && !heard.place) return meant('OUT_OF_SCOPE');
  const faq = faqOf(heard, knowledge);
  const isWish = mainNeed(heard.query) !== null || heard.asks('beds') || heard.place !== null;
  if (heard.asks('beds') && !asksHowSure(heard)) return null;
  if (faq && faq.score >= (isWish ? SURELY_FAQ : (SURELY_FAQ + LIKELY_FAQ) / 2))
    return meant('FAQ', { topic: faq.topic });
  return heard.asks('help') && !heard.place ? meant('HELP') : null;
}

/** What is asked of the service spoken of, without naming it. */
function ofSpokenOf(heard: ParsedMessage, { focus, shown, intent }: Conversation): Meant | null {
  if (!focus && shown.length === 0) return null;
  const slots = focus ? { serviceIds: [focus] } : {};
  const isUnsure = !focus;
  if (heard.asks('distance')) return meant('SERVICE_DISTANCE', slots, { isUnsure });
  const narrows = Object.keys(filtersIn(heard)).some((slot) => slot !== 'openAt');
  const isNewWish = mainNeed(heard.query) !== null && !hasPronoun(heard.words) && heard.words.length > 3;
  if (heard.asks('beds')) return focus && !narrows && !isForTonight(heard) ? meant('SERVICE_BEDS', slots) : null;
  const isOfList = !focus && (heard.query.isOpenNow || isNewWish);
  if (!isOfList && !isNewWish && !heard.place) {
    if (heard.asks('schedule')) return meant('SERVICE_SCHEDULE', withDay(slots, heard), { isUnsure });
    const isBareDay = heard.day && heard.words.length <= 3 && mainNeed(heard.query) === null;
    if (isBareDay || (heard.day && focus)) return meant('SERVICE_SCHEDULE', withDay(slots, heard), { isUnsure });
    if (heard.asks('contact') && (focus || hasPronoun(heard.words)))
      return meant('PARTICULAR_SERVICE', slots, { isUnsure });
  }
  if (focus && !narrows && !heard.place && !heard.asks('more') && asksOfPlace(heard.words))
    return meant('PARTICULAR_SERVICE', slots, { detail: 'OTHER' });
  return focus && intent && isWordless(heard) && !narrows ? meant('PARTICULAR_SERVICE', slots) : null;
}

function isForTonight({ words }: ParsedMessage): boolean {
  return /\b(?:tonight|esta noche|hoy|shelter|shelters|albergue|albergues|where|donde)\b/.test(words.join(' '));
}

/** "Tell me more about it." */
function isWordless({ words }: ParsedMessage): boolean {
  return /\b(?:about (?:it|them|that)|de (?:ese|esa|eso|ellos))\b/.test(words.join(' '));
}

/** Services, or beds, as a list; and what is said of the list shown last. */
function ofList(heard: ParsedMessage, before: Conversation, knowledge: Knowledge): Meant | null {
  const { intent, slots, search, skip } = before;
  const isAfterList =
    intent === 'LIST_SERVICES' || intent === 'SHELTER_BEDS' || search !== '' || slots.type !== undefined;
  const last = intent === 'SHELTER_BEDS' ? 'SHELTER_BEDS' : 'LIST_SERVICES';
  const list = listSlots(slots);
  const by = filtersIn(heard);
  const text = heard.words.join(' ');
  if (isAfterList && isShort(heard) && heard.asks('back')) return meant(last, list, { search });
  const need = isAfterList && isOnlyAudience(heard.query) ? null : mainNeed(heard.query);
  if (isAfterList && !need && isShort(heard) && heard.asks('more')) return meant(last, list, { search, skip });
  if (heard.asks('beds')) {
    const { openAt: _openAt, ...bedsBy } = by;
    return meant('SHELTER_BEDS', addFilters(isAfterList ? placeOf(list) : {}, bedsBy));
  }
  if (need) {
    const kinds = requestedTypes(heard.query, `${text} ${heard.query.corrected ?? ''}`.toLowerCase());
    const carried = isAfterList ? (isFollowing(heard) ? { ...placeOf(list), ...forWhom(list) } : placeOf(list)) : {};
    return meant(
      'LIST_SERVICES',
      { ...addFilters(carried, by), ...kinds },
      { search: searchText(heard.query, knowledge.vocabulary) },
    );
  }
  if (Object.keys(by).length === 0) return null;
  if (isAfterList) return meant(last, addFilters(list, by), { search });
  return meant('LIST_SERVICES', by, { isUnsure: true });
}

const isShort = ({ words }: ParsedMessage): boolean => words.length <= 8;

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
function ofNothing(heard: ParsedMessage, knowledge: Knowledge): Meant {
  const likely = faqOf(heard, knowledge);
  if (likely && likely.score >= LIKELY_FAQ) return meant('FAQ', { topic: likely.topic });
  return meant('OUT_OF_SCOPE');
}
