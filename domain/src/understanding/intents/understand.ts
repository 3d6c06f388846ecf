import { type Conversation, newConversation } from '../../chatbot/conversation.ts';
import type { Intent, Slots } from '../../chatbot/intents.ts';
import type { Danger } from '../danger/detectDanger.ts';
import { type Detail, detailEvidence, details } from '../details/detailPhrases.ts';
import { needById } from '../lexicon/typesOfNeeds.ts';
import { isKnownWord } from '../spelling/spelling.ts';
import { dangerBesideNames } from './dangerBesideNames.ts';
import { addFilters, filtersIn, mainNeed, requestedTypes, searchText, typesOf } from './listRequest.ts';
import { type Knowledge, type ParsedMessage, parseMessage, storedModels } from './parseMessage.ts';
import type { Request } from './requestModel.ts';
import { twoWishesIn } from './twoWishes.ts';

/** The meaning of a message. */
export interface Understood {
  /** Null if the words belong to no language in particular. */
  language: 'en' | 'es' | null;
  intent: Intent;
  slots: Slots;
  /** The words to search services with. */
  search: string;
  /** How many of the services have been shown already. */
  skip: number;
  /** The chat has to ask first: which service, or what kind of help. */
  isUnsure: boolean;
  danger: Danger;
  /** The question about one service. */
  detail?: Detail;
  /** A second thing that the message asks for, in its own words; the list is of the first. */
  alsoWanted?: string;
}

type Interpretation = Omit<Understood, 'language' | 'danger'>;

const interpretation = (intent: Intent, slots: Slots = {}, more: Partial<Interpretation> = {}): Interpretation => ({
  intent,
  slots,
  search: '',
  skip: 0,
  isUnsure: false,
  ...more,
});

/**
 * Understands a message in a conversation. Pure: the same message in the same conversation over the same services always has
 * the same meaning. The steps:
 * 1. Find the words, the places, the named services and the needs in the message (`parseMessage`).
 * 2. A certain danger comes before everything.
 * 3. A trained model says what may be asked (`message.requests`).
 * 4. The conversation says which service or list is meant. The likeliest request that is possible there counts.
 */
export function understand(text: string, conversation: Conversation | null, knowledge: Knowledge): Understood {
  const before = conversation ?? newConversation;
  const message = parseMessage(text, before, knowledge);
  const { detectDanger } = knowledge.models ?? storedModels;
  const danger = dangerBesideNames(detectDanger(text), text, knowledge.names);
  const [kind] = danger.kinds;
  const interpreted =
    danger.level === 'certain' && kind
      ? interpretation('EMERGENCY', { kind })
      : interpretRequests(message, before, knowledge);
  return { language: message.language, danger, ...interpreted };
}

/** The likeliest request that is possible in this conversation. */
function interpretRequests(message: ParsedMessage, before: Conversation, knowledge: Knowledge): Interpretation {
  if (message.words.length === 0) return interpretation('OUT_OF_SCOPE');
  if (isWeatherFollowUp(message, before)) return interpretation('WEATHER', placeOf(filtersIn(message)));
  const hours = isBareDay(message)
    ? askService({ intent: 'SERVICE_SCHEDULE', detail: undefined }, message, before)
    : null;
  if (hours) return hours;
  for (const request of message.requests) {
    const possible = isSurelyFaq(request, message, knowledge)
      ? askFaq(message, knowledge)
      : interpretRequest(request, message, before, knowledge);
    if (possible) return possible;
  }
  const [likeliest] = message.requests;
  return likeliest && !isGibberish(message)
    ? interpretation(likeliest.intent, {}, { isUnsure: true })
    : interpretation('OUT_OF_SCOPE');
}

/** What a request means in this conversation; null if it is impossible, as a question about a service when none is known. */
function interpretRequest(
  request: Request,
  message: ParsedMessage,
  before: Conversation,
  knowledge: Knowledge,
): Interpretation | null {
  switch (request.intent) {
    case 'SERVICE_SCHEDULE':
    case 'SERVICE_DISTANCE':
    case 'SERVICE_BEDS':
    case 'PARTICULAR_SERVICE':
      return askService(request, message, before);
    case 'LIST_SERVICES':
    case 'SHELTER_BEDS':
      return listServices(request, message, before, knowledge);
    case 'FAQ':
      return askFaq(message, knowledge);
    case 'WEATHER':
      return interpretation('WEATHER', placeOf(filtersIn(message)));
    default:
      return interpretation(request.intent);
  }
}

/** No word that is known, named, a place or a misspelled need. */
function isGibberish({ words, named, place, query }: ParsedMessage): boolean {
  return !named && !place && query.needs.length === 0 && !words.some((word) => isKnownWord(word));
}

/** "And in Snyder?", "mañana": after the weather, only a place or a day asks for the weather there or then. */
function isWeatherFollowUp(message: ParsedMessage, { intent }: Conversation): boolean {
  return intent === 'WEATHER' && (message.day !== null || message.place !== null) && !mainNeed(message.query);
}

/** "And on Sunday?" */
const isBareDay = ({ day, words, query }: ParsedMessage): boolean =>
  day !== null && words.length <= 3 && mainNeed(query) === null;

/** A question about one service: the named one, one of the list ("the second one"), or the one spoken of. */
function askService(
  { intent, detail }: Pick<Request, 'intent' | 'detail'>,
  message: ParsedMessage,
  { shown, focus, intent: last, slots: before }: Conversation,
): Interpretation | null {
  const { named, ordinal, day, words } = message;
  const chosen = ordinal === null ? undefined : shown.at(ordinal < 0 ? -1 : ordinal - 1);
  const ids = named?.ids ?? (chosen ? [chosen] : focus ? [focus] : []);
  if ((ids.length === 0 && shown.length === 0) || isGibberish(message)) return null;
  // The name answers "which one?", so the question before is asked again of it.
  const isChosen = !focus && ids.length === 1 && before.serviceIds?.includes(ids[0] as string);
  const isSameQuestion = intent === 'PARTICULAR_SERVICE' && !detail && (isChosen || (named && isFollowUp(words)));
  const asked = isSameQuestion && last?.startsWith('SERVICE_') ? last : intent;
  const topic = day ?? (isChosen ? before.topic : undefined);
  const slots: Slots = {
    ...(ids.length > 0 ? { serviceIds: ids } : {}),
    ...(asked === 'SERVICE_SCHEDULE' && topic ? { topic } : {}),
  };
  return interpretation(asked, slots, {
    isUnsure: ids.length === 0,
    ...(detail ? { detail: preciseDetail(detail, words) } : {}),
  });
}

/** A question about something else may still name it: "Will they let me come with my dog?" */
function preciseDetail(detail: Detail, words: readonly string[]): Detail {
  return detail === 'OTHER' ? (details.find((one) => detailEvidence[one].test(words.join(' '))) ?? detail) : detail;
}

const isFollowUp = (words: readonly string[]): boolean =>
  /^(?:and|n|y|i|e|also|tambien|what about|how about|wat about|que tal)\b/.test(words.join(' '));

function askFaq(message: ParsedMessage, knowledge: Knowledge): Interpretation | null {
  const faq = nearestFaq(message, knowledge);
  return faq && interpretation('FAQ', { topic: faq.topic });
}

/** From these scores on, the words are a question of the FAQ page: beside a need, and without one. */
const SURELY_FAQ = 0.78;
const LIKELY_FAQ = 0.6;
/** From this chance on, the model hardly takes a question of the page for a search of beds. */
const SURE = 0.8;

/** The page's own words are better evidence than the model, which does not know the page. */
function isSurelyFaq({ intent, chance }: Request, message: ParsedMessage, knowledge: Knowledge): boolean {
  const isUnsureOfBeds = intent === 'SHELTER_BEDS' && chance < SURE;
  const mayBeFaq = intent === 'LIST_SERVICES' || intent === 'OUT_OF_SCOPE' || isUnsureOfBeds;
  if (message.named || !mayBeFaq) return false;
  const score = nearestFaq(message, knowledge)?.score ?? 0;
  return score >= (mainNeed(message.query) ? SURELY_FAQ : LIKELY_FAQ);
}

/** The question of the FAQ page that comes nearest. */
function nearestFaq({ language, words }: ParsedMessage, { faq }: Knowledge): { topic: string; score: number } | null {
  const text = words.join(' ');
  const [likely, other] = language === 'es' ? [faq.es(text), faq.en(text)] : [faq.en(text), faq.es(text)];
  return !language && (other?.score ?? 0) > (likely?.score ?? 0) ? other : likely;
}

/** Services, or free beds, as a list. A follow-up changes the last list: other people, another place, open now, more. */
function listServices(
  { intent }: Request,
  message: ParsedMessage,
  before: Conversation,
  knowledge: Knowledge,
): Interpretation | null {
  const { search, skip } = before;
  const last = before.intent === 'SHELTER_BEDS' ? 'SHELTER_BEDS' : 'LIST_SERVICES';
  const isAfterList =
    before.intent === 'LIST_SERVICES' ||
    before.intent === 'SHELTER_BEDS' ||
    search !== '' ||
    before.slots.type !== undefined;
  const { serviceIds: _ids, topic: _topic, kind: _kind, ...list } = before.slots;
  const filters = filtersIn(message);
  const isNewList =
    !isGibberish(message) && (message.list.type !== undefined || (!isAfterList && mainNeed(message.query) !== null));
  const isNarrower = Object.keys(filters).length > 0;
  if (isAfterList && !isNewList && !isNarrower && message.requests.some(({ isMore }) => isMore))
    return interpretation(last, list, { search, skip });
  if (intent === 'SHELTER_BEDS' && !asksForOtherThanShelter(message)) {
    const { openAt: _openAt, ...bedFilters } = filters;
    return interpretation(intent, addFilters(isAfterList ? placeOf(list) : {}, bedFilters));
  }
  if (isNewList) {
    const [first, second] = twoWishesIn(message.rest, knowledge) ?? [];
    const types = first ? typesOf(first.list) : requestedTypes(message);
    const audience = list.audience && isFollowUp(message.words) ? { audience: list.audience } : {};
    const remembered = isAfterList ? { ...placeOf(list), ...audience } : {};
    return interpretation(
      'LIST_SERVICES',
      { ...addFilters(remembered, filters), ...types },
      {
        search: searchText(message.query, types, knowledge.vocabulary),
        ...(second ? { alsoWanted: second.text } : {}),
      },
    );
  }
  if (isAfterList && !isGibberish(message)) return interpretation(last, addFilters(list, filters), { search });
  return isNarrower ? interpretation('LIST_SERVICES', filters, { isUnsure: true }) : null;
}

/** "Where can I eat tonight": the time alone says nothing about beds. */
function asksForOtherThanShelter(message: ParsedMessage): boolean {
  const type = needById(mainNeed(message.query))?.types[0];
  return type !== undefined && type !== 'SHELTER' && type === message.list.type;
}

function placeOf({ city, zip, nearMe }: Slots): Slots {
  return { ...(city ? { city } : {}), ...(zip ? { zip } : {}), ...(nearMe ? { nearMe } : {}) };
}
