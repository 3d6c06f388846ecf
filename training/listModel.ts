import { type ListModels, listFilters, listKinds } from '../domain/src/understanding/intents/listModel.ts';
import { requestBits } from '../domain/src/understanding/intents/messageFeatures.ts';
import { featuresOf } from './requestModel.ts';
import { marksOf, type RequestSentence } from './sentences.ts';
import { type Example, trainLinear } from './trainLinear.ts';

const options = { bits: requestBits, epochs: 10, rate: 0.3, decay: 3e-4, smallest: 1 };

/** Learns what requests for services look for, and for whom, where and when. */
export function trainLists(sentences: readonly RequestSentence[]): ListModels {
  const lists = sentences.filter(({ intent }) => intent === 'LIST_SERVICES');
  const beds = sentences.filter(({ intent }) => intent === 'SHELTER_BEDS');
  const examples = (taught: RequestSentence[], outputs: readonly string[], meant: (one: RequestSentence) => string[]) =>
    taught.flatMap((sentence) => {
      const right = meant(sentence);
      const targets = outputs.map((output) => (right.includes(output) ? 1 : 0));
      return featuresOf(sentence).map((features): Example => ({ features, targets, importance: targets.map(() => 1) }));
    });
  return {
    kinds: trainLinear(
      examples(lists, listKinds, (one) => [chiefNeed(one) ?? 'NONE']),
      { ...options, outputs: listKinds, isExclusive: true },
    ),
    filters: trainLinear(examples([...lists, ...beds], listFilters, filtersOf), { ...options, outputs: listFilters }),
  };
}

/** The first need that is marked, and not refused just before ("[not|not] [food|need=FOOD], [clothes|need=CLOTHES]"). */
export function chiefNeed(sentence: RequestSentence): string | undefined {
  const needs = marksOf(sentence).filter(({ tag }) => tag === 'need');
  const wanted = needs.filter(({ words }) => !sentence.marked.includes(`|not] [${words}|need`));
  return (wanted[0] ?? needs[0])?.value;
}

function filtersOf(sentence: RequestSentence): string[] {
  const marks = marksOf(sentence);
  const has = (tag: string) => marks.some((mark) => mark.tag === tag);
  return [
    ...marks.flatMap(({ tag, value }) => (tag === 'who' && value ? [value] : [])),
    ...(has('near') ? ['nearMe'] : []),
    ...(has('now') ? ['openNow'] : []),
  ];
}
