/** What a phrase stands for. */
export interface TrieNode<T> {
  next: Map<string, TrieNode<T>>;
  meanings: T[];
}

export function newTrie<T>(): TrieNode<T> {
  return { next: new Map(), meanings: [] };
}

/** Gives the phrase one more meaning. */
export function addToTrie<T>(trie: TrieNode<T>, stems: readonly string[], meaning: T): void {
  let node = trie;
  for (const stem of stems) {
    let next = node.next.get(stem);
    if (!next) {
      next = newTrie();
      node.next.set(stem, next);
    }
    node = next;
  }
  node.meanings.push(meaning);
}

/** Every phrase of the trie that stands in the words from `start` up to, not including, `end`. */
export function findInTrie<T>(
  trie: TrieNode<T>,
  words: readonly string[],
): { meaning: T; start: number; end: number }[] {
  const found: { meaning: T; start: number; end: number }[] = [];
  for (let start = 0; start < words.length; start++) {
    let node: TrieNode<T> | undefined = trie;
    for (let at = start; at < words.length; at++) {
      node = node.next.get(words[at] as string);
      if (!node) break;
      for (const meaning of node.meanings) found.push({ meaning, start, end: at + 1 });
    }
  }
  return found;
}
