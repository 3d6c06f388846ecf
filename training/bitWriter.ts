import {
  type BitCoder,
  codeWeights,
  contextsOf,
  FULL_RANGE,
  LEAST_RANGE,
  Probabilities,
} from '../domain/src/understanding/model/weightCode.ts';

/** The lower end of the range has four bytes. Larger numbers carry into the byte before. */
const CARRY = 2 ** 32;
const FIRST_BYTE = 2 ** 24;

/** Writes bits for a BitReader, and few bytes for likely bits: a range coder with carry, as in LZMA. */
export class BitWriter implements BitCoder {
  readonly #probabilities: Probabilities;
  readonly #bytes: number[] = [];
  #low = 0;
  #range = FULL_RANGE - 1;
  /** The last byte, and how many bytes of 255 follow it. A carry may still increase them. */
  #last = -1;
  #pending = 0;

  constructor(contexts: number) {
    this.#probabilities = new Probabilities(contexts);
  }

  code(context: number, bit: boolean): boolean {
    const zero = this.#probabilities.split(context, this.#range);
    this.#probabilities.learn(context, bit);
    if (bit) {
      this.#low += zero;
      this.#range -= zero;
    } else this.#range = zero;
    while (this.#range < LEAST_RANGE) {
      this.#range <<= 8;
      this.#shift();
    }
    return bit;
  }

  finish(): Uint8Array {
    for (let i = 0; i < 5; i++) this.#shift();
    return Uint8Array.from(this.#bytes);
  }

  #shift(): void {
    const carry = this.#low >= CARRY ? 1 : 0;
    const next = Math.floor(this.#low / FIRST_BYTE) % 256;
    if (carry === 1 || next < 255) {
      if (this.#last >= 0) this.#bytes.push((this.#last + carry) % 256);
      for (; this.#pending > 0; this.#pending--) this.#bytes.push((255 + carry) % 256);
      this.#last = next;
    } else this.#pending++;
    this.#low = (this.#low % FIRST_BYTE) * 256;
  }
}

/** Returns weights, which are ordered by feature, then by output, as a short base64 text. */
export function encodeWeights(weights: Int8Array, outputs: number): string {
  const writer = new BitWriter(contextsOf(outputs));
  codeWeights(weights, outputs, writer);
  return Buffer.from(writer.finish()).toString('base64');
}
