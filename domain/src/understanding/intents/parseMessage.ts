import { findPlaceInText, type PlaceInText } from '../../places/gazetteer/findPlaceInText.ts';
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts';
import { openAtText } from '../../services/openAt.ts';
import type { Detail } from '../details/detailPhrases.ts';
import { detectDetail } from '../details/detectDetail.ts';
import type { FaqMatcher } from '../faq/faqMatch.ts';
import { fuzzyMatcher, messageWords } from '../phrases/fuzzyMatch.ts';
import { findPhrase, type Phrase, readPhrases, wordsOfPhrases } from '../phrases/phrases.ts';
import { spanishScore } from '../query/detectLanguage.ts';
import { type UnderstoodQuery, understandQuery } from '../query/understandQuery.ts';
import { periodOf } from '../times/periodOf.ts';
import { readTime, topicOf } from '../times/readTime.ts';
import { stemWord } from '../words/stemWord.ts';
import { ordinalReference, ordinalWords } from './anaphora.ts';
import { politeFillers, politeWords, type Question, questionPhrases } from './questions.ts';
import type { NamedServices, ServiceNames } from './serviceNames.ts';

/** The data that parseMessage and understand need. */
export interface Knowledge {
  /** The current time in the region. */
  now: Temporal.PlainDateTime;
  gazetteer: Gazetteer;
  regionCounties: readonly string[];
  /** The words of the stored services and the number of services that contain each. */
  vocabulary: ReadonlyMap<string, number>;
  names: ServiceNames;
  faq: Readonly<Record<'en' | 'es', FaqMatcher>>;
}

/** The contents of a message. `understand` derives its intent. */
export interface ParsedMessage {
  language: 'en' | 'es' | null;
  /** Folded words, with misspelled question words corrected. */
  words: string[];
  named: NamedServices | null;
  place: PlaceInText | null;
  query: UnderstoodQuery;
  day: string | null;
  /** When services must be open, if not now (`2026-11-26T18:00/2026-11-27T00:00`). */
  openAt: string | null;
  ordinal: number | null;
  /** The detail of a service that the message asks about. */
  detail: Detail | null;
  asks(question: Question): boolean;
}

let built: { hear: (words: readonly string[]) => string[]; phrases: Map<Question, Phrase[]> } | undefined;

function tables() {
  if (built) return built;
  const lists = Object.entries(questionPhrases) as [Question, string][];
  const polite = [...Object.values(politeWords), politeFillers].flatMap((list) => list.split(/\s+/));
  const vocabulary = [...lists.flatMap(([, list]) => wordsOfPhrases(list)), ...ordinalWords, ...polite];
  built = {
    hear: fuzzyMatcher(vocabulary.filter((word) => word.length > 2)),
    phrases: new Map(lists.map(([question, list]) => [question, readPhrases(list)])),
  };
  return built;
}

/** Replaces the words of a service's name. */
const NAME = '·';

/** Finds the words, place, services and needs of a message. */
export function parseMessage(text: string, knowledge: Knowledge): ParsedMessage {
  const { hear, phrases } = tables();
  const typed = messageWords(text);
  const heard = hear(typed);
  const named = knowledge.names.find(typed, () => isAboutPlace(heard));
  const words = heard.map((word, i) => (named?.isName[i] ? NAME : word));
  const stems = words.map(stemWord);
  const place = named ? null : findPlaceInText(knowledge.gazetteer, text, { regionCounties: knowledge.regionCounties });
  const rest = named ? words.filter((word) => word !== NAME).join(' ') : (place?.rest ?? text);
  const query = understandQuery(rest, { vocabulary: knowledge.vocabulary });
  return {
    language: leaning(query.corrected ?? rest, rest),
    words,
    named,
    place,
    query,
    day: topicOf(readTime(typed.map((word, i) => (named?.isName[i] ? NAME : word))).time),
    openAt: query.time && openAtText(periodOf(query.time, knowledge.now)),
    ordinal: ordinalReference(words),
    detail: detectDetail(typed.map((word, i) => (named?.isName[i] ? NAME : word))),
    asks: (question) => findPhrase(phrases.get(question) ?? [], stems) !== null,
  };
}

/** Whether words ask what only one place can answer: its hours, phone, distance, beds, papers, or cost. */
export function isAboutPlace(words: readonly string[]): boolean {
  const { phrases } = tables();
  const stems = words.map(stemWord);
  const asks = (question: Question) => findPhrase(phrases.get(question) ?? [], stems) !== null;
  return placeQuestions.some(asks) || detectDetail(words) !== null;
}

const placeQuestions = ['distance', 'schedule', 'beds', 'contact'] as const;

/** Letters that only Spanish has are stronger evidence than a word. */
const SPANISH_LETTERS = 2;

function leaning(read: string, typed: string): 'en' | 'es' | null {
  const lean = spanishScore(messageWords(read)) + (/[¿¡ñáéíóú]/i.test(typed) ? SPANISH_LETTERS : 0);
  return lean === 0 ? null : lean > 0 ? 'es' : 'en';
}
