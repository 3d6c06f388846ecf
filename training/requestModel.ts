import {
  type Context,
  messageFeatures,
  requestBits,
  requestWords,
  SERVICE_NAME,
} from '../domain/src/understanding/intents/messageFeatures.ts';
import { requests } from '../domain/src/understanding/intents/requestModel.ts';
import type { StoredModel } from '../domain/src/understanding/model/linearModel.ts';
import type { SentenceFeatures } from '../domain/src/understanding/model/sentenceFeatures.ts';
import { marksOf, type RequestSentence } from './sentences.ts';
import { type Example, trainLinear } from './trainLinear.ts';

const options = {
  bits: requestBits,
  outputs: requests,
  epochs: 12,
  isExclusive: true,
  rate: 0.3,
  decay: 3e-4,
  smallest: 1,
};

/** A third of the practice messages ask for a list. At full weight, too many other messages would be read as that. */
const LIST_IMPORTANCE = 0.5;

/** Learns what messages ask: once with the names of services, as for unknown services, and once without. */
export function trainRequests(sentences: readonly RequestSentence[]): StoredModel {
  const examples = sentences.flatMap((sentence) => {
    const output = requestOf(sentence);
    const targets = requests.map((request) => (request === output ? 1 : 0));
    const importance = output === 'LIST_SERVICES' ? LIST_IMPORTANCE : 1;
    return featuresOf(sentence).map(
      (features): Example => ({ features, targets, importance: targets.map(() => importance) }),
    );
  });
  return trainLinear(examples, options);
}

/** The features of a message, and of the same message with its names of services hidden. */
export function featuresOf({ text, marked, context }: RequestSentence): SentenceFeatures[] {
  return [...new Set([text, hideNames(marked)])].map((words) => {
    const key = `${context} ${words}`;
    const known = cache.get(key) ?? messageFeatures(requestWords(words), context as Context);
    cache.set(key, known);
    return known;
  });
}

/** Cross-validation reads every message several times. */
const cache = new Map<string, SentenceFeatures>();

function hideNames(marked: string): string {
  return marked.replace(/\[[^\]|]*\|name\]/g, SERVICE_NAME).replace(/\[([^\]|]*)\|[^\]]*\]/g, '$1');
}

/** The output of the model that a practice message shows. */
export function requestOf(sentence: RequestSentence): string {
  const marks = marksOf(sentence);
  const has = (tag: string) => marks.some((mark) => mark.tag === tag);
  switch (sentence.intent) {
    case 'DETAIL': {
      const asks = marks.flatMap(({ value }) => (value ? [`PARTICULAR_SERVICE ${value}`] : []));
      return asks.find((request) => requests.some((one) => one === request)) ?? 'PARTICULAR_SERVICE OTHER';
    }
    case 'RUDE':
      return 'OUT_OF_SCOPE RUDE';
    case 'LIST_SERVICES':
      return has('more') && !has('need') ? 'LIST_SERVICES MORE' : 'LIST_SERVICES';
    default:
      return sentence.intent;
  }
}
