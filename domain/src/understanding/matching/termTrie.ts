const none: readonly never[] = [];

/** Where a phrase has come to after some of its stems. Most places lead on to one stem or none: these need no map. */
export class TrieNode<T> {
  /** What a phrase stands for that ends here. */
  meanings: readonly T[] = none;
  #stem: string | undefined;
  #next: TrieNode<T> | undefined;
  #others: Map<string, TrieNode<T>> | undefined;

  /** The place after one more stem, if any phrase goes on so. */
  after(stem: string): TrieNode<T> | undefined {
    return stem === this.#stem ? this.#next : this.#others?.get(stem);
  }

  /** Gives a phrase one more meaning. */
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

  /** Every phrase that stands in the words from `start` up to, not including, `end`. */
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
