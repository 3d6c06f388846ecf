const WORDS = 4;
/** The table of slots is at most half full. */
const SLOTS_PER_ROW = 2;

/** The ids of all rows, 16 bytes each, with a hash table from id to row. A map of strings would need ten times as much. */
export class IdTable {
  length = 0;
  #words = new Uint32Array(0);
  /** Row + 1, or 0 for an empty slot. The length is a power of two. */
  #slots = new Uint32Array(1);
  /** The ids that lists have named, as text. A row keeps its id. */
  readonly #texts: (string | undefined)[] = [];

  reserve(capacity: number): void {
    const words = new Uint32Array(WORDS * capacity);
    words.set(this.#words);
    this.#words = words;
    this.#texts.length = capacity;
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(SLOTS_PER_ROW * capacity + 1)));
    for (let row = 0; row < this.length; row += 1) this.#slots[this.#freeSlot(row)] = row + 1;
  }

  /** The ids of all rows, four numbers each. */
  words(): Uint32Array {
    return this.#words.slice(0, WORDS * this.length);
  }

  /** Fills an empty table with the ids of `words()`. */
  restore(words: Uint32Array, capacity: number): void {
    this.#words = Uint32Array.from(words);
    this.length = words.length / WORDS;
    this.reserve(capacity);
  }

  /** The row of an id in text form; undefined if there is none. */
  find(id: string): number | undefined {
    const [a, b, c, d] = parseId(id);
    return this.#find(a, b, c, d);
  }

  /** The row of an id in binary form. */
  findBytes(bytes: DataView, at: number): number | undefined {
    const word = (n: number) => bytes.getUint32(at + 4 * n);
    return this.#find(word(0), word(1), word(2), word(3));
  }

  #find(a: number, b: number, c: number, d: number): number | undefined {
    const words = this.#words;
    const mask = this.#slots.length - 1;
    for (let slot = hash(c, d) & mask; this.#slots[slot] !== 0; slot = (slot + 1) & mask) {
      const row = this.#slots[slot]! - 1;
      const at = WORDS * row;
      if (words[at + 3] === d && words[at + 2] === c && words[at + 1] === b && words[at] === a) return row;
    }
    return undefined;
  }

  /** Adds an id that is not in the table. The capacity must suffice. */
  add(id: string): number {
    const row = this.length;
    this.#words.set(parseId(id), WORDS * row);
    this.#slots[this.#freeSlot(row)] = row + 1;
    this.length += 1;
    return row;
  }

  textOf(row: number): string {
    const known = this.#texts[row];
    if (known !== undefined) return known;
    const half = (n: number) => {
      const word = this.#words[WORDS * row + (n >>> 1)]!;
      const bits = n % 2 === 0 ? word >>> 16 : word & 0xffff;
      return hexOfByte[bits >>> 8]! + hexOfByte[bits & 255]!;
    };
    const text = `${half(0)}${half(1)}-${half(2)}-${half(3)}-${half(4)}-${half(5)}${half(6)}${half(7)}`;
    this.#texts[row] = text;
    return text;
  }

  /** Orders rows as PostgreSQL orders their ids. */
  compare(a: number, b: number): number {
    const words = this.#words;
    for (let i = 0; i < WORDS; i += 1) {
      const difference = words[WORDS * a + i]! - words[WORDS * b + i]!;
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #freeSlot(row: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash(this.#words[WORDS * row + 2]!, this.#words[WORDS * row + 3]!) & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    return slot;
  }
}

/** Lists name a hundred ids each, and formatting each number of an id takes longer. */
const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function parseId(id: string): [number, number, number, number] {
  const hex = id.replaceAll('-', '');
  const word = (from: number) => Number.parseInt(hex.slice(from, from + 8), 16);
  return [word(0), word(8), word(16), word(24)];
}

function hash(c: number, d: number): number {
  const mixed = Math.imul(c, 0x9e3779b1) ^ Math.imul(d, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
