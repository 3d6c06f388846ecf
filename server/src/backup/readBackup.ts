import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import {
  BackupError,
  type BackupHeader,
  countProgress,
  HEADER,
  imageOf,
  MANIFEST,
  MAX_FILE_BYTES,
  type Manifest,
  type ReportProgress,
  readHeader,
  readManifest,
  TRAILER_BYTES,
  tableOf,
  toTrailer,
} from './backupFormat.ts';
import { countLines } from './writeBackup.ts';

export type BackupItem =
  | { kind: 'rows'; table: string; content: Buffer; rows: number }
  | { kind: 'image'; name: string; content: Buffer };

/**
 * Opens a backup. Its items throw BackupError if anything is missing, altered, or added: at the latest after the last item,
 * so a caller must read to the end before it relies on them.
 */
export async function openBackup(
  file: string,
): Promise<{ header: BackupHeader; items: AsyncGenerator<BackupItem, undefined> }> {
  const files = explainErrors(readFiles(file));
  const first = (await files.next()).value;
  if (first?.name !== HEADER) throw new BackupError('The file is not a backup of Amparo.');
  const header = readHeader(first.content);
  return { header, items: checkItems(header, files) };
}

/** Reads a backup to its end. Returns its header, or throws BackupError. */
export async function verifyBackup(file: string, onProgress?: ReportProgress): Promise<BackupHeader> {
  const { header, items } = await openBackup(file);
  const advance = countProgress(totalOf(header), onProgress);
  for await (const item of items) advance(item.kind === 'rows' ? item.rows : 1);
  return header;
}

/** The number of rows and images. */
export function totalOf({ tables, images }: BackupHeader): number {
  return tables.reduce((sum, { rows }) => sum + rows, images);
}

interface ArchiveFile {
  name: string;
  content: Buffer;
}

async function* checkItems(
  header: BackupHeader,
  files: AsyncGenerator<ArchiveFile>,
): AsyncGenerator<BackupItem, undefined> {
  const counts = new Map(header.tables.map(({ name }) => [name, 0]));
  let images = 0;
  let manifest: Manifest | undefined;
  for await (const { name, content } of files) {
    if (manifest) throw new BackupError(`The backup is damaged: ${name} follows its end.`);
    if (name === MANIFEST) {
      manifest = readManifest(content);
      continue;
    }
    const item = toItem(name, content);
    if (item.kind === 'rows') counts.set(item.table, counts.get(item.table)! + item.rows);
    else images += 1;
    yield item;
  }
  const areRowsComplete = header.tables.every(({ name, rows }) => counts.get(name) === rows);
  const areImagesComplete = manifest && images + manifest.missingImages === header.images;
  if (!areRowsComplete || !areImagesComplete || counts.size > header.tables.length)
    throw new BackupError('The backup is damaged: a part is missing.');
}

function toItem(file: string, content: Buffer): BackupItem {
  const table = tableOf(file);
  if (table) return { kind: 'rows', table, content, rows: countLines(content) };
  const name = imageOf(file);
  if (name) return { kind: 'image', name, content };
  throw new BackupError(`The backup is damaged: it contains the unknown file ${file}.`);
}

/** Says that the file is damaged, unless it cannot be opened. */
async function* explainErrors(files: AsyncGenerator<ArchiveFile>): AsyncGenerator<ArchiveFile, undefined> {
  try {
    yield* files;
  } catch (error) {
    if (error instanceof BackupError || (error as NodeJS.ErrnoException).syscall) throw error;
    throw new BackupError(`The backup is damaged: ${(error as Error).message}`, { cause: error });
  }
}

async function* readFiles(file: string): AsyncGenerator<ArchiveFile> {
  const { readable, writable } = createTarDecoder({ strict: true });
  const reading = pipeline(await readChecked(file), createZstdDecompress(), (bytes) => copyTo(writable, bytes));
  reading.catch(() => undefined);
  for await (const entry of readable) yield { name: entry.header.name, content: await readContent(entry) };
  await reading;
}

/** Returns the bytes before the trailer. Throws at their end unless they match its checksum. */
async function readChecked(file: string): Promise<AsyncGenerator<Buffer>> {
  const { size } = await stat(file);
  const end = size - TRAILER_BYTES;
  if (end <= 0) throw new BackupError('The file is not a backup of Amparo.');
  const trailer = Buffer.concat(await Array.fromAsync<Buffer>(createReadStream(file, { start: end })));
  const check = async function* () {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(file, { end: end - 1 })) {
      hash.update(chunk);
      yield chunk;
    }
    if (!toTrailer(hash.digest()).equals(trailer))
      throw new BackupError('The backup is damaged: it is not complete, or its content does not match its checksum.');
  };
  return check();
}

async function copyTo(writable: WritableStream<Uint8Array>, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const writer = writable.getWriter();
  try {
    for await (const chunk of bytes) await writer.write(chunk);
    await writer.close();
  } catch (error) {
    await writer.abort(error);
    throw error;
  }
}

async function readContent({ header, body }: ParsedTarEntry): Promise<Buffer> {
  if (header.size > MAX_FILE_BYTES) throw new BackupError(`The backup is damaged: ${header.name} is too large.`);
  return Buffer.concat(await Array.fromAsync(body));
}
