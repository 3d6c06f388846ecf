import type { Sentence } from '../words/tokenize.ts';
import { isRequestStem, type QueryIndex, type QueryMeaning, unorderedKey } from './queryIndex.ts';
import type { TrieNode } from './termTrie.ts';

/** A phrase of the lexicon that a query contains. Bit i of `words` is set if the query's i-th stem belongs to it. */
export interface QueryMatch {
  words: number;
  size: number;
  meanings: readonly QueryMeaning[];
  /** Below 1 if the words are in another order or have other words between them. */
  fit: number;
}

const REORDERED = 0.9;
const WITH_GAPS = 0.75;

/**
 * Returns the phrases of the lexicon that the query contains, in any order of words. Omits phrases inside a longer one.
 */
export function matchPhrases(index: QueryIndex, sentence: Sentence): QueryMatch[] {
  const { stems } = sentence;
  const found: QueryMatch[] = [];
  addWithStopWords(index, sentence, found);
  for (let start = 0; start < stems.length; start++) walk(index.trie, stems, start, 0, 0, found);
  addUnordered(index, stems, found);
  return withoutLookAlikes(found).filter((match, _, rest) => !rest.some((other) => replaces(other, match)));
}

/** Removes the meanings of phrases that are inside a look-alike of the same need, and the look-alikes themselves. */
function withoutLookAlikes(found: readonly QueryMatch[]): QueryMatch[] {
  const isVoid = ({ need }: QueryMeaning, words: number) =>
    found.some(
      (other) =>
        (other.words & words) === words && other.meanings.some((voids) => voids.isNegative && voids.need === need),
    );
  return found
    .map((match) => ({ ...match, meanings: match.meanings.filter((m) => !m.isNegative && !isVoid(m, match.words)) }))
    .filter(({ meanings }) => meanings.length > 0);
}

function addWithStopWords(index: QueryIndex, { all, place }: Sentence, found: QueryMatch[]): void {
  for (let start = 0; start < all.length; start++) {
    let node: TrieNode<QueryMeaning> | undefined = index.withStopWords;
    let words = 0;
    for (let at = start; at < all.length; at++) {
      node = node.after(all[at] as string);
      if (!node) break;
      if ((place[at] as number) >= 0) words |= 1 << (place[at] as number);
      if (node.meanings.length > 0) found.push({ words, size: 2, meanings: node.meanings, fit: 1 });
    }
  }
}

/** Follows the trie from the word at index `at`. Adds a match each time a phrase is complete. */
function walk(
  node: TrieNode<QueryMeaning>,
  stems: readonly string[],
  at: number,
  words: number,
  size: number,
  found: QueryMatch[],
): void {
  if (at >= stems.length) return;
  const stem = stems[at] as string;
  const next = node.after(stem);
  if (next) {
    const taken = words | (1 << at);
    if (next.meanings.length > 0) found.push({ words: taken, size: size + 1, meanings: next.meanings, fit: 1 });
    walk(next, stems, at + 1, taken, size + 1, found);
  }
  // Request words may occur inside a phrase: "ropa gratis para bebe" means "ropa para bebe".
  if (size > 0 && isRequestStem(stem)) walk(node, stems, at + 1, words, size, found);
}

function addUnordered(index: QueryIndex, stems: readonly string[], found: QueryMatch[]): void {
  const places = stems.map((_, i) => i).filter((i) => !isRequestStem(stems[i] as string));
  // Most words are in no such phrase, so few combinations remain.
  const mayBelong = places.map((i) => index.unorderedStems.has(stems[i] as string));
  const reach = 6;
  const take = (chosen: number[], from: number): void => {
    if (chosen.length >= 2) {
      const meanings = index.unordered.get(unorderedKey(chosen.map((i) => stems[places[i] as number] as string)));
      if (meanings) addIfAny(found, unorderedMatch(meanings, chosen, places));
    }
    if (chosen.length === 4) return;
    const end = Math.min(places.length, chosen.length === 0 ? places.length : (chosen[0] as number) + reach);
    for (let i = from; i < end; i++) if (mayBelong[i]) take([...chosen, i], i + 1);
  };
  take([], 0);
}

function addIfAny(found: QueryMatch[], match: QueryMatch): void {
  if (match.meanings.length > 0) found.push(match);
}

function unorderedMatch(meanings: readonly QueryMeaning[], chosen: number[], places: number[]): QueryMatch {
  const span = (chosen[chosen.length - 1] as number) - (chosen[0] as number) + 1;
  const words = chosen.reduce((bits, i) => bits | (1 << (places[i] as number)), 0);
  const isTogether = span === chosen.length;
  // Two words with others between them do not describe a situation.
  const meant = isTogether || chosen.length > 2 ? meanings : meanings.filter((meaning) => !meaning.isSituation);
  return { words, size: chosen.length, meanings: meant, fit: isTogether ? REORDERED : WITH_GAPS };
}

function isSituation({ meanings }: QueryMatch): boolean {
  return meanings.every((meaning) => meaning.isSituation);
}

/** Returns true if `other` replaces `match`: it has more words, or the same words in a better order. */
function replaces(other: QueryMatch, match: QueryMatch): boolean {
  if (other === match || (isSituation(other) && !isSituation(match))) return false;
  if (other.words === match.words)
    return other.size > match.size || (other.size === match.size && other.fit > match.fit);
  return (other.words & match.words) === match.words;
}
