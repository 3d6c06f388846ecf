import { readFileSync } from 'node:fs';
import { type FaqMatcher, faqMatcher } from '../domain/src/understanding/faq/faqMatch.ts';
import { faqQuestions } from '../domain/src/understanding/faq/faqQuestions.ts';
import type { Knowledge, Models } from '../domain/src/understanding/intents/parseMessage.ts';
import { ServiceNames } from '../domain/src/understanding/intents/serviceNames.ts';
import type { NameSource } from '../domain/src/understanding/names/nameTokens.ts';
import { foldedWords } from '../domain/src/understanding/words/tokenize.ts';
import { regionGazetteer } from '../server/src/geocoder/regionGazetteer.ts';
import { type Mark, marksOf, type RequestSentence } from './sentences.ts';

const region = new URL('../regions/west-central-texas/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, region), 'utf8');

type SampleService = NameSource &
  Record<'serviceSummary' | 'serviceSummaryEs' | 'description' | 'descriptionEs', string>;

export const sampleServices: readonly SampleService[] = read('services.ndjson')
  .trimEnd()
  .split('\n')
  .map((line, i) => ({ ...JSON.parse(line), id: idOf(i) }));
const faq: Record<'en' | 'es', FaqMatcher> = {
  en: faqMatcher(faqQuestions(read('pages/FAQ.en.html'))),
  es: faqMatcher(faqQuestions(read('pages/FAQ.es.html'))),
};
const { counties } = JSON.parse(read('profile.json')) as { counties: { name: string }[] };
const vocabulary = vocabularyOf(sampleServices);
const FIRST_NAMED_ID = 1000;

/** The ids of the sample services. The contexts of messages show some of them. */
export const sampleIds: readonly string[] = sampleServices.map(({ id }) => id);

/** A Wednesday noon. */
export const practiceNow: Temporal.PlainDateTime = Temporal.PlainDateTime.from('2026-11-18T12:00');

/** The chat's knowledge in a region with the sample services and all services that the sentences of a batch name. */
export interface PracticeKnowledge extends Knowledge {
  /** Returns the id of the service that a mark names. */
  idOfName(mark: Pick<Mark, 'words' | 'value'>): string | undefined;
}

const namesOf = (sources: readonly NameSource[]): ServiceNames => {
  const { placesByKey } = regionGazetteer('west-central-texas');
  return ServiceNames.of(sources, (word) => placesByKey.has(word));
};

let namesOfSamples: ServiceNames | undefined;
/** Most batches name only sample services, so their names are read once. */
const sampleNames = (): ServiceNames => (namesOfSamples ??= namesOf(sampleServices));

export function practiceKnowledge(sentences: readonly RequestSentence[], models?: Models): PracticeKnowledge {
  const gazetteer = regionGazetteer('west-central-texas');
  const named = sentences.flatMap((one) =>
    marksOf(one).flatMap(({ tag, words, value }) => (tag === 'name' && !value ? [keyOf(words)] : [])),
  );
  const directory = sentences[0]?.directory ?? [];
  const ids = new Map([...new Set(named)].map((name, i) => [name, idOf(FIRST_NAMED_ID + i)]));
  const sources = [
    ...sampleServices,
    ...directory.map(({ number, ...service }): NameSource => ({ ...service, id: idOfNumber(number) })),
    ...[...ids].map(([name, id]): NameSource => ({ id, name })),
  ];
  return {
    now: practiceNow,
    gazetteer,
    regionCounties: counties.map(({ name }) => name),
    vocabulary,
    names: sources.length === sampleServices.length ? sampleNames() : namesOf(sources),
    faq,
    ...(models ? { models } : {}),
    idOfName: ({ words, value }) => (value ? idOfNumber(Number(value)) : ids.get(keyOf(words))),
  };
}

const keyOf = (name: string): string => foldedWords(name).join(' ');

/** Marks number the sample services from 1. */
const idOfNumber = (number: number): string => idOf(number - 1);

function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function vocabularyOf(all: readonly SampleService[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { name, serviceSummary, serviceSummaryEs, description, descriptionEs } of all) {
    const text = [name, serviceSummary, serviceSummaryEs, description, descriptionEs].join(' ');
    for (const word of new Set(foldedWords(text))) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return uses;
}
