import { lexicon } from '../lexicon/lexicon.ts';
import { situations } from '../lexicon/situations.ts';
import type { Situation } from '../needs/need.ts';
import type { NeedId } from '../needs/needIds.ts';
import { stemWord } from '../words/stemWord.ts';
import { requestWords } from '../words/stopWords.ts';
import { foldedWords, needsStopWords, type Sentence, sentenceOf } from '../words/tokenize.ts';
import { parseTerms } from './parseTerms.ts';
import { StepwiseBuild } from './stepwiseBuild.ts';
import { TrieNode } from './termTrie.ts';

/**
 * The meaning of a phrase in a query: a need with its weight. `isNegative` marks a look-alike, which does not mean the
 * need.
 */
export interface QueryMeaning {
  need: NeedId;
  weight: number;
  isNegative: boolean;
  /** The phrase describes a situation with several needs. */
  isSituation?: true;
  /** The phrase without its stop words or request words. A match of the whole phrase has priority. */
  isBare?: true;
}

export interface QueryIndex {
  trie: TrieNode<QueryMeaning>;
  /** Phrases that need their stop words ("he hits me"). */
  withStopWords: TrieNode<QueryMeaning>;
  /** Phrases of two to four words by their sorted stems, because people change the order of words. */
  unordered: Map<string, readonly QueryMeaning[]>;
  /** The stems of these phrases. */
  unorderedStems: Set<string>;
  /** Stem → need → the number of the need's terms that contain it. Shows which needs a single word suggests. */
  stemFrequencies: Map<string, Map<NeedId, number>>;
  /** Need → the number of its terms. */
  termCounts: Map<NeedId, number>;
  /** Pairs of neighboring stems in a term, as `a b`. */
  pairs: Set<string>;
  related: Map<NeedId, [NeedId, number][]>;
}

/** Returns the same key for the same stems in any order. */
export function unorderedKey(stems: readonly string[]): string {
  return [...stems].sort().join(' ');
}

const requestStems = new Set([...requestWords].map(stemWord));

/** Returns true for a word of a request, such as "need" or "free". It names no need. */
export function isRequestStem(stem: string): boolean {
  return requestStems.has(stem);
}

/** The lexicon, indexed for queries. */
export const lexiconIndex = new StepwiseBuild(buildIndex);

/** Returns the lexicon, indexed for queries. Builds it once. */
export function queryIndex(): QueryIndex {
  return lexiconIndex.get();
}

function* buildIndex(): Generator<void, QueryIndex> {
  const index: QueryIndex = {
    trie: new TrieNode(),
    withStopWords: new TrieNode(),
    unordered: new Map(),
    unorderedStems: new Set(),
    stemFrequencies: new Map(),
    termCounts: new Map(),
    pairs: new Set(),
    related: new Map(),
  };
  for (const need of lexicon) {
    const lists: [string | undefined, number, boolean][] = [
      [need.en, 1, false],
      [need.es, 1, false],
      [need.enAsk, 1, false],
      [need.esAsk, 1, false],
      [need.text, 0.8, false],
      [need.not, 1, true],
    ];
    const seen = new Map<string, number>();
    for (const [list, factor, isNegative] of lists) {
      for (const { text, weight } of parseTerms(list)) {
        addTerm(
          index,
          seen,
          sentenceOf(foldedWords(text)),
          { need: need.id, weight: weight * factor, isNegative },
          list === need.text ? JARGON_USE : 1,
        );
      }
    }
    index.related.set(need.id, Object.entries(need.related ?? {}) as [NeedId, number][]);
    yield;
  }
  for (const situation of situations) {
    addSituation(index, situation);
    yield;
  }
  knownMeanings.clear();
  return index;
}

/** While the index is built: thousands of phrases have the same meaning. */
const knownMeanings = new Map<string, QueryMeaning>();

/** Returns the first object with this meaning. */
function shared(meaning: QueryMeaning): QueryMeaning {
  const key = Object.entries(meaning).join();
  const known = knownMeanings.get(key);
  if (!known) knownMeanings.set(key, meaning);
  return known ?? meaning;
}

/** Each phrase of a situation means all of its needs. */
function addSituation(index: QueryIndex, { en, es, needs }: Situation): void {
  for (const [need, part] of Object.entries(needs) as [NeedId, number][]) {
    const seen = new Map<string, number>();
    for (const list of [en, es])
      for (const { text, weight } of parseTerms(list))
        addTerm(
          index,
          seen,
          sentenceOf(foldedWords(text)),
          { need, weight: weight * part, isNegative: false, isSituation: true },
          JARGON_USE * part,
        );
  }
}

/** Factors for a phrase without its request words ("help with deposit" → "deposit") or without its stop words. */
const WITHOUT_REQUEST = 0.9;
const ONE_WORD_WITHOUT_REQUEST = 0.6;
const WITHOUT_STOP_WORDS = 0.5;
/** A technical term of services counts less in the frequencies of a query's words. */
const JARGON_USE = 0.3;

function addTerm(
  index: QueryIndex,
  seen: Map<string, number>,
  sentence: Sentence,
  meaning: QueryMeaning,
  use: number,
): void {
  if (needsStopWords(sentence)) {
    index.withStopWords.add(sentence.all, shared(meaning));
    if (meaning.isNegative) return;
    meaning = { ...meaning, weight: meaning.weight * WITHOUT_STOP_WORDS, isBare: true };
  }
  const { stems } = sentence;
  const contentStems = stems.filter((stem) => !isRequestStem(stem));
  if (contentStems.every((stem) => stem === 'no')) return;
  addPhrase(index, seen, stems, meaning);
  if (meaning.isNegative) return;
  for (let i = 1; i < stems.length; i++) index.pairs.add(`${stems[i - 1]} ${stems[i]}`);
  index.termCounts.set(meaning.need, (index.termCounts.get(meaning.need) ?? 0) + use);
  for (const stem of new Set(contentStems)) {
    const uses = index.stemFrequencies.get(stem) ?? new Map<NeedId, number>();
    uses.set(meaning.need, (uses.get(meaning.need) ?? 0) + use);
    index.stemFrequencies.set(stem, uses);
  }
  if (contentStems.length === stems.length) return;
  const weight = meaning.weight * (contentStems.length > 1 ? WITHOUT_REQUEST : ONE_WORD_WITHOUT_REQUEST);
  addPhrase(
    index,
    seen,
    contentStems,
    contentStems.length > 1 ? { ...meaning, weight } : { ...meaning, weight, isBare: true },
  );
}

function addPhrase(index: QueryIndex, seen: Map<string, number>, stems: string[], own: QueryMeaning): void {
  const meaning = shared(own);
  const key = `${stems.join(' ')}${meaning.isNegative ? ' !' : ''}`;
  const known = seen.get(key);
  if (known !== undefined && known >= meaning.weight) return;
  seen.set(key, meaning.weight);
  index.trie.add(stems, meaning);
  if (stems.length < 2 || stems.length > 4 || stems.includes('no')) return;
  const anyOrder = unorderedKey(stems);
  const meanings = index.unordered.get(anyOrder);
  // Phrases with one meaning share the array of that meaning's node.
  index.unordered.set(anyOrder, meanings ? [...meanings, meaning] : TrieNode.lastOf(meaning).meanings);
  for (const stem of stems) index.unorderedStems.add(stem);
}
