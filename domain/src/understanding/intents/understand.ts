import { type Conversation, newConversation, type Wish } from '../../chatbot/conversation.ts';
import type { Intent, Slots } from '../../chatbot/intents.ts';
import type { Danger } from '../danger/detectDanger.ts';
import { type Detail, detailEvidence, preciseDetail, saysIsWrong } from '../details/detailPhrases.ts';
import { needById } from '../lexicon/typesOfNeeds.ts';
import { requestConceptOf } from '../model/requestConcepts.ts';
import { understandQuery } from '../query/understandQuery.ts';
import { isKnownWord } from '../spelling/spelling.ts';
import { dangerBesideNames } from './dangerBesideNames.ts';
import {
  addFilters,
  anotherList,
  asksForOtherThanShelter,
  asksWhatIsOpen,
  filtersIn,
  filtersOfBeds,
  filtersOfNewList,
  hasList,
  idsIn,
  isBareDay,
  isOnlyPlace,
  isStatement,
  isWeatherFollowUp,
  kindIn,
  lastWasList,
  mainNeed,
  placeOf,
  requestedTypes,
  searchText,
  startOf,
  typesOf,
  wishIn,
} from './listRequest.ts';
import { type Knowledge, type ParsedMessage, parseMessage, storedModels } from './parseMessage.ts';
import { contextOf, isAboutService, lacksNeed, type Request } from './requestModel.ts';
import { twoNeedsIn } from './twoNeeds.ts';

/** The meaning of a message. */
export interface Understood {
  /** Null if the words can be of either language. */
  language: 'en' | 'es' | null;
  intent: Intent;
  slots: Slots;
  /** The words to search services with. */
  search: string;
  /** The number of services that the chat has already shown. */
  skip: number;
  /** The chat must first ask which service or what kind of help is meant. */
  isUnsure: boolean;
  danger: Danger;
  /** The detail that a question about one service asks for. */
  detail?: Detail;
  /** A second thing that the message asks for, as typed. The list contains only the first. */
  secondNeed?: string;
  /** What a question about an unknown service says about it: "the clinic". The chat asks which one. */
  ofKind?: ServiceKind;
  /** What the services of the list should offer beside the need. */
  wish?: Wish;
  /** The service with wrong hours, phone, or address, as the message says. */
  wrongServiceId?: string;
}

/** The services of a list: its type, and the words to search for. */
export interface ServiceKind extends Pick<Slots, 'type' | 'subType' | 'city' | 'zip'> {
  search: string;
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
 * Understands a message in a conversation. Pure: the same message, conversation, and services always give the same result.
 * The steps:
 * 1. Find the words, the place, the named services, and the needs in the message (`parseMessage`).
 * 2. If a danger is certain, return it.
 * 3. A trained model lists the possible requests (`message.requests`).
 * 4. The conversation determines which service or list is meant. Use the most likely request that is possible there.
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
      : withMistake(interpretRequests(message, before, knowledge), message, before);
  return { language: message.language, danger, ...interpreted };
}

/** "The hours of Lantern House are wrong": the chat shows what it knows, and how to report it. */
function withMistake(understood: Interpretation, message: ParsedMessage, before: Conversation): Interpretation {
  const isAboutOne = understood.intent === 'FAQ' || understood.intent === 'HELP' || isAboutService(understood.intent);
  const [id, ...others] = idsIn(message, before);
  const isMistake = isAboutOne && id && others.length === 0 && saysIsWrong(message.words.join(' '));
  if (!isMistake) return understood;
  const isAboutHours = message.words.some((word) => requestConceptOf(word) === 'hours');
  const intent = isAboutHours && understood.intent === 'PARTICULAR_SERVICE' ? 'SERVICE_SCHEDULE' : understood.intent;
  return { ...understood, intent, wrongServiceId: id };
}

/** With at least this chance, the model is surer than the rules. */
const SURE = 0.8;

/** With at least this chance, the model knows a message of unknown words: "heyyy". */
const KNOWN = 0.6;

/**
 * The lowest chances of a question about Amparo that the FAQ page does not answer: without a need, and beside one. With the
 * latter chance, a list for a need also counts more than the FAQ page: "shelters that allow dogs".
 */
const LIKELY = 0.4;
const LIKELY_BESIDE_NEED = 0.6;

/** Returns the most likely request that is possible in this conversation. */
function interpretRequests(message: ParsedMessage, before: Conversation, knowledge: Knowledge): Interpretation {
  if (message.words.length === 0) return interpretation('OUT_OF_SCOPE');
  if (isWeatherFollowUp(message, before)) return interpretation('WEATHER', placeOf(filtersIn(message)));
  if (isBareDay(message) && (before.focus || (isFollowUp(message.words) && !lastWasList(before)))) {
    const hours = askService({ intent: 'SERVICE_SCHEDULE', detail: undefined }, message, before, knowledge);
    if (hours) return hours;
  }
  if (isStatement(message)) return askForNeed(message, before);
  const surest = message.requests.find(({ chance }) => chance >= SURE);
  for (const request of inOrder(message, before)) {
    // The model is sure of a question about a service that is not known: ask which one.
    if (surest && request.chance < surest.chance && request.intent !== 'LIST_SERVICES') continue;
    const possible = isSurelyFaq(request, message, knowledge)
      ? askFaq(message, knowledge)
      : (interpretRequest(request, message, before, knowledge) ?? askWhichOfKind(request, message, before, knowledge));
    if (possible) return possible;
  }
  const [likeliest] = message.requests;
  if (!likeliest || isGibberish(message)) return interpretation('OUT_OF_SCOPE');
  return interpretation(likeliest.intent, whenOf(likeliest, message), { isUnsure: true });
}

/**
 * Returns the meaning of a request in this conversation. Returns null if it is impossible, such as a question about an
 * unknown service.
 */
function interpretRequest(
  request: Request,
  message: ParsedMessage,
  before: Conversation,
  knowledge: Knowledge,
): Interpretation | null {
  switch (request.intent) {
    case 'SERVICE_BEDS':
      // "Is the shelter full?", "do they have beds?": all free beds answer better than the question which one is meant.
      return idsIn(message, before).length > 0
        ? askService(request, message, before, knowledge)
        : listServices({ ...request, intent: 'SHELTER_BEDS' }, message, before, knowledge);
    case 'SERVICE_SCHEDULE':
    case 'SERVICE_DISTANCE':
    case 'PARTICULAR_SERVICE': {
      const list = anotherList(request, message);
      return (
        (list && listServices(list, message, before, knowledge)) ?? askService(request, message, before, knowledge)
      );
    }
    case 'LIST_SERVICES':
    case 'SHELTER_BEDS':
      return listServices(request, message, before, knowledge);
    case 'FAQ': {
      const hasNeed = mainNeed(message.query) !== null;
      if (hasNeed && request.chance < LIKELY && !isAboutSameNeed(message, knowledge)) return null;
      const isLikely = request.chance >= (hasNeed ? LIKELY_BESIDE_NEED : LIKELY);
      return askFaq(message, knowledge) ?? (isLikely ? interpretation('FAQ', {}, { isUnsure: true }) : null);
    }
    case 'WEATHER':
      // "What's the weather there?"
      return interpretation('WEATHER', addFilters(placeOf(before.slots), placeOf(filtersIn(message))));
    default:
      return isGibberish(message) ? null : interpretation(request.intent);
  }
}

/** With at least these chances, a message that names a need asks for no services: "thanks for the food". */
const LEAST_BESIDE_NEED: Partial<Record<Intent, number>> = {
  GREETING: 0.6,
  THANKS: 0.4,
  GOODBYE: 0.4,
  OUT_OF_SCOPE: 0.35,
};

/** These intents ask for no services. Trained models confuse them with short requests. */
const withoutServices: ReadonlySet<Intent> = new Set(['OUT_OF_SCOPE', 'HELP']);

/**
 * Returns the most likely request first. A list of services comes first in four cases: the lexicon knows a need and the
 * model is unsure of small talk; the message has only a need, a place, and a time ("food this weekend"); it answers
 * the question for a place; or it names only a day after a list. The button for more of a list always means more.
 */
function inOrder(message: ParsedMessage, before: Conversation): Request[] {
  const { requests, query, named, words, place } = message;
  const { shown, focus } = before;
  const [likeliest] = requests;
  if (!likeliest) return requests;
  const list = requests.find(({ intent }) => intent === 'LIST_SERVICES');
  if (lastWasList(before) && asksForMore.test(words.join(' '))) return [{ ...unlikelyList, chance: 1, isMore: true }];
  if (contextOf(before) === 'where' && (place || message.list.isNearMe)) return [list ?? unlikelyList, ...requests];
  // "¿Y mañana?" after a list asks what of it is open then, unless the model is sure that it is about the weather.
  const isDayOfList = before.intent === 'LIST_SERVICES' && isFollowUp(words) && isBareDay(message);
  if (isDayOfList && likeliest.chance < SURE) return [list ?? unlikelyList, ...requests];
  const isUnsure = likeliest.chance < (LEAST_BESIDE_NEED[likeliest.intent] ?? 0);
  const isOnlyNeed = query.isExplained && withoutServices.has(likeliest.intent);
  if (list && mainNeed(query) && (isUnsure || isOnlyNeed)) return [list, ...requests];
  // "Food in Springfield please and thank you"
  const isPoliteRequest = likeliest.intent === 'THANKS' && /\b(?:please|por favor)\b/.test(words.join(' '));
  if (isPoliteRequest && mainNeed(query)) return [list ?? unlikelyList, ...requests];
  const isAboutShown = named !== null || focus !== null || shown.length > 0;
  return asksWhatIsOpen(message) && !isAboutShown ? [list ?? unlikelyList, ...requests] : requests;
}

const unlikelyList: Request = { intent: 'LIST_SERVICES', chance: 0, detail: undefined, isMore: false };

/** The words of the button below a list, and of people who type them. */
const asksForMore = /^(?:(?:see|show|show me|ver) )?(?:more|mas)$/;

/** Whether no word is known, a name, a place, a day, or a misspelled need, and the model is unsure too. */
function isGibberish({ words, named, place, query, day, requests }: ParsedMessage): boolean {
  if (named || place || day || query.needs.length > 0 || words.some((word) => isKnownWord(word))) return false;
  return (requests[0]?.chance ?? 0) < KNOWN;
}

/** "I'm over by Springfield": the place and the people hold from now on. Without a list, the chat asks for the need. */
function askForNeed(message: ParsedMessage, before: Conversation): Interpretation {
  const { serviceIds: _ids, topic: _topic, kind: _kind, ...list } = hasList(before) ? before.slots : {};
  const isUnsure = !hasList(before) || lacksNeed(before);
  return interpretation('LIST_SERVICES', addFilters(list, filtersIn(message)), { search: before.search, isUnsure });
}

/** The day of a question about hours, or that it asks about this moment. */
function whenOf({ intent }: Pick<Request, 'intent'>, { day, isNow }: Pick<ParsedMessage, 'day' | 'isNow'>): Slots {
  if (intent !== 'SERVICE_SCHEDULE') return {};
  if (day) return { topic: day };
  return isNow ? { openNow: true } : {};
}

/** A question about one service: named, one of the list ("the second one"), or the last one of the conversation. */
function askService(
  { intent, detail }: Pick<Request, 'intent' | 'detail'>,
  message: ParsedMessage,
  { shown, focus, intent: last, slots: before }: Conversation,
  knowledge: Knowledge,
): Interpretation | null {
  const { names } = knowledge;
  const { day, isNow, named, words } = message;
  const type = intent === 'SERVICE_BEDS' ? 'SHELTER' : needById(mainNeed(message.query))?.types[0];
  const found = idsIn(message, { shown, focus });
  const ids = type && found.length > 1 ? names.preferType(found, type) : found;
  if ((ids.length === 0 && shown.length === 0) || isGibberish(message)) return null;
  // The name answers "which one?", so it repeats the last question for this service.
  const isChosen = !focus && ids.length === 1 && before.serviceIds?.includes(ids[0] as string);
  const isSameQuestion = intent === 'PARTICULAR_SERVICE' && !detail && (isChosen || (named && isFollowUp(words)));
  const repeated = isSameQuestion && last?.startsWith('SERVICE_') ? last : intent;
  const slots: Slots = {
    ...(ids.length > 0 ? { serviceIds: ids } : {}),
    ...whenOf({ intent: repeated }, { day: day ?? (isChosen ? (before.topic ?? null) : null), isNow }),
    ...(repeated === 'SERVICE_DISTANCE' ? startOf(message, ids, knowledge) : {}),
  };
  const isByBus = intent === 'SERVICE_DISTANCE' && detailEvidence.BUS.test(words.join(' '));
  const asked = isByBus ? 'BUS' : detail;
  return interpretation(repeated, slots, {
    isUnsure: ids.length === 0,
    ...(asked ? { detail: preciseDetail(asked, words) } : {}),
  });
}

/** A question about "the clinic" if no service is known: lists clinics, or asks which of them is meant. */
function askWhichOfKind(
  { intent, detail }: Request,
  message: ParsedMessage,
  before: Conversation,
  knowledge: Knowledge,
): Interpretation | null {
  if (!isAboutService(intent) || before.shown.length > 0 || isGibberish(message)) return null;
  const [faq, list] = (['FAQ', 'LIST_SERVICES'] as const).map((one) =>
    message.requests.find((request) => request.intent === one),
  );
  // "Do shelters accept dogs?" asks about all of them, as a question of the FAQ page does.
  const isOnPage = (nearestFaq(message, knowledge)?.score ?? 0) >= SURELY_FAQ;
  if (isOnPage || (faq && isAboutSameNeed(message, knowledge))) return askFaq(message, knowledge);
  const asList = list && mainNeed(message.query) ? listServices(list, message, before, knowledge) : null;
  if (asList) return asList;
  const kind = kindIn(message, knowledge.vocabulary);
  const { nearMe: _nearMe, ...place } = placeOf(filtersIn(message));
  return (
    kind &&
    interpretation(intent, whenOf({ intent }, message), {
      isUnsure: true,
      ofKind: { ...kind, ...place },
      ...(detail ? { detail } : {}),
    })
  );
}

const isFollowUp = (words: readonly string[]): boolean =>
  /^(?:and|n|y|i|e|also|tambien|what about|how about|wat about|que tal)\b/.test(words.join(' '));

function askFaq(message: ParsedMessage, knowledge: Knowledge): Interpretation | null {
  const faq = nearestFaq(message, knowledge);
  return faq && interpretation('FAQ', { topic: faq.topic });
}

/** The lowest scores of a question of the FAQ page: if the message has a need, and if it has none. */
const SURELY_FAQ = 0.78;
const LIKELY_FAQ = 0.6;

/** Whether a question of the FAQ page is about the need of a message: "may dogs come into the shelter?" */
function isAboutSameNeed(message: ParsedMessage, knowledge: Knowledge): boolean {
  const faq = nearestFaq(message, knowledge);
  if (!faq || faq.score >= SURELY_FAQ) return faq !== null;
  const need = mainNeed(message.query);
  return understandQuery(faq.topic.replaceAll('-', ' ')).needs.some((one) => one.need === need);
}

/** The words of the FAQ page are better evidence than the model, which does not know the page. */
function isSurelyFaq({ intent, chance }: Request, message: ParsedMessage, knowledge: Knowledge): boolean {
  const mayBeFaq = intent === 'LIST_SERVICES' || intent === 'OUT_OF_SCOPE' || intent === 'SHELTER_BEDS';
  const hasNeed = mainNeed(message.query) !== null;
  if (message.named || !mayBeFaq || chance >= (hasNeed ? LIKELY_BESIDE_NEED : SURE)) return false;
  // "You help pay rent?": beside a need, the model must also find the FAQ possible.
  if (hasNeed && !message.requests.some((request) => request.intent === 'FAQ')) return false;
  const score = nearestFaq(message, knowledge)?.score ?? 0;
  return score >= (hasNeed ? SURELY_FAQ : LIKELY_FAQ);
}

/** The most similar question of the FAQ page. */
function nearestFaq({ language, words }: ParsedMessage, { faq }: Knowledge): { topic: string; score: number } | null {
  const text = words.join(' ');
  const [likely, other] = language === 'es' ? [faq.es(text), faq.en(text)] : [faq.en(text), faq.es(text)];
  return !language && (other?.score ?? 0) > (likely?.score ?? 0) ? other : likely;
}

/** Lists services or free beds. A follow-up changes the last list: other people, another place, open now, more. */
function listServices(
  { intent, chance, isMore }: Request,
  message: ParsedMessage,
  before: Conversation,
  knowledge: Knowledge,
): Interpretation | null {
  const { search, skip } = before;
  const last = before.intent === 'SHELTER_BEDS' ? 'SHELTER_BEDS' : 'LIST_SERVICES';
  const isAfterList = hasList(before);
  const { serviceIds: _ids, topic: _topic, kind: _kind, ...list } = before.slots;
  const filters = filtersIn(message);
  const hasType = message.list.type !== undefined && !asksWhatIsOpen(message) && !isOnlyPlace(message);
  const isNewList =
    !isGibberish(message) && (hasType || ((!isAfterList || lacksNeed(before)) && mainNeed(message.query) !== null));
  const isNarrower = Object.keys(filters).length > 0;
  const wish = wishIn(message) ?? (isAfterList && !isNewList ? before.wish : undefined);
  const wished = wish ? { wish } : {};
  if (isAfterList && !isNewList && !isNarrower && (isMore || message.requests.some((request) => request.isMore)))
    return interpretation(last, list, { search, skip, ...wished });
  if (intent === 'SHELTER_BEDS' && (chance >= SURE || !asksForOtherThanShelter(message))) {
    const { openAt: _openAt, ...bedFilters } = filters;
    return interpretation(intent, addFilters(isAfterList ? filtersOfBeds(list, before) : {}, bedFilters), wished);
  }
  if (isNewList) {
    const remembered = isAfterList ? filtersOfNewList(list, before, isFollowUp(message.words)) : {};
    return newList(message, { slots: addFilters(remembered, filters), wished }, knowledge);
  }
  if (isAfterList && !isGibberish(message))
    return interpretation(last, addFilters(list, filters), { search, isUnsure: lacksNeed(before), ...wished });
  return isNarrower ? interpretation('LIST_SERVICES', filters, { isUnsure: true }) : null;
}

/** A list of another kind of help. `slots` are the filters of the message, and what still holds from before. */
function newList(
  message: ParsedMessage,
  { slots, wished }: { slots: Slots; wished: Pick<Conversation, 'wish'> },
  knowledge: Knowledge,
): Interpretation {
  const [first, second] = twoNeedsIn(message.rest, knowledge) ?? [];
  const types = first ? typesOf(first.list) : requestedTypes(message);
  return interpretation(
    'LIST_SERVICES',
    { ...slots, ...types },
    {
      search: searchText(message.query, types, knowledge.vocabulary),
      ...(second ? { secondNeed: second.text } : {}),
      ...wished,
    },
  );
}
