import type { Conversation, Wish } from '../../chatbot/conversation.ts';
import type { Intent, Slots } from '../../chatbot/intents.ts';
import { findPlaceInText } from '../../places/gazetteer/findPlaceInText.ts';
import { detailEvidence } from '../details/detailPhrases.ts';
import { needById } from '../lexicon/typesOfNeeds.ts';
import type { NeedId } from '../needs/needIds.ts';
import { needName } from '../query/needName.ts';
import type { UnderstoodQuery } from '../query/understandQuery.ts';
import { looksForAnother } from './anaphora.ts';
import type { ListRequest } from './listModel.ts';
import type { Knowledge, ParsedMessage } from './parseMessage.ts';
import { lacksNeed, type Request } from './requestModel.ts';

/** The lowest weight of a need that a message is about. */
const MEANT = 0.72;
const AS_STRONG = 0.9;
/** A need of the requested type with a lower weight is not searched for. */
const HINTED = 0.4;

/** Returns the main need of a message. Returns null if it has none, or asks for help without saying which. */
export function mainNeed({ needs }: UnderstoodQuery): NeedId | null {
  const [chief] = needs;
  return chief && chief.weight >= MEANT && chief.need !== 'information-referral' ? chief.need : null;
}

/** These needs say who somebody is. Beside another need, they are its audience: "job programs that are LGBT friendly". */
const needsOfGroups = new Set<NeedId>([
  'veteran-services',
  'military-families',
  'senior-services',
  'disability-services',
  'developmental-disability',
  'autism-help',
  'blind-services',
  'deaf-services',
  'lgbt-services',
  'homeless-services',
  'refugee-services',
]);

export const isOfGroup = (need: NeedId | null): boolean => need !== null && needsOfGroups.has(need);

/** Returns what the services should offer beside the need. A place to sleep must often take a pet too. */
export function wishIn({ query, list, words }: ParsedMessage): Wish | undefined {
  // "A lawyer who speaks Spanish": the language is a wish. An interpreter is a need.
  const isLanguage = query.needs.some(({ need, weight }, i) => i > 0 && need === 'interpreter' && weight >= HINTED);
  if (isLanguage) return 'LANGUAGE';
  return list.type === 'SHELTER' && detailEvidence.PETS.test(words.join(' ')) ? 'PETS' : undefined;
}

/**
 * Returns the type and the sub-type by the trained model. Returns those of the main need by the lexicon if the model finds
 * none, or contradicts the lexicon although that explains every word: "warming center".
 */
export function requestedTypes({ list, query }: ParsedMessage): Pick<Slots, 'type' | 'subType'> {
  const [named] = query.namedTypes;
  if (named && list.type !== named) return { type: named };
  const main = mainNeed(query);
  const { types = [], subTypes = [] } = needById(main) ?? {};
  // Not if another need is as likely: a shelter that takes a dog is no animal shelter.
  const isAlone = (query.needs[1]?.weight ?? 0) < AS_STRONG && !isOfGroup(main);
  const isExplained = query.isExplained && types.length > 0 && isAlone;
  if (list.type && (!isExplained || types.includes(list.type))) return typesOf(list);
  return typesOf({ type: types[0], subType: isExplained && subTypes.length === 1 ? subTypes[0] : undefined });
}

export function typesOf({ type, subType }: Pick<ListRequest, 'type' | 'subType'>): Pick<Slots, 'type' | 'subType'> {
  return { ...(type ? { type } : {}), ...(subType ? { subType } : {}) };
}

/** Needs that are the same as a type or a sub-type. Their lists are those of the tabs and chips. */
const saidByType = new Set<NeedId>([
  'food-pantry',
  'hot-meals',
  'emergency-shelter',
  'transitional-housing',
  'clothes',
  'job-search',
]);

/**
 * Returns the text to search for: the names of the main needs of this type, and words that services contain.
 * Returns an empty text if the type and the sub-type are enough.
 */
export function searchText(
  query: UnderstoodQuery,
  { type, subType }: Pick<Slots, 'type' | 'subType'>,
  vocabulary: ReadonlyMap<string, number>,
): string {
  if (query.namedTypes.length > 0) return '';
  const fitting = query.needs.filter(({ need }) => {
    const { types = [], subTypes = [] } = needById(need) ?? {};
    return subType ? subTypes.includes(subType) : type !== undefined && types.includes(type);
  });
  const [chief] = fitting;
  if (!chief || chief.weight < HINTED) return '';
  const chiefs = fitting.filter(({ weight }) => weight >= AS_STRONG * chief.weight).slice(0, 3);
  if (chiefs.every(({ need }) => saidByType.has(need))) return '';
  const words = query.words.filter((word) => vocabulary.has(word)).slice(0, 4);
  return [...new Set([...chiefs.map(({ need }) => needName(need, 'en')), ...words])].join(' ').slice(0, 400);
}

/** The kind of service that a question names: "the clinic". A bus is only the way there. */
export function kindIn(
  { query, list }: ParsedMessage,
  vocabulary: ReadonlyMap<string, number>,
): (Pick<Slots, 'type' | 'subType'> & { search: string }) | null {
  const needs = query.needs.filter(({ need }) => !needById(need)?.subTypes.includes('TRANSIT'));
  const chief = mainNeed({ ...query, needs });
  const { types: [type] = [], subTypes: [subType] = [] } = needById(chief) ?? {};
  if (!type) return null;
  const kind = list.type === type ? typesOf(list) : { type, ...(subType ? { subType } : {}) };
  return { ...kind, search: searchText({ ...query, needs }, kind, vocabulary) };
}

/** The audience, the place, and the time of a list. A follow-up can change one of them and keep the others. */
export function filtersIn({ place, list, openAt }: ParsedMessage): Slots {
  return {
    ...(place?.kind === 'zip' && place.zip ? { zip: place.zip } : {}),
    ...(place?.kind === 'city' && place.city ? { city: place.city } : {}),
    ...(list.isNearMe && !place ? { nearMe: true as const } : {}),
    ...(list.isOpenNow && !openAt ? { openNow: true as const } : {}),
    ...(openAt ? { openAt } : {}),
    ...(list.audiences.length > 0 ? { audience: list.audiences } : {}),
  };
}

/** Adds filters to those of a list. A new place or time replaces the previous one. */
export function addFilters(before: Slots, by: Slots): Slots {
  const hasPlace = by.city !== undefined || by.zip !== undefined || by.nearMe !== undefined;
  const hasTime = by.openNow !== undefined || by.openAt !== undefined;
  const { city: _city, zip: _zip, nearMe: _nearMe, ...elsewhere } = before;
  const there = hasPlace ? elsewhere : before;
  const { openNow: _openNow, openAt: _openAt, ...atAnyTime } = there;
  return { ...(hasTime ? atAnyTime : there), ...by };
}

/** The place among the filters. */
export function placeOf({ city, zip, nearMe }: Slots): Slots {
  return { ...(city ? { city } : {}), ...(zip ? { zip } : {}), ...(nearMe ? { nearMe } : {}) };
}

/**
 * Returns the filters that a list of free beds keeps from the list before it: the place, and the audience if that list
 * had shelters. "A bed for me and my kids", "in Springfield".
 */
export function filtersOfBeds(list: Slots, { intent }: Pick<Conversation, 'intent'>): Slots {
  const isAboutBeds = intent === 'SHELTER_BEDS' || list.type === 'SHELTER';
  return { ...placeOf(list), ...(isAboutBeds && list.audience ? { audience: list.audience } : {}) };
}

/**
 * Returns the filters that a list of another kind of help keeps from the list before it: the place, and after "and" also
 * the audience. After the question "What do you need?" it keeps all, such as the day of "Anything open on Thanksgiving?"
 */
export function filtersOfNewList(list: Slots, before: Conversation, isFollowUp: boolean): Slots {
  if (lacksNeed(before)) return list;
  return { ...placeOf(list), ...(isFollowUp && list.audience ? { audience: list.audience } : {}) };
}

/**
 * "And in Springfield?", "mañana": after a question about the weather, a place or a day alone asks for the weather there or
 * then.
 */
export function isWeatherFollowUp(message: ParsedMessage, { intent }: Conversation): boolean {
  return intent === 'WEATHER' && (message.day !== null || message.place !== null) && !mainNeed(message.query);
}

/** "And on Sunday?" */
export const isBareDay = ({ day, words, query }: ParsedMessage): boolean =>
  day !== null && words.length <= 3 && mainNeed(query) === null;

/** The model takes a statement for one of these: "I'm over by Springfield". */
const withoutNeed: ReadonlySet<Intent> = new Set(['GREETING', 'GOODBYE', 'HELP', 'OUT_OF_SCOPE']);

const statement =
  /^(?:(?:hi|hello|hey|hola|ok|pues) )?(?:i m|im|i am|i live|i stay|we re|we are|we live|we stay|my \w+ (?:is|are|has)|soy|somos|estoy|estamos|vivo|vivimos|ando|mis? \w+ (?:es|son|esta|estan|tiene|tienen|vive|viven)) /;

/** Whether a message only says where somebody is, or who needs help: "soy de Springfield", "my dad is 82". */
export function isStatement({ requests, words, place, list, named, query }: ParsedMessage): boolean {
  const [likeliest] = requests;
  if (named || mainNeed(query) || !likeliest || !withoutNeed.has(likeliest.intent)) return false;
  return statement.test(words.join(' ')) && (place !== null || list.audiences.length > 0);
}

/** "Springfield": the model may still guess a type. */
export const isOnlyPlace = ({ place, query: { needs, words } }: ParsedMessage): boolean =>
  place !== null && needs.length + words.length === 0;

/** Whether a message asks for any kind of help at a time: "Anything open on Thanksgiving?" */
export const asksWhatIsOpen = ({ openAt, words, query }: ParsedMessage): boolean =>
  openAt !== null && !mainNeed(query) && asksForAnything.test(words.join(' '));

const asksForAnything =
  /^(?:what|whats|anything|que|algo|hay algo)(?: is| esta| hay| lugares)? (?:open|abiert[oa]s?)\b/;

/** "Where can I charge my phone?" after a place asks for a list: it is about a need, and says nothing about that place. */
export function anotherList(request: Request, { named, ordinal, words, query }: ParsedMessage): Request | null {
  const isAboutLast = request.intent !== 'PARTICULAR_SERVICE' || request.detail || named || ordinal !== null;
  return !isAboutLast && mainNeed(query) && looksForAnother(words) ? { ...request, intent: 'LIST_SERVICES' } : null;
}

export const lastWasList = ({ intent }: Conversation): boolean =>
  intent === 'LIST_SERVICES' || intent === 'SHELTER_BEDS';

/** Whether the conversation has a list that a follow-up can change. */
export function hasList({ intent, search, slots }: Conversation): boolean {
  return intent === 'LIST_SERVICES' || intent === 'SHELTER_BEDS' || search !== '' || slots.type !== undefined;
}

/** "Where can I eat tonight": a time alone does not ask for beds. */
export function asksForOtherThanShelter(message: ParsedMessage): boolean {
  const type = needById(mainNeed(message.query))?.types[0];
  return type !== undefined && type !== 'SHELTER' && type === message.list.type;
}

/** The services that a message means: named, one of the list, or the last one of the conversation. */
export function idsIn(
  { named, ordinal }: ParsedMessage,
  { shown, focus }: Pick<Conversation, 'shown' | 'focus'>,
): string[] {
  const chosen = ordinal === null ? undefined : shown.at(ordinal < 0 ? -1 : ordinal - 1);
  return named?.ids ?? (chosen ? [chosen] : focus ? [focus] : []);
}

/** The place from which somebody wants to go to one service: "how far is it from Springfield". */
export function startOf(
  { named, place, rest, words }: ParsedMessage,
  [id, ...others]: readonly string[],
  { gazetteer, regionCounties, names }: Knowledge,
): Slots {
  const start = named ? findPlaceInText(gazetteer, rest, { regionCounties }) : place;
  if (!start || !id || others.length > 0) return {};
  // "Salvation Army of Springfield": the town of the service itself, unless somebody says "from".
  const isOwnTown = start.city === names.cityOf(id) && !/\b(?:from|desde)\b/.test(words.join(' '));
  if (isOwnTown) return {};
  return start.kind === 'zip' && start.zip ? { zip: start.zip } : start.city ? { city: start.city } : {};
}
