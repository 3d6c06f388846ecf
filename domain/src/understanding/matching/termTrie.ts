const none: readonly never[] = [];

/** A node of a trie of phrases. Most nodes have at most one child, so only the others need a map. */
export class TrieNode<T> {
  /** The meanings of the phrases that end at this node. */
  meanings: readonly T[] = none;
  #stem: string | undefined;
  #next: TrieNode<T> | undefined;
  #others: Map<string, TrieNode<T>> | undefined;

  /** Returns the child for a stem, or undefined if no phrase continues with it. */
  after(stem: string): TrieNode<T> | undefined {
    return stem === this.#stem ? this.#next : this.#others?.get(stem);
  }

  /** Adds a meaning to a phrase. */
  add(stems: readonly string[], meaning: T): void {
    let node: TrieNode<T> = this;
    for (const stem of stems) node = node.after(stem) ?? node.#grow(stem);
    if (node.meanings === none) node.meanings = [meaning];
    else (node.meanings as T[]).push(meaning);
  }

  #grow(stem: string): TrieNode<T> {
    const grown = new TrieNode<T>();
    if (this.#stem === undefined) {
      this.#stem = stem;
      this.#next = grown;
    } else {
      this.#others ??= new Map();
      this.#others.set(stem, grown);
    }
    return grown;
  }

  /** Returns every phrase in the words: it is in the words from `start` up to, not including, `end`. */
  findIn(words: readonly string[]): { meaning: T; start: number; end: number }[] {
    const found: { meaning: T; start: number; end: number }[] = [];
    for (let start = 0; start < words.length; start++) {
      let node: TrieNode<T> | undefined = this;
      for (let at = start; at < words.length; at++) {
        node = node.after(words[at] as string);
        if (!node) break;
        for (const meaning of node.meanings) found.push({ meaning, start, end: at + 1 });
      }
    }
    return found;
  }
}
