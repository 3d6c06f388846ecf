import { lexicon } from '../lexicon/lexicon.ts';
import { situations } from '../lexicon/situations.ts';
import type { Situation } from '../needs/need.ts';
import type { NeedId } from '../needs/needIds.ts';
import { stemWord } from '../words/stemWord.ts';
import { requestWords } from '../words/stopWords.ts';
import { foldedWords, needsStopWords, type Sentence, sentenceOf } from '../words/tokenize.ts';
import { parseTerms } from './parseTerms.ts';
import { TrieNode } from './termTrie.ts';

/** What a phrase in a query says: a need with its weight, or (`isVoid`) that the need is not meant. */
export interface QueryMeaning {
  need: NeedId;
  weight: number;
  isNegative: boolean;
  /** It comes of a situation, which asks for several needs at once. */
  isSituation?: true;
  /** What is left of a phrase without its little or asking words; a need that is called just so comes first. */
  isBare?: true;
}

export interface QueryIndex {
  trie: TrieNode<QueryMeaning>;
  /** Phrases that count only with their little words ("he hits me"). */
  withStopWords: TrieNode<QueryMeaning>;
  /** The same phrases of two to four words by their sorted stems: people turn the order of words around. */
  unordered: Map<string, QueryMeaning[]>;
  /** Stem → need → how many of the need's terms have it: what a word alone hints at. */
  stemFrequencies: Map<string, Map<NeedId, number>>;
  /** Need → how many terms it has. */
  termCounts: Map<NeedId, number>;
  /** Pairs of stems that stand side by side in a term, as `a b`. */
  pairs: Set<string>;
  related: Map<NeedId, [NeedId, number][]>;
}

/** A phrase's key in any order. */
export function unorderedKey(stems: readonly string[]): string {
  return [...stems].sort().join(' ');
}

const askingStems = new Set([...requestWords].map(stemWord));

/** True for words by which people ask; they say nothing alone. */
export function isRequestStem(stem: string): boolean {
  return askingStems.has(stem);
}

let built: QueryIndex | undefined;

/** The lexicon as queries read it, built once. */
export function queryIndex(): QueryIndex {
  built ??= buildIndex();
  return built;
}

function buildIndex(): QueryIndex {
  const index: QueryIndex = {
    trie: new TrieNode(),
    withStopWords: new TrieNode(),
    unordered: new Map(),
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
    for (const [list, factor, isVoid] of lists) {
      for (const { text, weight } of parseTerms(list)) {
        addTerm(
          index,
          seen,
          sentenceOf(foldedWords(text)),
          { need: need.id, weight: weight * factor, isNegative: isVoid },
          list === need.text ? JARGON_USE : 1,
        );
      }
    }
    index.related.set(need.id, Object.entries(need.related ?? {}) as [NeedId, number][]);
  }
  for (const situation of situations) addSituation(index, situation);
  return index;
}

/** Each phrase of a situation asks for all of its needs at once. */
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

/** A phrase that asks ("help with deposit") is also known without the asking, a little weaker. */
const WITHOUT_ASKING = 0.9;
const ONE_WORD_WITHOUT_ASKING = 0.6;
const WITHOUT_LITTLE_WORDS = 0.5;
/** A word of the services' jargon hints less at what people ask for. */
const JARGON_USE = 0.3;

function addTerm(
  index: QueryIndex,
  seen: Map<string, number>,
  sentence: Sentence,
  meaning: QueryMeaning,
  use: number,
): void {
  if (needsStopWords(sentence)) {
    index.withStopWords.add(sentence.all, meaning);
    if (meaning.isNegative) return;
    meaning = { ...meaning, weight: meaning.weight * WITHOUT_LITTLE_WORDS, isBare: true };
  }
  const { stems } = sentence;
  const telling = stems.filter((stem) => !isRequestStem(stem));
  if (telling.every((stem) => stem === 'no')) return;
  addPhrase(index, seen, stems, meaning);
  if (meaning.isNegative) return;
  for (let i = 1; i < stems.length; i++) index.pairs.add(`${stems[i - 1]} ${stems[i]}`);
  index.termCounts.set(meaning.need, (index.termCounts.get(meaning.need) ?? 0) + use);
  for (const stem of new Set(telling)) {
    const uses = index.stemFrequencies.get(stem) ?? new Map<NeedId, number>();
    uses.set(meaning.need, (uses.get(meaning.need) ?? 0) + use);
    index.stemFrequencies.set(stem, uses);
  }
  if (telling.length === stems.length) return;
  const weight = meaning.weight * (telling.length > 1 ? WITHOUT_ASKING : ONE_WORD_WITHOUT_ASKING);
  addPhrase(index, seen, telling, telling.length > 1 ? { ...meaning, weight } : { ...meaning, weight, isBare: true });
}

function addPhrase(index: QueryIndex, seen: Map<string, number>, stems: string[], meaning: QueryMeaning): void {
  const key = `${stems.join(' ')}${meaning.isNegative ? ' !' : ''}`;
  const known = seen.get(key);
  if (known !== undefined && known >= meaning.weight) return;
  seen.set(key, meaning.weight);
  index.trie.add(stems, meaning);
  if (stems.length < 2 || stems.length > 4 || stems.includes('no')) return;
  const anyOrder = unorderedKey(stems);
  const meanings = index.unordered.get(anyOrder);
  if (meanings) meanings.push(meaning);
  else index.unordered.set(anyOrder, [meaning]);
}
