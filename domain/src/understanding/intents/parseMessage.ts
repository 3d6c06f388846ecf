import type { Conversation } from '../../chatbot/conversation.ts';
import { findPlaceInText, type PlaceInText } from '../../places/gazetteer/findPlaceInText.ts';
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts';
import { openAtText } from '../../services/open-status/readOpenAt.ts';
import { detectDanger } from '../danger/detectDanger.ts';
import type { FaqMatcher } from '../faq/faqMatch.ts';
import type { SentenceFeatures } from '../model/sentenceFeatures.ts';
import { judgeName } from '../names/nameModel.ts';
import { fuzzyMatcher, messageWords } from '../phrases/fuzzyMatch.ts';
import { spanishScore } from '../query/detectLanguage.ts';
import { type UnderstoodQuery, understandQuery } from '../query/understandQuery.ts';
import { periodOf } from '../times/periodOf.ts';
import { readTime, topicOf } from '../times/readTime.ts';
import { ordinalReference, ordinalWords } from './anaphora.ts';
import { type ListRequest, readListRequest } from './listModel.ts';
import { type Context, listFeatures, messageFeatures, SERVICE_NAME } from './messageFeatures.ts';
import { classifyRequest, contextOf, isAboutService, type Request } from './requestModel.ts';
import type { NamedServices, ServiceNames } from './serviceNames.ts';

/** The data that parseMessage and understand need. */
export interface Knowledge {
  /** The current time in the region. */
  now: Temporal.PlainDateTime;
  gazetteer: Gazetteer;
  regionCounties: readonly string[];
  /** The words of the stored services, with the number of services that contain each. */
  vocabulary: ReadonlyMap<string, number>;
  names: ServiceNames;
  faq: Readonly<Record<'en' | 'es', FaqMatcher>>;
  /** Cross-validation uses models other than the stored ones. */
  models?: Models;
}

/** The trained models that read a message. */
export interface Models {
  classifyRequest: typeof classifyRequest;
  readListRequest: typeof readListRequest;
  detectDanger: typeof detectDanger;
  judgeName: typeof judgeName;
}

export const storedModels: Models = { classifyRequest, readListRequest, detectDanger, judgeName };

/** The contents of a message. `understand` decides what they mean in a conversation. */
export interface ParsedMessage {
  language: 'en' | 'es' | null;
  /** Folded words, with misspelled ordinals corrected. */
  words: string[];
  /** The possible requests by the trained model, most likely first. */
  requests: Request[];
  /** The services that the message looks for, if it asks for a list. */
  list: ListRequest;
  /** The text without names of services and without the place. */
  rest: string;
  named: NamedServices | null;
  place: PlaceInText | null;
  query: UnderstoodQuery;
  day: string | null;
  /** "Right now" */
  isNow: boolean;
  /** When services must be open, if not now (`2026-11-26T18:00/2026-11-27T00:00`). */
  openAt: string | null;
  ordinal: number | null;
}

/** A message that only names a time has at most this many other words: "what about sunday". */
const MOST_BESIDE_TIME = 2;

let correctWords: ((words: readonly string[]) => string[]) | undefined;

/** Finds the request, words, place, services and needs of a message. */
export function parseMessage(text: string, before: Conversation, knowledge: Knowledge): ParsedMessage {
  const { judgeName } = knowledge.models ?? storedModels;
  const context = contextOf(before);
  const { gazetteer, regionCounties } = knowledge;
  const place = findPlaceInText(gazetteer, text, { regionCounties, isAnswer: context === 'where' });
  const typed: Typed = { text, words: messageWords(text), context, place };
  const unnamed = readAs(null, typed, knowledge);
  const named = knowledge.names.find(typed.words, context, judgeName, leastOddsOfName(unnamed.requests));
  return withDetails(named ? readAs(named, typed, knowledge) : unnamed, typed, knowledge);
}

/**
 * A question that only makes sense for a service likely names one: "el porchlait está abierto". A wish for a list hardly
 * does: "warming center in Springfield". Chosen on messages of strangers.
 */
const USUAL_ODDS = -0.5;
const FALL_WITH_QUESTION = 0.65;
/** A lower limit would take any word of an unknown name for a known one. */
const LEAST_ODDS = -1.3;
const UNLISTED_CHANCE = 0.05;

/** The lowest logarithm of the odds at which words are a name, if the message alone has these requests. */
function leastOddsOfName(requests: readonly Request[]): number {
  const chance = requests.reduce((sum, one) => sum + (isAboutService(one.intent) ? one.chance : 0), 0);
  const odds = (chance + UNLISTED_CHANCE) / (1 - chance + UNLISTED_CHANCE);
  return Math.max(LEAST_ODDS, USUAL_ODDS - FALL_WITH_QUESTION * Math.log(odds));
}

/** What does not depend on the names in a message. */
interface Typed {
  text: string;
  words: string[];
  context: Context;
  place: PlaceInText | null;
}

/** The requests of a message, and what decides them. */
interface Reading extends Pick<ParsedMessage, 'named' | 'words' | 'rest' | 'query' | 'requests'> {
  withoutNames: string[];
  /** The same, and `?` for a question. */
  marked: string[];
  features: SentenceFeatures;
}

/** Reads the requests of a message that names these services. */
function readAs(named: NamedServices | null, typed: Typed, { vocabulary, models }: Knowledge): Reading {
  correctWords ??= fuzzyMatcher(ordinalWords.filter((word) => word.length > 2));
  const { text, context, place } = typed;
  const { classifyRequest } = models ?? storedModels;
  const withoutNames = typed.words.map((word, i) => (named?.isName[i] ? SERVICE_NAME : word));
  const words = correctWords(withoutNames);
  const rest = named ? words.filter((word) => word !== SERVICE_NAME).join(' ') : (place?.rest ?? text);
  const query = understandQuery(rest, { vocabulary });
  const marked = text.includes('?') ? [...withoutNames, '?'] : withoutNames;
  const features = messageFeatures(marked, context, { query, hasPlace: place !== null });
  return { named, words, rest, query, requests: classifyRequest(features), withoutNames, marked, features };
}

/** Adds the list, the time, and the language of a message. They do not decide which services it names. */
function withDetails(reading: Reading, { context, place }: Typed, { now, models }: Knowledge): ParsedMessage {
  const { named, words, rest, query, requests, withoutNames, marked, features } = reading;
  const { readListRequest } = models ?? storedModels;
  const list = readListRequest(listFeatures(features, marked, query));
  const times = readTime(withoutNames);
  // After a list, a day alone asks what is open then: "wensday?", "what about sunday".
  const isOnlyTime = context === 'list' && times.isTaken.filter((is) => !is).length <= MOST_BESIDE_TIME;
  return {
    language: isOnlyName(withoutNames) ? null : likelyLanguage(query.corrected ?? rest, rest),
    words,
    requests,
    list,
    rest,
    named,
    place,
    query,
    day: topicOf(times.time),
    isNow: times.isNow,
    openAt: query.time && (list.mayBeOpenAt || isOnlyTime) ? openAtText(periodOf(query.time, now)) : null,
    ordinal: ordinalReference(words),
  };
}

/** Whether a message contains only a name. A name has no language: "Salvation Army of Springfield". */
function isOnlyName(withoutNames: readonly string[]): boolean {
  return withoutNames[0] === SERVICE_NAME && withoutNames.at(-1) === SERVICE_NAME;
}

/** Letters that only Spanish has are stronger evidence than a word. */
const SPANISH_LETTERS = 2;

function likelyLanguage(corrected: string, typed: string): 'en' | 'es' | null {
  const score = spanishScore(messageWords(corrected)) + (/[¿¡ñáéíóú]/i.test(typed) ? SPANISH_LETTERS : 0);
  return score === 0 ? null : score > 0 ? 'es' : 'en';
}
