import { decodeText, type Line } from './readLines.ts';

const [QUOTE, BACKSLASH, COMMA, OPEN, CLOSE, BRACE, END_BRACE] = [...'"\\,[]{}'].map((mark) => mark.charCodeAt(0));
const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/**
 * Divides the text of a JSON list into its items, without reading all of it into memory. Whether an item is valid JSON is
 * for the reader of its text. Throws if the list does not end.
 */
export async function* jsonItems(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Line> {
  const list = new ListReader(maxBytes);
  for await (const chunk of chunks) yield* list.read(chunk);
  if (!list.isOver) throw new Error('the JSON list ends too early');
}

class ListReader {
  /** 0 outside the list, 1 between its items and in items that are plain values. */
  #depth = 0;
  isOver = false;
  readonly #maxBytes: number;
  #isInText = false;
  #isEscaped = false;
  #pieces: Uint8Array[] = [];
  #size = 0;
  #number = 0;
  #end = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  *read(chunk: Uint8Array): Generator<Line> {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at]!;
      if (this.#isInText) {
        at = this.#skipText(chunk, at);
        continue;
      }
      const isStart = this.#depth === 0 && byte === OPEN && !this.isOver;
      const isBetween = this.#depth === 1 && (byte === COMMA || byte === CLOSE);
      if (isBetween) {
        const item = this.#finish(chunk.subarray(start, at), this.#end + at);
        if (item) yield item;
      }
      this.#step(byte);
      if (isStart || isBetween) start = at + 1;
    }
    if (this.#depth > 0) this.#keep(chunk.subarray(start));
    this.#end += chunk.length;
  }

  /** Returns the position of the last byte of the text, or of the chunk. */
  #skipText(chunk: Uint8Array, from: number): number {
    for (let at = from; at < chunk.length; at += 1) {
      const byte = chunk[at]!;
      if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === BACKSLASH) this.#isEscaped = true;
      else if (byte === QUOTE) {
        this.#isInText = false;
        return at;
      }
    }
    return chunk.length;
  }

  #step(byte: number): void {
    if (this.isOver) {
      if (!isSpace(byte)) throw new Error('something follows the JSON list');
    } else if (byte === QUOTE) this.#isInText = this.#depth > 0;
    else if (byte === OPEN || byte === BRACE) this.#depth += 1;
    else if (byte === CLOSE || byte === END_BRACE) {
      if (byte === END_BRACE && this.#depth === 1) throw new Error('the JSON list has a } too many');
      this.#depth -= 1;
      this.isOver = this.#depth === 0;
    }
  }

  /** An item beyond the limit is only counted: it must not fill the memory. */
  #keep(piece: Uint8Array): void {
    this.#size += piece.length;
    if (this.#size <= this.#maxBytes) this.#pieces.push(piece);
  }

  #finish(last: Uint8Array, end: number): Line | undefined {
    this.#keep(last);
    const isTooLong = this.#size > this.#maxBytes;
    const item = isTooLong ? ({ problem: 'LINE_TOO_LONG' } as const) : decodeText(Buffer.concat(this.#pieces));
    [this.#pieces, this.#size] = [[], 0];
    if ('text' in item && item.text === '') return undefined;
    this.#number += 1;
    return { number: this.#number, end, ...item };
  }
}
