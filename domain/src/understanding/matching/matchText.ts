import { lexicon } from '../lexicon/lexicon.ts';
import type { NeedId } from '../needs/needIds.ts';
import { foldedWords, needsStopWords, sentenceOf } from '../words/tokenize.ts';
import { parseTerms } from './parseTerms.ts';
import { lexiconIndex, queryIndex } from './queryIndex.ts';
import { StepwiseBuild } from './stepwiseBuild.ts';
import { TrieNode } from './termTrie.ts';

interface Meaning {
  need: NeedId;
  /** 0 for a look-alike, which does not mean the need. */
  strength: number;
}

export interface TextMatch {
  need: NeedId;
  term: string;
  strength: number;
  /** The first word of the phrase, and the word after it. */
  start: number;
  end: number;
}

const HINT = 0.35;
const ONE_WORD = 0.85;

/** Words that mean a need in a query, but that services use for many things. Alone, they are weak evidence. */
const vagueAlone = new Set(
  `will llc referral provider literaci screen advocat vision specialist credit benefit part disabiliti senior sponsor colleg
  universiti curriculum curricul jewish garden mentor arrest foster traum stress test cultur cultural advocaci budget clean
  peer hotlin helplin book rent mail storag visit meet tour skill coach hepatitis hearing caregiver medicin medication donar`.split(
    /\s+/,
  ),
);
const VAGUE = 0.4;

/** `loose` compares phrases without stop words; `exact` has the phrases that need them ("he hits me"). */
interface Tries {
  loose: TrieNode<Meaning>;
  exact: TrieNode<Meaning>;
}

const lexiconTries = new StepwiseBuild(buildTries);

/** Builds everything that searches read in the lexicon, in small steps. */
export function* buildMatching(): Generator<void, void> {
  yield* lexiconIndex.build();
  yield* lexiconTries.build();
}

function* buildTries(): Generator<void, Tries> {
  const tries: Tries = { loose: new TrieNode(), exact: new TrieNode() };
  for (const need of lexicon) {
    const seen = new Set<string>();
    const byStrength = new Map<number, Meaning>();
    const meaningOf = (strength: number) => {
      const meaning = byStrength.get(strength) ?? { need: need.id, strength };
      byStrength.set(strength, meaning);
      return meaning;
    };
    const add = (list: string | undefined, strength: number) => {
      for (const { text, weight } of parseTerms(list)) {
        const sentence = sentenceOf(foldedWords(text));
        const isExact = needsStopWords(sentence);
        const stems = isExact ? sentence.all : sentence.stems;
        const term = stems.join(' ');
        if (sentence.stems.length === 0 || seen.has(term)) continue;
        seen.add(term);
        const worth = stems.length === 1 && strength === 1 ? oneWordWorth(need.id, term) : 1;
        (isExact ? tries.exact : tries.loose).add(stems, meaningOf(strength * weight * worth));
      }
    };
    add(need.not, 0);
    add(need.text, 1);
    add(need.en, 1);
    add(need.es, 1);
    add(need.hint, HINT);
    yield;
  }
  return tries;
}

/** Returns the needs that the phrases of one sentence mention. */
export function matchText(sentence: string): TextMatch[] {
  const tries = lexiconTries.get();
  const { stems, all, place } = sentenceOf(foldedWords(sentence));
  const found = findIn(tries.loose, stems);
  for (const match of findIn(tries.exact, all)) {
    const places = place.slice(match.start, match.end).filter((at) => at >= 0);
    if (places.length > 0)
      found.push({ ...match, start: places[0] as number, end: (places[places.length - 1] as number) + 1 });
  }
  return found.flatMap((match) => {
    if (match.strength === 0) return [];
    const worth = worthBeside(match, found);
    return worth === 0 ? [] : [{ ...match, strength: match.strength * worth * contextOf(stems, match) }];
  });
}

function oneWordWorth(need: NeedId, stem: string): number {
  return vagueAlone.has(stem) ? VAGUE : ONE_WORD * ownShare(need, stem);
}

/** A word in the terms of many needs is weaker evidence for each of them. */
function ownShare(need: NeedId, stem: string): number {
  const uses = queryIndex().stemFrequencies.get(stem);
  if (!uses) return 1;
  let total = 0;
  for (const count of uses.values()) total += count;
  return 0.5 + (0.5 * (uses.get(need) ?? 0)) / total;
}

function findIn(trie: TrieNode<Meaning>, stems: readonly string[]): TextMatch[] {
  return trie
    .findIn(stems)
    .map(({ meaning, start, end }) => ({ ...meaning, term: stems.slice(start, end).join(' '), start, end }));
}

/**
 * Returns the factor for a match inside other matches: 0 if a look-alike or a longer match replaces it, 0.3 if a longer
 * one of another need contains it.
 */
function worthBeside(match: TextMatch, found: readonly TextMatch[]): number {
  let worth = 1;
  for (const other of found) {
    if (other.start > match.start || other.end < match.end) continue;
    const isLonger = other.end - other.start > match.end - match.start;
    if (other.strength === 0) {
      if (other.need === match.need) return 0;
    } else if (isLonger) {
      if (other.need === match.need || match.end - match.start === 1) return 0;
      worth = 0.3;
    }
  }
  return worth;
}

const referring = new Set(['referral', 'refer', 'inform', 'informacion', 'link']);
const requiring = new Set(['must', 'requir', 'receiv', 'eligibl', 'accept', 'enroll', 'qualifi', 'recipient']);
/** Words after "no" that do not deny the need: "no cost", "no appointment". */
const harmlessAfterNo = new Set([
  'cost',
  'charge',
  'fee',
  'income',
  'appoint',
  'matt',
  'longer',
  'onli',
  'profit',
  'limit',
  'insurance',
  'insur',
]);

/**
 * Returns the factor for the words before a phrase: low if the service denies it, only refers to it, or requires it of
 * the client.
 */
function contextOf(stems: readonly string[], { start }: TextMatch): number {
  for (let i = Math.max(0, start - 3); i < start; i++) {
    const stem = stems[i] as string;
    if ((stem === 'no' && !harmlessAfterNo.has(stems[i + 1] as string)) || stem === 'exclud' || stem === 'except')
      return 0.1;
  }
  for (let i = Math.max(0, start - 8); i < start; i++)
    if (referring.has(stems[i] as string)) return i >= start - 4 ? 0.4 : 0.6;
  for (let i = Math.max(0, start - 3); i < start; i++) if (requiring.has(stems[i] as string)) return 0.4;
  return 1;
}
