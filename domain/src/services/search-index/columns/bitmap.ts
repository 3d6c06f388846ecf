/** A set of rows, one bit per row. Filters combine these sets 32 rows at a time. */
export class Bitmap {
  words: Uint32Array;

  constructor(capacity = 0) {
    this.words = new Uint32Array(Math.ceil(capacity / 32));
  }

  static union(bitmaps: readonly Bitmap[]): Bitmap {
    const union = new Bitmap(bitmaps[0]?.capacity);
    for (const { words } of bitmaps) {
      for (let i = 0; i < words.length; i += 1) union.words[i]! |= words[i]!;
    }
    return union;
  }

  get capacity(): number {
    return 32 * this.words.length;
  }

  has(row: number): boolean {
    return ((this.words[row >>> 5]! >>> (row & 31)) & 1) === 1;
  }

  /** Adds the row or removes it. The row must be below the capacity. */
  set(row: number, isIn: boolean): void {
    if (isIn) this.words[row >>> 5]! |= 1 << (row & 31);
    else this.words[row >>> 5]! &= ~(1 << (row & 31));
  }

  grow(capacity: number): void {
    const words = new Uint32Array(Math.ceil(capacity / 32));
    words.set(this.words);
    this.words = words;
  }

  /** Removes the rows that are not in `other`; with `isIn` false, those that are. */
  and(other: Bitmap, isIn = true): this {
    const flip = isIn ? 0 : -1;
    for (let i = 0; i < this.words.length; i += 1) this.words[i]! &= other.words[i]! ^ flip;
    return this;
  }

  /** Removes the rows for which the condition is false. */
  filter(condition: (row: number) => boolean): this {
    for (let i = 0; i < this.words.length; i += 1) {
      let left = 0;
      for (let rest = this.words[i]!; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        if (condition(32 * i + 31 - Math.clz32(bit))) left |= bit;
      }
      this.words[i] = left;
    }
    return this;
  }

  visit(act: (row: number) => void, isBackward = false): void {
    const { length } = this.words;
    for (let n = 0; n < length; n += 1) {
      const i = isBackward ? length - 1 - n : n;
      for (let rest = this.words[i]!; rest !== 0; ) {
        const bit = 31 - Math.clz32(isBackward ? rest : rest & -rest);
        rest ^= 1 << bit;
        act(32 * i + bit);
      }
    }
  }

  count(): number {
    let sum = 0;
    for (const word of this.words) sum += countBits(word);
    return sum;
  }

  /** How many rows are before each word of 32 rows. */
  countBefore(): Uint32Array {
    const before = new Uint32Array(this.words.length);
    for (let i = 1; i < before.length; i += 1) before[i] = before[i - 1]! + countBits(this.words[i - 1]!);
    return before;
  }
}

export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
