const none: readonly never[] = [];

/** From this number of children on, a map finds them faster than an array, which needs a fifth of its memory. */
const MANY_CHILDREN = 8;

/** The last nodes of phrases, which have one meaning. Most nodes are such nodes, so those of a meaning are one object. */
const lastNodes = new WeakMap<object, TrieNode<object>>();

/** A node of a trie of phrases. Meanings that are the same object need less memory. */
export class TrieNode<T extends object> {
  /** The meanings of the phrases that end at this node. */
  meanings: readonly T[] = none;
  /** Most nodes have at most one child. */
  #stem: string | undefined;
  #next: TrieNode<T> | undefined;
  /** The other children: a stem, its node, a stem, its node. */
  #others: readonly (string | TrieNode<T>)[] | Map<string, TrieNode<T>> | undefined;

  /** Returns the only node with this meaning and without children. Never change it. */
  static lastOf<T extends object>(meaning: T): TrieNode<T> {
    const known = lastNodes.get(meaning) as TrieNode<T> | undefined;
    if (known) return known;
    const node = new TrieNode<T>();
    node.meanings = [meaning];
    lastNodes.set(meaning, node);
    return node;
  }

  /** Returns the child for a stem, or undefined if no phrase continues with it. */
  after(stem: string): TrieNode<T> | undefined {
    if (stem === this.#stem) return this.#next;
    const others = this.#others;
    if (others === undefined) return undefined;
    if (others instanceof Map) return others.get(stem);
    const at = others.indexOf(stem);
    return at < 0 ? undefined : (others[at + 1] as TrieNode<T>);
  }

  /** Adds a meaning to a phrase. */
  add(stems: readonly string[], meaning: T): void {
    let node: TrieNode<T> = this;
    for (const [i, stem] of stems.entries()) {
      const next = node.after(stem);
      if (!next && i === stems.length - 1) {
        node.#set(stem, TrieNode.lastOf(meaning));
        return;
      }
      const own = next ? next.#ownCopy() : new TrieNode<T>();
      if (own !== next) node.#set(stem, own);
      node = own;
    }
    node.meanings = [...node.meanings, meaning];
  }

  /** A node that other phrases share must not change. */
  #ownCopy(): TrieNode<T> {
    if (this.#stem !== undefined || this.meanings.length !== 1) return this;
    const copy = new TrieNode<T>();
    copy.meanings = this.meanings;
    return copy;
  }

  #set(stem: string, node: TrieNode<T>): void {
    if (this.#stem === undefined || this.#stem === stem) {
      this.#stem = stem;
      this.#next = node;
      return;
    }
    const others = this.#others ?? [];
    if (others instanceof Map) others.set(stem, node);
    else if (others.includes(stem)) this.#others = others.map((one, at) => (others[at - 1] === stem ? node : one));
    else if (others.length < MANY_CHILDREN * 2) this.#others = [...others, stem, node];
    else this.#others = mapOf([...others, stem, node]);
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

function mapOf<T extends object>(children: readonly (string | TrieNode<T>)[]): Map<string, TrieNode<T>> {
  const map = new Map<string, TrieNode<T>>();
  for (let i = 0; i < children.length; i += 2) map.set(children[i] as string, children[i + 1] as TrieNode<T>);
  return map;
}
