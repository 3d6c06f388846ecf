import type { Audience, ServiceType, SubType } from '../../services/taxonomy/serviceTypes.ts';
import { typesOfNeeds } from '../lexicon/typesOfNeeds.ts';
import { matchPhrases, type QueryMatch } from '../matching/matchPhrases.ts';
import { isRequestStem, queryIndex } from '../matching/queryIndex.ts';
import { preferSpecific, rankNeeds } from '../matching/rankNeeds.ts';
import type { NeedId } from '../needs/needIds.ts';
import { commonWords } from '../spelling/commonWords.ts';
import { correctWords, type ReadWord } from '../spelling/correctWords.ts';
import type { NamedTime } from '../times/readTime.ts';
import { foldText } from '../words/foldText.ts';
import { stemWord } from '../words/stemWord.ts';
import { stopWords } from '../words/stopWords.ts';
import { sentenceOf } from '../words/tokenize.ts';
import { findAgencyNames } from './agencyNames.ts';
import { detectAudiences, namesAudience } from './detectAudiences.ts';
import { detectLanguage } from './detectLanguage.ts';
import { extractTimeAndPlace } from './timeAndPlace.ts';
import { typesNamedBy } from './typeTerms.ts';

/** What a person's words in a search mean. */
export interface UnderstoodQuery {
  language: 'en' | 'es';
  /** What services are to offer, the strongest first, at most 1 each. */
  needs: { need: NeedId; weight: number }[];
  /** Types of which all services are meant: "education". Only if no need is named. */
  namedTypes: ServiceType[];
  audiences: Audience[];
  types: ServiceType[];
  subTypes: SubType[];
  /** When services must be open, if not now. */
  time: NamedTime | null;
  isOpenNow: boolean;
  isNearMe: boolean;
  /** Every word that says something is part of a phrase of the lexicon, so the text is hardly a name. */
  isExplained: boolean;
  /** Folded words that are worth looking for in the services' own text. */
  words: string[];
  /** The query with its misspelt words corrected; null where there were none. */
  corrected: string | null;
}

const longestText = 400;
/** The bits of one number stand for a query's words. */
const mostWords = 30;
/** Words of a name are strangers to the lexicon. */
const nameMark = '=';
const mostNeeds = 14;
const weakestNeed = 0.08;
const RELATED = 0.6;
/** Below 1 it lifts what is asked for beside the main thing: "summer camp for autistic kids". */
const EVENNESS = 0.75;
/** What is left of a situation's needs where something is asked for by name besides. */
const BESIDE_ASKED = 0.55;
/** Where no word names a need and some only hint at one. */
const ONLY_HINTED = 0.7;

const everydayStems = new Set([...commonWords].map(stemWord));

/** What is meant where somebody only asks for help. */
const anyHelp: { need: NeedId; weight: number }[] = [
  { need: 'information-referral', weight: 1 },
  { need: 'emergency-money', weight: 0.7 },
  { need: 'case-management', weight: 0.5 },
];
const helpStems = new Set(
  'help need assistance desperate ayuda ayuden necesito apoyo auxilio'.split(' ').map(stemWord),
);

/**
 * Reads a search in English or Spanish, misspelt or not. `vocabulary` holds the folded words of the stored services with the
 * number of services that have each: they are never corrected, and misspelt words may mean them.
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
  const isName = findAgencyNames(words);
  const told = words.map((word, i) => ({ word, isName: isName[i] === true })).filter((_, i) => !moment.isTaken[i]);
  const sentence = sentenceOf(
    told.slice(0, mostWords).map(({ word, isName }) => (isName && !stopWords.has(word) ? nameMark + word : word)),
  );
  const { stems } = sentence;
  const matches = matchPhrases(queryIndex(), sentence);
  const namedTypes = typesNamedBy(stems);
  const needs = namedTypes.length > 0 ? [] : chooseNeeds(stems, matches);
  const kinds = typesOfNeeds(needs);
  return {
    language: detectLanguage(words),
    needs,
    namedTypes,
    audiences: detectAudiences(sentence),
    ...kinds,
    // Shelters that take people in the afternoon also help tonight, and many have no hours.
    time:
      kinds.types[0] === 'SHELTER' && !words.some((word) => /^(?:open|abiert|abre)/.test(word)) ? null : moment.time,
    isOpenNow: moment.isOpenNow,
    isNearMe: moment.isNearMe,
    isExplained: isExplained(stems, matches),
    words:
      namedTypes.length > 0
        ? []
        : wordsToFind(
            told.filter((_, i) => (sentence.place[i] ?? -1) >= 0),
            stems,
            matches,
            (needs[0]?.weight ?? 0) >= 0.8,
          ),
    corrected: correctedText(typed, read),
  };
}

interface TypedWord {
  folded: string;
  original: string;
}

/** The words as typed, each with its folded form. */
function typedWords(text: string): TypedWord[] {
  const originals = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+(?:['’`´][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  return originals
    .map((original) => ({ original, folded: foldText(original).replace(/ /g, '') }))
    .filter(({ folded }) => folded !== '');
}

function chooseNeeds(stems: readonly string[], matches: readonly QueryMatch[]): UnderstoodQuery['needs'] {
  const telling = stems.filter((stem) => !isRequestStem(stem) && stem !== 'no');
  const asksForHelp = stems.some((stem) => helpStems.has(stem));
  if (telling.length === 0) return asksForHelp ? anyHelp : [];
  const index = queryIndex();
  const { asked, told, isAlsoAsked, isOnlyHinted } = rankNeeds(index, stems, matches);
  const strongest = Math.max(0, ...asked.values());
  if (strongest === 0 && told.size === 0)
    return asksForHelp && telling.every((stem) => everydayStems.has(stem)) ? anyHelp : [];
  const direct = strengthsOf(preferSpecific(asked), told, isAlsoAsked ? BESIDE_ASKED : 1);
  const sure = told.size > 0 ? 1 : sureness(stems, matches, strongest) * (isOnlyHinted ? ONLY_HINTED : 1);
  const weights = new Map(direct);
  for (const [need, weight] of direct) {
    for (const [other, part] of index.related.get(need) ?? []) {
      const own = weights.get(other) ?? 0;
      const shared = part * weight * RELATED;
      weights.set(other, Math.min(1, Math.max(own, shared) + 0.25 * Math.min(own, shared)));
    }
  }
  return [...weights]
    .map(([need, weight]) => ({ need, weight: Math.round(weight * sure * 1000) / 1000 }))
    .filter(({ weight }) => weight >= weakestNeed * sure)
    .sort((a, b) => b.weight - a.weight || (a.need < b.need ? -1 : 1))
    .slice(0, mostNeeds);
}

function isExplained(stems: readonly string[], matches: readonly QueryMatch[]): boolean {
  const covered = matches.reduce((bits, { words }) => bits | words, 0);
  return stems.every((stem, i) => isRequestStem(stem) || (covered & (1 << i)) !== 0);
}

/** What is asked for and what the situation needs, on one scale up to 1. */
function strengthsOf(
  asked: ReadonlyMap<NeedId, number>,
  told: ReadonlyMap<NeedId, number>,
  situationPart: number,
): Map<NeedId, number> {
  const strongest = Math.max(...asked.values(), 0.01);
  const strengths = new Map([...asked].map(([need, weight]) => [need, (weight / strongest) ** EVENNESS]));
  for (const [need, weight] of told) strengths.set(need, Math.max(weight * situationPart, strengths.get(need) ?? 0));
  return strengths;
}

/** 1 where the lexicon explains the query; less where most of its words are strangers to it, as in a name. */
function sureness(stems: readonly string[], matches: readonly QueryMatch[], strongest: number): number {
  const covered = matches.reduce((bits, { words }) => bits | words, 0);
  let [told, explained] = [0, 0];
  stems.forEach((stem, i) => {
    if (isRequestStem(stem) || stem === 'no') return;
    told++;
    if (covered & (1 << i)) explained++;
    else if (queryIndex().stemFrequencies.has(stem)) explained += 0.6;
  });
  const share = told === 0 ? 1 : explained / told;
  const isLong = told > 4;
  return share >= 0.5 || isLong ? 1 : Math.min(1, 0.35 + share * 0.5) * Math.min(1, 0.5 + strongest);
}

/** A word of a found phrase is looked for itself where it stands in few terms of the need ("lupus" of chronic illness)… */
const RARE_IN_NEED = 2;
const RARE_SHARE_OF_NEED = 0.06;
/** …and is not a word that many needs share. */
const RARE_IN_ALL = 4;
const MOSTLY_OF_ONE = 0.7;

/** The words that say more than the needs found: names, and words too special to be the need's own name. */
function wordsToFind(
  tokens: readonly { word: string; isName: boolean }[],
  stems: readonly string[],
  matches: readonly QueryMatch[],
  isToldByNeeds: boolean,
): string[] {
  const found = tokens.filter(({ isName, word }, i) => {
    const stem = stems[i] as string;
    if (isName) return true;
    if (stem === 'no' || isRequestStem(stem) || word.length === 1) return false;
    return !isToldByNeeds || isSpecial(word, stem, i, matches);
  });
  return [...new Set(found.map(({ word }) => word))];
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

/** The person's own spelling with only the misspelt words put right. */
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
