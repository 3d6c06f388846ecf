/**
 * Finds the two words with a sound in lines of a sound and its words: "citilait city light". It remembers only where each
 * line starts, because a map of 100,000 lines needs 10 MB.
 */
export class SpokenPairs {
  readonly #text: string;
  /** Hash of the sound → where its line starts, plus one. 0 is free. At most half of the slots are used. */
  readonly #slots: Uint32Array;

  constructor(text: string) {
    this.#text = text;
    let lines = 1;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(lines * 2)));
    for (let start = 0; start < text.length; start = this.#endOf(start) + 1) {
      this.#slots[this.#freeSlot(hashOf(text, start, text.indexOf(' ', start)))] = start + 1;
    }
  }

  get(sound: string): string | undefined {
    const beginning = `${sound} `;
    for (let slot = this.#slotOf(hashOf(sound, 0, sound.length)); ; slot = this.#slotOf(slot + 1)) {
      const start = this.#slots[slot]! - 1;
      if (start < 0) return undefined;
      if (this.#text.startsWith(beginning, start))
        return this.#text.slice(start + beginning.length, this.#endOf(start));
    }
  }

  #freeSlot(hash: number): number {
    let slot = this.#slotOf(hash);
    while (this.#slots[slot] !== 0) slot = this.#slotOf(slot + 1);
    return slot;
  }

  #slotOf(hash: number): number {
    return hash & (this.#slots.length - 1);
  }

  #endOf(start: number): number {
    const end = this.#text.indexOf('\n', start);
    return end < 0 ? this.#text.length : end;
  }
}

/** FNV-1a of a part of a text. */
function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash ^ (hash >>> 15);
}
