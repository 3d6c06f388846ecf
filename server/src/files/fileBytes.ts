import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

/** A file that is read in pieces, from any place in it: on disk, or an upload in memory. */
export interface FileBytes {
  size: number;
  /** Reads from `start` to before `end`. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

type RefusedFileReason = 'TOO_LARGE' | 'BROKEN' | 'INVALID_UTF8' | 'NOT_CSV' | 'REPEATED_COLUMNS' | 'TOO_LONG';

/** Where a file cannot be read: the file of a package, the line or the row, and the column. */
interface FilePlace {
  file?: string | undefined;
  line?: number | undefined;
  field?: string | undefined;
}

/** Nothing of the file is imported. The message is for people. */
export class RefusedFile extends Error {
  readonly reason: RefusedFileReason;
  readonly place: FilePlace;

  constructor(message: string, reason: RefusedFileReason, place: FilePlace = {}) {
    super(message);
    this.reason = reason;
    this.place = place;
  }
}

const PIECE = 256 * 1024;

export async function bytesOnDisk(path: string): Promise<FileBytes> {
  const { size } = await stat(path);
  return {
    size,
    // An empty range is no range for createReadStream.
    read: (start, end) =>
      start < end ? createReadStream(path, { start, end: end - 1, highWaterMark: PIECE }) : none(),
  };
}

export function bytesInMemory(bytes: Uint8Array): FileBytes {
  return {
    size: bytes.length,
    async *read(start, end) {
      for (let at = start; at < end; at += PIECE) yield bytes.subarray(at, Math.min(at + PIECE, end));
    },
  };
}

/** Reads a small part at once. */
export async function readPart({ read }: FileBytes, start: number, end: number): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(read(start, end)));
}

async function* none(): AsyncGenerator<Uint8Array> {}
