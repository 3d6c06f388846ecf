import { needById } from '../lexicon/typesOfNeeds.ts';
import { requestConceptOf } from '../model/requestConcepts.ts';
import {
  characterFeatures,
  conceptFeatures,
  hashFeatures,
  type SentenceFeatures,
  soundFeatures,
  wordFeatures,
} from '../model/sentenceFeatures.ts';
import { messageWords } from '../phrases/fuzzyMatch.ts';
import type { UnderstoodQuery } from '../query/understandQuery.ts';
import { readTime } from '../times/readTime.ts';
import { ordinalReference } from './anaphora.ts';

/** The chat's last answer. The same words mean different things after a list and after one service. */
export type Context = 'none' | 'list' | 'place' | 'beds' | 'where' | 'which';

/** Replaces the name of a service in the words of a message. */
export const SERVICE_NAME = 'servicename';

/** Features are indexes into a table of `2 ** messageBits`. The models use their lower bits. */
export const messageBits = 20;

/** The folded words of a message, and `?` for a question. */
export function requestWords(text: string): string[] {
  return text.includes('?') ? [...messageWords(text), '?'] : messageWords(text);
}

/**
 * Returns the features of a message in its context, for the models that read requests. `query` is the message as the
 * lexicon understands it. `hasPlace`: whether the message names a city or a ZIP code. Training and product both use this
 * function.
 */
export function messageFeatures(
  words: readonly string[],
  context: Context,
  { query, hasPlace }: { query: UnderstoodQuery; hasPlace: boolean },
): SentenceFeatures {
  const length = [1, 2, 4, 8, 16, 30].find((most) => words.length <= most) ?? 'more';
  const contextFeatures = words.map((word) => `${context} ${word}`);
  return hashFeatures(
    [
      { weight: 0.7, features: wordFeatures(words) },
      { weight: 0.5, features: soundFeatures(words) },
      { weight: 1, features: characterFeatures(words) },
      { weight: 0.7, features: [...contextFeatures, `length ${length}`, `${context} length ${length}`] },
      { weight: 0.35, features: [`context ${context}`] },
      { weight: 0.7, features: [...lexiconFeatures(query, context), ...knownFeatures(words, context, hasPlace)] },
      { weight: 0.5, features: edgeFeatures(words, context) },
      { weight: 1, features: meaningFeatures(words, context) },
      { weight: 0.6, features: peopleFeatures(words, query) },
    ],
    messageBits,
  );
}

/**
 * The features of a message that asks for a list: those of any message, and its strongest needs and its time. These are
 * few features, so each counts more than among all that the lexicon finds.
 */
export function listFeatures(
  features: SentenceFeatures,
  words: readonly string[],
  query: UnderstoodQuery,
): SentenceFeatures {
  const more = hashFeatures(
    [
      { weight: 0.3, features: needFeatures(query) },
      { weight: 0.5, features: timeFeatures(words, query) },
      { weight: 0.3, features: correctedFeatures(query) },
    ],
    messageBits,
  );
  const indexes = new Int32Array(features.indexes.length + more.indexes.length);
  const values = new Float32Array(indexes.length);
  indexes.set(features.indexes);
  indexes.set(more.indexes, features.indexes.length);
  values.set(features.values);
  values.set(more.values, features.values.length);
  return { indexes, values };
}

/** The strongest needs. They are few features, so each counts more than among all that the lexicon finds. */
function needFeatures({ needs }: UnderstoodQuery): string[] {
  const [chief] = needs;
  if (!chief) return ['chief none'];
  return needs.slice(0, 2).flatMap(({ need, weight }, i) => {
    if (i > 0 && weight < MEANT) return [];
    const { types = [], subTypes = [] } = needById(need) ?? {};
    const strong = weight >= MEANT;
    return [
      `chief ${i} type ${types[0]} ${strong}`,
      `chief ${i} subtype ${subTypes[0]} ${strong}`,
      `chief ${i} ${need}`,
    ];
  });
}

function timeFeatures(words: readonly string[], { isOpenNow, isNearMe }: UnderstoodQuery): string[] {
  const { time, isNow } = readTime(words);
  return [
    `when time ${time !== null} ${time?.day != null} ${time?.from != null}`,
    `when now ${isNow} ${isOpenNow}`,
    `when near ${isNearMe}`,
  ];
}

/** The words of the message with corrected spelling. */
function correctedFeatures({ corrected }: UnderstoodQuery): string[] {
  return corrected === null
    ? []
    : messageWords(corrected).flatMap((word) => [`right ${word}`, `right sort ${requestConceptOf(word)}`]);
}

/** The largest number of needs that become features. */
const MOST_NEEDS = 5;
/** Messages of at most this many words have a feature of all their concepts. */
const FEW_WORDS = 6;
/** The lowest weight of a need that the message means. */
const MEANT = 0.72;

/**
 * Features by the lexicon: all words of a need give the same feature, even words that no practice sentence contains.
 */
function lexiconFeatures(query: UnderstoodQuery, context: Context): string[] {
  const { needs, namedTypes, audiences, words, isExplained, isOpenNow, isNearMe } = query;
  const features = needs.slice(0, MOST_NEEDS).flatMap(({ need, weight }, i) => {
    const { types = [], subTypes = [] } = needById(need) ?? {};
    const first = i === 0 ? [`first ${need}`, `first ${context} ${need}`, `first ${types[0]} ${subTypes[0]}`] : [];
    return [`need ${need}`, ...first, ...(weight >= MEANT ? [`type ${types[0]}`, `subtype ${subTypes[0]}`] : [])];
  });
  const strength = Math.round((needs[0]?.weight ?? 0) * 6);
  return [
    ...features,
    `strength ${strength}`,
    `${context} strength ${strength}`,
    `named ${namedTypes[0]}`,
    `explained ${isExplained}`,
    `${context} explained ${isExplained}`,
    `words ${Math.min(words.length, 4)}`,
    `now ${isOpenNow}`,
    `near ${isNearMe}`,
    `audiences ${audiences.join()}`,
    ...audiences.flatMap((audience) => [`audience ${audience}`, `${context} audience ${audience}`]),
  ];
}

/**
 * The concepts of the words, pairs of them, and the beginning. So a word that no practice sentence contains is understood
 * like others with the same meaning, in both languages.
 */
function meaningFeatures(words: readonly string[], context: Context): string[] {
  const concepts = words.map((word) => (word === SERVICE_NAME || word === '?' ? word : requestConceptOf(word)));
  const known = concepts.filter((concept) => concept !== undefined);
  const first = known.slice(0, 3);
  return [
    ...conceptFeatures(known),
    ...known.map((concept) => `${context} concept ${concept}`),
    `concepts ${first[0]}`,
    `concepts ${first.slice(0, 2).join(' ')}`,
    `concepts ${first.join(' ')}`,
    `last concept ${known.at(-1)}`,
    ...(words.length <= FEW_WORDS ? [`all concepts ${known.join(' ')}`] : []),
  ];
}

const people: ReadonlySet<string> = new Set('kid old family woman man veteran disabled lgbt'.split(' '));

/** The people of a message, and their ages. They are few features, so each counts more than in a larger group. */
function peopleFeatures(words: readonly string[], { audiences }: UnderstoodQuery): string[] {
  const named = words.map(requestConceptOf).filter((concept) => concept !== undefined && people.has(concept));
  return [
    ...audiences.map((audience) => `people ${audience}`),
    ...new Set(named.map((concept) => `person ${concept}`)),
    ...words.flatMap((word, i) => ageOf(words, word, i) ?? []),
  ];
}

const ageUnit = /^(years?|yrs?|yr|yo|anos?|anitos|months?|mos?|mo|meses|mes|weeks?|semanas|grade|graders?|grado)$/;
const beforeAge = /^(im|is|am|hes|shes|age|aged|turned|turning|cumplo|cumplio|tengo|tiene|tienen|de)$/;

/** "13 year old", "im 71", "fourth grader", "de 15 años". */
function ageOf(words: readonly string[], word: string, i: number): string | undefined {
  const next = words[i + 1] ?? '';
  if (/^(grader|graders)$/.test(next)) return 'age child';
  const [digits] = word.match(/^\d{1,2}(?=$|yo$|yrs?$|st$|nd$|rd$|th$)/) ?? [];
  if (!digits || !(ageUnit.test(next) || /yo$|yrs?$/.test(word) || beforeAge.test(words[i - 1] ?? '')))
    return undefined;
  const age = Number(digits);
  const isYoung = age < 18 || /^(mo|mos|months?|mes|meses|weeks?|semanas|grade|grado)$/.test(next);
  return isYoung ? 'age child' : age >= 60 ? 'age old' : 'age adult';
}

/** Times, ordinals, and names of services. */
function knownFeatures(words: readonly string[], context: Context, hasPlace: boolean): string[] {
  const { time, isNow } = readTime(words);
  return [
    `day ${time?.day}`,
    `time ${time !== null}`,
    `right now ${isNow}`,
    `${context} ordinal ${ordinalReference(words) !== null}`,
    `${context} named ${words.includes(SERVICE_NAME)}`,
    `place ${hasPlace}`,
    `${context} place ${hasPlace} ${Math.min(words.length, 4)}`,
  ];
}

/** The first and the last words, and all words of a short message. */
function edgeFeatures(words: readonly string[], context: Context): string[] {
  const [first, second, third] = words;
  const all = words.join(' ');
  return [
    `first ${first}`,
    `first ${first} ${second}`,
    `first ${first} ${second} ${third}`,
    `last ${words.at(-1)}`,
    `last ${words.at(-2)} ${words.at(-1)}`,
    `${context} first ${first}`,
    `${context} first ${first} ${second}`,
    ...(words.length <= 4 ? [`all ${all}`, `${context} all ${all}`] : []),
  ];
}
