import { type ListModels, listFilters, listKinds } from '../domain/src/understanding/intents/listModel.ts';
import { listFeaturesOf } from './requestModel.ts';
import { marksOf, type RequestSentence } from './sentences.ts';
import { type Example, trainLinear } from './trainLinear.ts';

/** Chosen by cross-validation. */
const forKinds = { bits: 14, epochs: 6, rate: 0.45, decay: 2e-4, smallest: 1.2, leastError: 0.005 };
const forFilters = { bits: 14, epochs: 10, rate: 0.3, decay: 3e-4, smallest: 1.2, leastError: 0.005 };

/** A fifth of the practice lists ask for assistance. Rare types have more weight in training. */
const IMPORTANCE_OF_RARITY = 0.3;
const MOST_IMPORTANCE = 4;

/** Learns the type, audience, place, and time of requests for services. */
export function trainLists(sentences: readonly RequestSentence[]): ListModels {
  const lists = sentences.filter(({ intent }) => intent === 'LIST_SERVICES');
  const beds = sentences.filter(({ intent }) => intent === 'SHELTER_BEDS');
  const wanted = [...lists, ...beds];
  return {
    kinds: trainLinear(kindExamples(wanted), { ...forKinds, outputs: listKinds, isExclusive: true }),
    filters: trainLinear(
      wanted.flatMap((one) => examplesOf(one, listFilters, filtersOf(one), 1)),
      { ...forFilters, outputs: listFilters },
    ),
  };
}

function kindExamples(sentences: readonly RequestSentence[]): Example[] {
  const kindOf = (one: RequestSentence) => chiefNeed(one) ?? 'NONE';
  const counts = new Map([...Map.groupBy(sentences, kindOf)].map(([kind, list]) => [kind, list.length]));
  const even = sentences.length / counts.size;
  return sentences.flatMap((one) => {
    const rarity = even / (counts.get(kindOf(one)) ?? even);
    const importance = Math.min(MOST_IMPORTANCE, rarity ** IMPORTANCE_OF_RARITY);
    return examplesOf(one, listKinds, [kindOf(one)], importance);
  });
}

function examplesOf(
  sentence: RequestSentence,
  outputs: readonly string[],
  right: readonly string[],
  importance: number,
): Example[] {
  const targets = outputs.map((output) => (right.includes(output) ? 1 : 0));
  return listFeaturesOf(sentence).map((features) => ({ features, targets, importance }));
}

/** Returns the first marked need without "not" before it: "[not|not] [food|need=FOOD], [clothes|need=CLOTHES]". */
export function chiefNeed(sentence: RequestSentence): string | undefined {
  const needs = marksOf(sentence).filter(({ tag }) => tag === 'need');
  const accepted = needs.filter(({ words }) => !sentence.marked.includes(`|not] [${words}|need`));
  return (accepted[0] ?? needs[0])?.value;
}

function filtersOf(sentence: RequestSentence): string[] {
  const marks = marksOf(sentence);
  const has = (tag: string) => marks.some((mark) => mark.tag === tag);
  return [
    ...marks.flatMap(({ tag, value }) => (tag === 'who' && value ? [value] : [])),
    ...(has('near') ? ['nearMe'] : []),
    ...(has('now') ? ['openNow'] : []),
    ...(has('time') ? ['openAt'] : []),
  ];
}
