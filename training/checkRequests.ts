import { type Conversation, newConversation } from '../domain/src/chatbot/conversation.ts';
import { findPlaceInText } from '../domain/src/places/gazetteer/findPlaceInText.ts';
import { type SubType, typeOfSubType } from '../domain/src/services/taxonomy/serviceTypes.ts';
import { ordinalReference } from '../domain/src/understanding/intents/anaphora.ts';
import type { Models } from '../domain/src/understanding/intents/parseMessage.ts';
import { type Understood, understand } from '../domain/src/understanding/intents/understand.ts';
import { messageWords } from '../domain/src/understanding/phrases/fuzzyMatch.ts';
import { readTime, topicOf } from '../domain/src/understanding/times/readTime.ts';
import { chiefNeed } from './listModel.ts';
import { type PracticeKnowledge, practiceKnowledge, sampleIds } from './practiceKnowledge.ts';
import { requestOf } from './requestModel.ts';
import { type Mark, marksOf, type RequestSentence } from './sentences.ts';

/** A practice message as the chat understood it. Slots have the form `city=Abilene`. */
export interface JudgedRequest {
  sentence: RequestSentence;
  intent: string;
  isRightIntent: boolean;
  /** Whether the intent and the detail are right ("does this service accept pets"). */
  isRightRequest: boolean;
  found: string[];
  extra: string[];
  missed: string[];
}

/** Understands each message in its context with these models, and compares the result with the marks. */
export function checkRequests(sentences: readonly RequestSentence[], models: Models): JudgedRequest[] {
  return [...Map.groupBy(sentences, ({ batch }) => batch).values()].flatMap((batch) => {
    const knowledge = practiceKnowledge(batch, models);
    return batch.map((sentence) => judge(sentence, knowledge));
  });
}

function judge(sentence: RequestSentence, knowledge: PracticeKnowledge): JudgedRequest {
  const conversation = conversationOf(sentence, knowledge);
  const understood = understand(sentence.text, conversation, knowledge);
  const request = requestOf(sentence);
  const [intent, detail] = request.split(' ');
  const expected = expectedSlots(sentence, conversation, knowledge);
  const carried = slotsOf(conversation.slots);
  const got = slotsOf(understood.slots).filter((slot) => expected.all.includes(slot) || !carried.includes(slot));
  const isRightIntent = understood.intent === intent;
  return {
    sentence,
    intent: understood.intent,
    isRightIntent,
    isRightRequest: isRightIntent && (intent !== 'PARTICULAR_SERVICE' || understood.detail === detail),
    found: expected.all.filter((slot) => got.includes(slot)),
    extra: got.filter((slot) => !expected.all.includes(slot) && !expected.isOpen(nameOf(slot))),
    missed: expected.all.filter((slot) => !got.includes(slot)),
  };
}

const nameOf = (slot: string): string => slot.split('=')[0] as string;

/** The values of `openAt` depend on how a time is read, so only its presence is compared. */
function slotsOf({ openAt, kind: _kind, ...slots }: Understood['slots']): string[] {
  const rest = Object.entries(slots).flatMap(([name, value]) => [value].flat().map((one) => `${name}=${one}`));
  return openAt ? [...rest, 'openAt'] : rest;
}

/** Builds the conversation before a message from its context. */
function conversationOf({ context, marked }: RequestSentence, knowledge: PracticeKnowledge): Conversation {
  const named = marksOf({ marked }).flatMap((mark) => (mark.tag === 'name' ? (knowledge.idOfName(mark) ?? []) : []));
  const shown = sampleIds.slice(0, 6);
  switch (context) {
    case 'list':
      return { ...newConversation, intent: 'LIST_SERVICES', slots: { type: 'FOOD' }, skip: shown.length, shown };
    case 'beds':
      return { ...newConversation, intent: 'SHELTER_BEDS', skip: shown.length, shown };
    case 'where':
      return { ...newConversation, intent: 'LIST_SERVICES', slots: { type: 'FOOD', nearMe: true } };
    case 'place': {
      const focus = shown[2] as string;
      return { ...newConversation, intent: 'PARTICULAR_SERVICE', slots: { serviceIds: [focus] }, shown, focus };
    }
    case 'which': {
      const ids = [...shown.slice(0, 2), ...named.slice(0, 1), ...shown.slice(2, 3)];
      return { ...newConversation, intent: 'PARTICULAR_SERVICE', slots: { serviceIds: ids }, shown: ids };
    }
    default:
      return newConversation;
  }
}

interface ExpectedSlots {
  all: string[];
  /** Whether the marks do not determine a slot. Then no value of it is right or wrong. */
  isOpen(name: string): boolean;
}

const aboutOne = /^(?:SERVICE_|PARTICULAR)/;

/** Returns the slots that the marks of a message require. */
function expectedSlots(sentence: RequestSentence, before: Conversation, knowledge: PracticeKnowledge): ExpectedSlots {
  const intent = requestOf(sentence).split(' ')[0] as string;
  const marks = marksOf(sentence);
  const of = (tag: string) => marks.filter((mark) => mark.tag === tag);
  if (aboutOne.test(intent)) {
    const service = expectedService(of('name'), of('ref'), before, knowledge);
    const topic = intent === 'SERVICE_SCHEDULE' ? of('time').flatMap(({ words }) => dayOf(words) ?? []) : [];
    return {
      all: [...(service ? [`serviceIds=${service}`] : []), ...topic.slice(0, 1).map((day) => `topic=${day}`)],
      // A town can be that of the service, or where somebody starts from.
      isOpen: (name) => (name === 'serviceIds' && service === null) || name === 'city' || name === 'zip',
    };
  }
  const isList = intent === 'LIST_SERVICES';
  if (!isList && intent !== 'SHELTER_BEDS') return { all: [], isOpen: (name) => name === 'topic' || name === 'city' };
  const need = isList ? typesOf(chiefNeed(sentence)) : [];
  const isShelter = need.includes('type=SHELTER');
  const times = isList && !isShelter ? of('time') : [];
  const isNow = of('now').length > 0 || times.some(({ words }) => readTime(messageWords(words)).isNow);
  const isAtTime = times.some(({ words }) => !readTime(messageWords(words)).isNow);
  const place = placesOf(marks, knowledge);
  const all = [
    ...need,
    ...new Set(of('who').map(({ value }) => `audience=${value}`)),
    ...place,
    ...(place.length === 0 && of('near').length > 0 ? ['nearMe=true'] : []),
    ...(isAtTime ? ['openAt'] : isNow && isList ? ['openNow=true'] : []),
  ];
  // Before the chat knows where, "near" is already answered. Beds have no hours.
  const open = new Set([...(isList && !isShelter ? [] : ['openNow', 'openAt']), ...(isAtTime ? ['openNow'] : [])]);
  return { all, isOpen: (name) => open.has(name) };
}

function typesOf(value: string | undefined): string[] {
  if (!value) return [];
  const type = typeOfSubType[value as SubType];
  return type ? [`type=${type}`, `subType=${value}`] : [`type=${value}`];
}

function placesOf(marks: readonly Mark[], { gazetteer, regionCounties }: PracticeKnowledge): string[] {
  const zip = marks.find(({ tag }) => tag === 'zip');
  if (zip) return [`zip=${zip.words.match(/\d+/)?.[0]}`];
  const city = marks.find(({ tag }) => tag === 'city');
  return city ? [`city=${findPlaceInText(gazetteer, `in ${city.words}`, { regionCounties })?.city ?? city.words}`] : [];
}

function dayOf(words: string): string | null {
  return topicOf(readTime(messageWords(words)).time);
}

/** Returns the id of the service that is meant, or null if the marks do not determine it. */
function expectedService(
  names: readonly Mark[],
  references: readonly Mark[],
  { shown, focus }: Conversation,
  knowledge: PracticeKnowledge,
): string | null {
  const [name] = names;
  if (name) return knowledge.idOfName(name) ?? null;
  const ordinal = references.map(({ words }) => ordinalReference(messageWords(words))).find((one) => one !== null);
  if (ordinal) return shown.at(ordinal < 0 ? -1 : ordinal - 1) ?? null;
  return focus;
}

/** Returns the F1 score of the slots: 1 if the chat found all expected slots and no others. */
export function slotF1(judged: readonly JudgedRequest[], only?: string): number {
  const count = (part: 'found' | 'extra' | 'missed') =>
    judged.reduce((sum, one) => sum + one[part].filter((slot) => !only || nameOf(slot) === only).length, 0);
  return (2 * count('found')) / (2 * count('found') + count('extra') + count('missed'));
}
