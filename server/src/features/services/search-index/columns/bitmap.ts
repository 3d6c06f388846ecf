/** A set of rows, one bit per row. Filters combine these sets 32 rows at a time. */
export class Bitmap {
  words: Uint32Array;

  constructor(capacity = 0) {
    this.words = new Uint32Array(Math.ceil(capacity / 32));
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

  copy(): Bitmap {
    const copy = new Bitmap();
    copy.words = this.words.slice();
    return copy;
  }

  or(other: Bitmap): this {
    for (let i = 0; i < this.words.length; i += 1) this.words[i]! |= other.words[i]!;
    return this;
  }

  and(other: Bitmap): this {
    for (let i = 0; i < this.words.length; i += 1) this.words[i]! &= other.words[i]!;
    return this;
  }

  andNot(other: Bitmap): this {
    for (let i = 0; i < this.words.length; i += 1) this.words[i]! &= ~other.words[i]!;
    return this;
  }

  /** Removes the rows for which the condition is false. */
  keep(isKept: (row: number) => boolean): this {
    for (let i = 0; i < this.words.length; i += 1) {
      let kept = 0;
      for (let rest = this.words[i]!; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        if (isKept(32 * i + 31 - Math.clz32(bit))) kept |= bit;
      }
      this.words[i] = kept;
    }
    return this;
  }

  visit(act: (row: number) => void): void {
    for (let i = 0; i < this.words.length; i += 1) {
      for (let rest = this.words[i]!; rest !== 0; rest &= rest - 1) act(32 * i + 31 - Math.clz32(rest & -rest));
    }
  }

  /** From the last row to the first. */
  visitBackward(act: (row: number) => void): void {
    for (let i = this.words.length - 1; i >= 0; i -= 1) {
      for (let rest = this.words[i]!; rest !== 0; ) {
        const bit = 31 - Math.clz32(rest);
        rest ^= 1 << bit;
        act(32 * i + bit);
      }
    }
  }

  count(): number {
    let sum = 0;
    for (const word of this.words) {
      const pairs = word - ((word >>> 1) & 0x55555555);
      const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
      sum += Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return sum;
  }
}
