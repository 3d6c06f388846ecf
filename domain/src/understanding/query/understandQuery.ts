import type { Audience, ServiceType, SubType } from '../../services/taxonomy/serviceTypes.ts';
import { needById, typesOfNeeds } from '../lexicon/typesOfNeeds.ts';
import { matchPhrases, type QueryMatch } from '../matching/matchPhrases.ts';
import { isRequestStem, queryIndex } from '../matching/queryIndex.ts';
import { broadNeeds, preferSpecific, rankNeeds } from '../matching/rankNeeds.ts';
import type { NeedId } from '../needs/needIds.ts';
import { commonWords } from '../spelling/commonWords.ts';
import { correctWords, type ReadWord } from '../spelling/correctWords.ts';
import type { NamedTime } from '../times/readTime.ts';
import { foldText } from '../words/foldText.ts';
import { stemWord } from '../words/stemWord.ts';
import { stopWords } from '../words/stopWords.ts';
import { sentenceOf } from '../words/tokenize.ts';
import { detectAudiences, namesAudience } from './detectAudiences.ts';
import { detectLanguage } from './detectLanguage.ts';
import { extractTimeAndPlace } from './timeAndPlace.ts';

/** The meaning of a search text. */
export interface UnderstoodQuery {
  language: 'en' | 'es';
  /** The needs that services should meet, strongest first. Weights are at most 1. */
  needs: { need: NeedId; weight: number }[];
  /** Types of which all services match, such as "education". Empty if the text names a need. */
  namedTypes: ServiceType[];
  audiences: Audience[];
  types: ServiceType[];
  subTypes: SubType[];
  /** When services must be open, if not now. */
  time: NamedTime | null;
  isOpenNow: boolean;
  isNearMe: boolean;
  /** Every word is part of a phrase of the lexicon or a request word, so the text is probably not a name. */
  isExplained: boolean;
  /** Folded words to search for in the text of services. */
  words: string[];
  /** Some of `words` say more than the needs do: "swimming lessons" is more than recreation. */
  hasSpecificWords: boolean;
  /** The query with corrected spelling. Null if nothing was corrected. */
  corrected: string | null;
}

const longestText = 400;
/** The words of a query fit into the bits of one number. */
const mostWords = 30;
/** A prefix for words of a name, so they match no phrase of the lexicon. */
const nameMark = '=';
const mostNeeds = 14;
/** From this weight on, the needs describe the query, so its words are searched only if they are more specific. */
const CLEAR = 0.8;
const weakestNeed = 0.08;
const RELATED = 0.6;
/** An exponent below 1. It raises the needs that come second: "summer camp for autistic kids". */
const EVENNESS = 0.75;
/** The factor for a situation's needs if the query also names a need. */
const BESIDE_NAMED = 0.55;
/** The factor for insurance that a person lacks beside a kind of care: "my tooth hurts, no insurance" asks for a dentist. */
const ONLY_LACKED = 0.5;
/** The factor if no phrase names a need and single words only suggest one. */
const ONLY_HINTED = 0.7;

const everydayStems = new Set([...commonWords].map(stemWord));

/** The needs of a query that only asks for help. */
const anyHelp: { need: NeedId; weight: number }[] = [
  { need: 'information-referral', weight: 1 },
  { need: 'emergency-money', weight: 0.7 },
  { need: 'case-management', weight: 0.5 },
];
const helpStems = new Set(
  'help need assistance desperate ayuda ayuden necesito apoyo auxilio'.split(' ').map(stemWord),
);

/**
 * Interprets a search text in English or Spanish and corrects its spelling. `vocabulary` has the folded words of the
 * stored services and the number of services that contain each. These words are never corrected; misspelled words may
 * mean them.
 */
export function understandQuery(
  text: string,
  { vocabulary }: { vocabulary?: ReadonlyMap<string, number> } = {},
): UnderstoodQuery {
  const typed = typedWords(text.slice(0, longestText));
  const read = correctWords(
    typed.map(({ folded }) => folded),
    vocabulary,
  );
  const words = read.flatMap((word) => word.words);
  const moment = extractTimeAndPlace(words);
  const tokens = tokensOf(words).filter((_, i) => !moment.isTaken[i]);
  const sentence = sentenceOf(tokens.slice(0, mostWords).map(markedWord));
  const { stems } = sentence;
  const matches = matchPhrases(queryIndex(), sentence);
  const namedTypes = typesNamedBy(stems);
  const needs = namedTypes.length > 0 ? [] : chooseNeeds(stems, matches);
  const areNeedsClear = (needs[0]?.weight ?? 0) >= CLEAR;
  const contentTokens = tokens.filter((_, i) => (sentence.place[i] ?? -1) >= 0);
  const kinds = typesOfNeeds(needs);
  const found = namedTypes.length > 0 ? [] : wordsToFind(contentTokens, stems, matches, areNeedsClear);
  return {
    language: detectLanguage(words),
    needs,
    namedTypes,
    audiences: detectAudiences(sentence),
    ...kinds,
    time: kinds.types[0] === 'SHELTER' && !asksForOpen(words) ? null : moment.time,
    isOpenNow: moment.isOpenNow,
    isNearMe: moment.isNearMe,
    isExplained: isExplained(stems, matches),
    words: [...new Set(found.map(([, word]) => word))],
    hasSpecificWords: found.some(([i]) => !isWholeNeed(stems[i]!, needs[0]?.need)),
    corrected: correctedText(typed, read),
  };
}

interface Token {
  word: string;
  isName: boolean;
}

function tokensOf(words: readonly string[]): Token[] {
  const isName = findAgencyNames(words);
  return words.map((word, i) => ({ word, isName: isName[i] === true }));
}

function markedWord({ word, isName }: Token): string {
  return isName && !stopWords.has(word) ? nameMark + word : word;
}

/**
 * Returns true for words such as "open". Without them, a time does not exclude shelters: a shelter that takes people in
 * the afternoon also helps tonight, and many have no hours.
 */
function asksForOpen(words: readonly string[]): boolean {
  return words.some((word) => /^(?:open|abiert|abre)/.test(word));
}

interface TypedWord {
  folded: string;
  original: string;
}

/** Splits a text into words, each with its folded form. */
function typedWords(text: string): TypedWord[] {
  const originals = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+(?:['’`´][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  return originals
    .map((original) => ({ original, folded: foldText(original).replace(/ /g, '') }))
    .filter(({ folded }) => folded !== '');
}

function chooseNeeds(stems: readonly string[], matches: readonly QueryMatch[]): UnderstoodQuery['needs'] {
  const contentStems = stems.filter((stem) => !isRequestStem(stem) && stem !== 'no');
  const asksForHelp = stems.some((stem) => helpStems.has(stem));
  if (contentStems.length === 0) return asksForHelp ? anyHelp : [];
  const index = queryIndex();
  const { named, implied, hasNamedBesideSituation, isOnlyHinted } = rankNeeds(index, stems, matches);
  const strongest = Math.max(0, ...named.values());
  if (strongest === 0 && implied.size === 0)
    return asksForHelp && contentStems.every((stem) => everydayStems.has(stem)) ? anyHelp : [];
  const direct = strengthsOf(preferSpecific(named), implied, hasNamedBesideSituation ? BESIDE_NAMED : 1);
  const confidence = implied.size > 0 ? 1 : confidenceIn(stems, matches, strongest) * (isOnlyHinted ? ONLY_HINTED : 1);
  const insurance = direct.get('health-insurance');
  if (insurance && stems.includes('no') && [...named.keys()].some(isCare))
    direct.set('health-insurance', insurance * ONLY_LACKED);
  const weights = new Map(direct);
  for (const [need, weight] of direct) {
    for (const [other, part] of index.related.get(need) ?? []) {
      const own = weights.get(other) ?? 0;
      const shared = part * weight * RELATED;
      weights.set(other, Math.min(1, Math.max(own, shared) + 0.25 * Math.min(own, shared)));
    }
  }
  return [...weights]
    .map(([need, weight]) => ({ need, weight: Math.round(weight * confidence * 1000) / 1000 }))
    .filter(({ weight }) => weight >= weakestNeed * confidence)
    .sort((a, b) => b.weight - a.weight || (a.need < b.need ? -1 : 1))
    .slice(0, mostNeeds);
}

const isCare = (need: NeedId): boolean => need !== 'health-insurance' && needById(need)?.types[0] === 'HEALTH';

function isExplained(stems: readonly string[], matches: readonly QueryMatch[]): boolean {
  const covered = matches.reduce((bits, { words }) => bits | words, 0);
  return stems.every((stem, i) => isRequestStem(stem) || (covered & (1 << i)) !== 0);
}

/** Puts the named needs and those that the situation implies on one scale up to 1. */
function strengthsOf(
  named: ReadonlyMap<NeedId, number>,
  implied: ReadonlyMap<NeedId, number>,
  impliedFactor: number,
): Map<NeedId, number> {
  const strongest = Math.max(...named.values(), 0.01);
  const strengths = new Map([...named].map(([need, weight]) => [need, (weight / strongest) ** EVENNESS]));
  for (const [need, weight] of implied) strengths.set(need, Math.max(weight * impliedFactor, strengths.get(need) ?? 0));
  return strengths;
}

/**
 * Returns 1 if the lexicon explains half of the words or the query is long. Otherwise less, because the query may be a
 * name.
 */
function confidenceIn(stems: readonly string[], matches: readonly QueryMatch[], strongest: number): number {
  const covered = matches.reduce((bits, { words }) => bits | words, 0);
  let [total, explained] = [0, 0];
  stems.forEach((stem, i) => {
    if (isRequestStem(stem) || stem === 'no') return;
    total++;
    if (covered & (1 << i)) explained++;
    else if (queryIndex().stemFrequencies.has(stem)) explained += 0.6;
  });
  const share = total === 0 ? 1 : explained / total;
  const isLong = total > 4;
  return share >= 0.5 || isLong ? 1 : Math.min(1, 0.35 + share * 0.5) * Math.min(1, 0.5 + strongest);
}

/** A word of a phrase is also searched for if it is in few terms of the need, such as "lupus" for chronic illness, … */
const RARE_IN_NEED = 2;
const RARE_SHARE_OF_NEED = 0.06;
/** … unless many needs share it. */
const RARE_IN_ALL = 4;
const MOSTLY_OF_ONE = 0.7;

/**
 * Returns the words that say more than the needs, each with its index: names, and words that are more specific than the
 * need.
 */
function wordsToFind(
  tokens: readonly Token[],
  stems: readonly string[],
  matches: readonly QueryMatch[],
  areNeedsClear: boolean,
): [number, string][] {
  return tokens.flatMap(({ isName, word }, i) => {
    const stem = stems[i] as string;
    const isLittle = stem === 'no' || isRequestStem(stem) || word.length === 1;
    const isFound = isName || (!isLittle && (!areNeedsClear || isSpecial(word, stem, i, matches)));
    return isFound ? [[i, word]] : [];
  });
}

/** Whether the word alone names the need, and the need is not broad: "expunge". */
function isWholeNeed(stem: string, need: NeedId | undefined): boolean {
  if (need === undefined || broadNeeds.has(need)) return false;
  const meanings = queryIndex().trie.after(stem)?.meanings ?? [];
  return meanings.some((one) => one.need === need && one.weight >= CLEAR && !one.isNegative);
}

function isSpecial(word: string, stem: string, i: number, matches: readonly QueryMatch[]): boolean {
  const holding = matches.filter(({ words }) => (words & (1 << i)) !== 0);
  if (holding.some(({ meanings }) => meanings.some(({ need }) => need === 'faith-community'))) return true;
  if (commonWords.has(word) || namesAudience(stem)) return false;
  const { stemFrequencies: usesOfStem, termCounts: termsOfNeed } = queryIndex();
  const uses = usesOfStem.get(stem);
  if (!uses) return true;
  let total = 0;
  for (const count of uses.values()) total += count;
  if (total > RARE_IN_ALL && Math.max(...uses.values()) < MOSTLY_OF_ONE * total) return false;
  const isRareIn = (need: NeedId) => {
    const own = uses.get(need) ?? 0;
    return own <= RARE_IN_NEED || own < RARE_SHARE_OF_NEED * (termsOfNeed.get(need) ?? 0);
  };
  return holding.every(({ meanings }) => meanings.every(({ need }) => isRareIn(need)));
}

/** Returns the text as typed, with only the misspelled words replaced. Null if there are none. */
function correctedText(typed: readonly TypedWord[], read: readonly ReadWord[]): string | null {
  if (!read.some(({ isCorrected }) => isCorrected)) return null;
  let at = 0;
  const parts = read.map(({ typed: as, words, isCorrected }) => {
    const length = as.split(' ').length;
    const originals = typed.slice(at, at + length).map(({ original }) => original);
    at += length;
    return isCorrected ? words.join(' ') : originals.join(' ');
  });
  return parts.join(' ');
}

/**
 * Names of organizations that contain words of needs. A query with such a name means the organization, not the need.
 */
const agencyNames =
  `salvation army, catholic charities, united way, red cross, american red cross, cruz roja, boys and girls club,
  ymca, ywca, goodwill, st vincent de paul, saint vincent de paul, love and care ministries, love and care, lutheran social services,
  jewish family services, big brothers big sisters, girl scouts, boy scouts, volunteers of america, ejercito de salvacion,
  caridades catolicas, planned parenthood, easter seals,
  goodfellows, betty hardwick, noah project, hope haven, meals on wheels plus, city light, presbyterian medical care mission`
    .split(',')
    .map((name) => name.trim().split(/\s+/));

/** Returns, for each folded word of a query, whether it is part of such a name. */
function findAgencyNames(words: readonly string[]): boolean[] {
  const isName = words.map(() => false);
  for (let start = 0; start < words.length; start++) {
    for (const name of agencyNames) {
      if (name.every((word, i) => words[start + i] === word)) isName.fill(true, start, start + name.length);
    }
  }
  return isName;
}

/** Names of tabs, and similar broad words, which name no need: "education", "classes". */
const typeTerms: Partial<Record<ServiceType, string>> = {
  EDUCATION: `education educational learn learning class classes course courses lesson lessons educacion educativo aprender
    aprendizaje clase clases curso cursos leccion lecciones`,
  RESOURCES: 'resource resources recurso recursos',
};

const stemsOfTypes = Object.entries(typeTerms).map(([type, terms]) => ({
  type: type as ServiceType,
  stems: new Set(terms.split(/\s+/).map(stemWord)),
}));

/** Returns the types that the stems of a query name. Returns none if a stem has another meaning. */
function typesNamedBy(stems: readonly string[]): ServiceType[] {
  return stemsOfTypes
    .filter(
      ({ stems: named }) =>
        stems.some((stem) => named.has(stem)) && stems.every((stem) => named.has(stem) || isRequestStem(stem)),
    )
    .map(({ type }) => type);
}
