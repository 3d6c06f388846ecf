/** A line that is not empty, or an item of a list. `end` is the number of bytes up to its end. */
export type Line = { number: number; end: number } & ({ text: string } | { problem: 'INVALID_UTF8' | 'LINE_TOO_LONG' });

const NEWLINE = 10;

/** The longest line, or the longest record of another format. A field that is too long can still be named. */
export const LONGEST_LINE = 16_000_000;

/** Reads UTF-8 lines from a stream, one at a time. `maxBytes` is the limit of a line. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>, maxBytes = LONGEST_LINE): AsyncGenerator<Line> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let number = 0;
  let end = 0;
  const finish = (): Line | undefined => {
    number += 1;
    const read = size > maxBytes ? ({ problem: 'LINE_TOO_LONG' } as const) : decodeText(Buffer.concat(pieces));
    pieces = [];
    size = 0;
    return 'text' in read && read.text === '' ? undefined : { number, end, ...read };
  };
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.length; ) {
      const newline = chunk.indexOf(NEWLINE, start);
      const stop = newline < 0 ? chunk.length : newline;
      size += stop - start;
      // A line beyond the limit is only counted: a file without line ends must not fill the memory.
      if (size <= maxBytes) pieces.push(chunk.subarray(start, stop));
      end += stop - start + (newline < 0 ? 0 : 1);
      start = stop + 1;
      const line = newline < 0 ? undefined : finish();
      if (line) yield line;
    }
  }
  const last = size > 0 ? finish() : undefined;
  if (last) yield last;
}

/** Throws on invalid UTF-8 and drops a byte order mark. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

export function decodeText(bytes: Uint8Array): { text: string } | { problem: 'INVALID_UTF8' } {
  try {
    return { text: utf8.decode(bytes).trim() };
  } catch {
    return { problem: 'INVALID_UTF8' };
  }
}
