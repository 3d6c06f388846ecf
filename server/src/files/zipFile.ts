import { pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { type FileBytes, RefusedFile, readPart } from './fileBytes.ts';

// The format: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3.7, 4.3.12, and 4.3.16.
const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const LOCAL_HEADER_SIZE = 30;
const ENTRY_SIZE = 46;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
/** In these fields, the extension for large files (ZIP64) begins. */
const IN_EXTENSION = 0xffffffff;
/** A directory of files with long names. Packages have about twenty files. */
const LARGEST_DIRECTORY = 10_000_000;

/** A file in a ZIP file. */
export interface ZipEntry {
  name: string;
  /** How many bytes it has when unpacked, as the ZIP file says. */
  size: number;
  packedSize: number;
  /** 0: stored; 8: compressed. */
  method: number;
  checksum: number;
  /** Where its local header begins. */
  offset: number;
}

/** Whether a file begins as ZIP files do. */
export function isZip(start: Uint8Array): boolean {
  return start[0] === 0x50 && start[1] === 0x4b;
}

/** Lists the files in a ZIP file. Throws an error for people if it is damaged. */
export async function listZip(file: FileBytes): Promise<ZipEntry[]> {
  const tailStart = Math.max(0, file.size - END_SIZE - LONGEST_COMMENT);
  const tail = await readPart(file, tailStart, file.size);
  const end = findEnd(tail);
  if (end < 0) throw damaged('its end is missing');
  const [size, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (start === IN_EXTENSION) throw damaged('it is larger than 4 GB');
  if (size > LARGEST_DIRECTORY) throw damaged('it has too many files');
  if (start + size > tailStart + end) throw damaged('its list of files is cut off');
  return entriesOf(await readPart(file, start, start + size));
}

/**
 * The comment at the end may contain the signature. After the right one, it has the length that is written there, unless
 * other bytes follow the archive.
 */
function findEnd(tail: Buffer): number {
  let last = -1;
  for (let at = tail.length - END_SIZE; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== DIRECTORY_END) continue;
    if (at + END_SIZE + tail.readUInt16LE(at + END_SIZE - 2) === tail.length) return at;
    last = Math.max(last, at);
  }
  return last;
}

function entriesOf(directory: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0; at + ENTRY_SIZE <= directory.length; ) {
    if (directory.readUInt32LE(at) !== DIRECTORY_ENTRY) throw damaged('its list of files is broken');
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
    const isEncrypted = (directory.readUInt16LE(at + 8) & 1) === 1;
    const name = directory.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameSize!);
    if (isEncrypted) throw damaged(`${name} has a password`, name);
    entries.push({
      name,
      ...{ method: directory.readUInt16LE(at + 10), checksum: directory.readUInt32LE(at + 16) },
      ...{ packedSize: directory.readUInt32LE(at + 20), size: directory.readUInt32LE(at + 24) },
      offset: directory.readUInt32LE(at + 42),
    });
    at += ENTRY_SIZE + nameSize! + extraSize! + commentSize!;
  }
  return entries;
}

/** Unpacks a file in pieces. Throws if it does not have the size and the checksum that the ZIP file says. */
export async function* unzip(file: FileBytes, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const header = await readPart(file, entry.offset, entry.offset + LOCAL_HEADER_SIZE);
  if (header.length < LOCAL_HEADER_SIZE || header.readUInt32LE(0) !== LOCAL_HEADER)
    throw damaged(`${entry.name} is missing`, entry.name);
  const start = entry.offset + LOCAL_HEADER_SIZE + header.readUInt16LE(26) + header.readUInt16LE(28);
  let [size, checksum] = [0, 0];
  for await (const piece of unpacked(file.read(start, start + entry.packedSize), entry)) {
    size += piece.length;
    if (size > entry.size) throw tooLarge(`${entry.name} is larger than it says`, entry.name);
    checksum = crc32(piece, checksum);
    yield piece;
  }
  if (size !== entry.size || checksum !== entry.checksum) throw damaged(`${entry.name} is broken`, entry.name);
}

async function* unpacked(
  packed: AsyncIterable<Uint8Array>,
  { name, method }: ZipEntry,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (method === 0) return yield* packed;
  if (method !== 8) throw damaged(`${name} is compressed in an unknown way`, name);
  // The loop below gets its errors. If its reader stops early, that is none.
  const pieces = pipeline(packed, createInflateRaw({ chunkSize: 128 * 1024 }), () => undefined);
  try {
    yield* pieces as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw damaged(`${name} is broken: ${(error as Error).message}`, name);
  }
}

const damaged = (reason: string, file?: string) =>
  new RefusedFile(`the ZIP file cannot be read: ${reason}`, 'BROKEN', { file });
/** A ZIP bomb. */
const tooLarge = (reason: string, file: string) =>
  new RefusedFile(`the ZIP file cannot be read: ${reason}`, 'TOO_LARGE', { file });
