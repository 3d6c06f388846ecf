import {
  type Context,
  listFeatures,
  messageBits,
  messageFeatures,
  requestWords,
  SERVICE_NAME,
} from '../domain/src/understanding/intents/messageFeatures.ts';
import { requests } from '../domain/src/understanding/intents/requestModel.ts';
import type { StoredModel } from '../domain/src/understanding/model/linearModel.ts';
import type { SentenceFeatures } from '../domain/src/understanding/model/sentenceFeatures.ts';
import { type UnderstoodQuery, understandQuery } from '../domain/src/understanding/query/understandQuery.ts';
import { commonFeatures } from './commonFeatures.ts';
import { marksOf, type RequestSentence } from './sentences.ts';
import { type Example, trainLinear } from './trainLinear.ts';

const options = {
  bits: 17,
  outputs: requests,
  epochs: 6,
  averaged: 6,
  isExclusive: true,
  rate: 0.3,
  decay: 1e-3,
  // Few weights are much larger than the others. Without them, the others are stored more exactly.
  range: 0.6,
  smallest: 1.6,
  leastError: 0.002,
};

/** A feature of fewer examples is left out. Each message is one or two examples. */
const LEAST_MESSAGES = 20;
/**
 * A third of the practice messages ask for a list. Without correction, the model would read too many other messages as
 * lists. Rare intents have more weight in training, at most four times that of an average intent.
 */
const IMPORTANCE_OF_RARITY = 0.5;
const MOST_IMPORTANCE = 4;
/** After training, the odds of rare intents rise. */
const SHIFT_OF_RARITY = 0.2;

/**
 * Learns the requests of messages: each with its names of services, because some names are unknown, and with them
 * hidden.
 */
export function trainRequests(sentences: readonly RequestSentence[]): StoredModel {
  const rarity = raritiesOf(sentences);
  const examples = sentences.flatMap((sentence) => {
    const output = requestOf(sentence);
    const targets = requests.map((request) => (request === output ? 1 : 0));
    const importance = Math.min(MOST_IMPORTANCE, rarity(output) ** IMPORTANCE_OF_RARITY);
    return featuresOf(sentence).map((features): Example => ({ features, targets, importance }));
  });
  const model = trainLinear(withCommonFeatures(examples, LEAST_MESSAGES), options);
  const biases = model.biases.map((bias, i) => bias + SHIFT_OF_RARITY * Math.log(rarity(requests[i] as string)));
  return { ...model, biases: biases.map((bias) => Number(bias.toPrecision(6))) };
}

/** Leaves out features that occur in fewer than `least` examples. */
export function withCommonFeatures(examples: readonly Example[], least: number): Example[] {
  const common = commonFeatures(
    examples.map(({ features }) => features),
    messageBits,
    least,
  );
  return examples.map((example, i) => ({ ...example, features: common[i]! }));
}

const intentOf = (request: string): string => request.split(' ')[0] as string;

/** How many times rarer the intent of a request is than if all were equally frequent. */
function raritiesOf(sentences: readonly RequestSentence[]): (request: string) => number {
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    const intent = intentOf(requestOf(sentence));
    counts.set(intent, (counts.get(intent) ?? 0) + 1);
  }
  const even = sentences.length / counts.size;
  return (request) => even / (counts.get(intentOf(request)) ?? even);
}

/** The features of a message, and of the same message with its names of services hidden. */
export const featuresOf = (sentence: RequestSentence): SentenceFeatures[] =>
  readingsOf(sentence).map(({ features }) => features);

/** The same for the models of lists. */
export const listFeaturesOf = (sentence: RequestSentence): SentenceFeatures[] =>
  readingsOf(sentence).map(({ features, words, query }) => listFeatures(features, words, query));

interface Reading {
  words: string[];
  query: UnderstoodQuery;
  features: SentenceFeatures;
}

function readingsOf({ text, marked, context }: RequestSentence): Reading[] {
  const hasPlace = marksOf({ marked }).some(({ tag }) => tag === 'city' || tag === 'zip');
  return [...new Set([text, hideNames(marked)])].map((said) => {
    const key = `${context} ${hasPlace} ${said}`;
    const known = readings.get(key) ?? read(said, context as Context, hasPlace);
    readings.set(key, known);
    return known;
  });
}

/** Caches what the lexicon understands and the features, because several models learn from every message. */
const readings = new Map<string, Reading>();

function read(text: string, context: Context, hasPlace: boolean): Reading {
  const words = requestWords(text);
  const query = understandQuery(words.filter((word) => word !== SERVICE_NAME && word !== '?').join(' '));
  return { words, query, features: messageFeatures(words, context, { query, hasPlace }) };
}

function hideNames(marked: string): string {
  return marked.replace(/\[[^\]|]*\|name(?:=\d+)?\]/g, SERVICE_NAME).replace(/\[([^\]|]*)\|[^\]]*\]/g, '$1');
}

/** Details that the card of a service shows. */
const onCard = new Set(['PHONE', 'ADDRESS', 'WEBSITE', 'ABOUT']);

/** Returns the output of the model that is right for a practice message. */
export function requestOf(sentence: RequestSentence): string {
  const marks = marksOf(sentence);
  const has = (tag: string) => marks.some((mark) => mark.tag === tag);
  switch (sentence.intent) {
    case 'DETAIL': {
      const asks = marks.flatMap(({ tag, value }) => (tag === 'ask' && value ? [value] : []));
      const known = asks.map((ask) => `PARTICULAR_SERVICE ${ask}`).find((request) => requests.includes(request));
      return known ?? (asks.some((ask) => onCard.has(ask)) ? 'PARTICULAR_SERVICE' : 'PARTICULAR_SERVICE OTHER');
    }
    case 'RUDE':
      return 'OUT_OF_SCOPE RUDE';
    case 'LIST_SERVICES':
      return has('more') && !has('need') ? 'LIST_SERVICES MORE' : 'LIST_SERVICES';
    default:
      return sentence.intent;
  }
}
