import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import type pg from 'pg';
import type { ImageStore } from '../images/imageStore.ts';
import {
  type BackupHeader,
  countProgress,
  HEADER,
  imageFile,
  MANIFEST,
  type Manifest,
  type ReportProgress,
  rowsFile,
  toTrailer,
} from './backupFormat.ts';
import { type Snapshot, withSnapshot } from './snapshot.ts';

interface BackupSource {
  pool: pg.Pool;
  images: Pick<ImageStore, 'read'>;
  /** Without secrets. */
  settings: Record<string, string>;
  now: () => Temporal.Instant;
  onProgress?: ReportProgress;
}

export interface BackupReport {
  rows: number;
  images: number;
  missingImages: number;
  bytes: number;
}

/**
 * Writes the whole installation to one file, from one snapshot of the database, while Amparo runs. The file has its name
 * only when it is complete. docs/decisions/backups.md describes the format.
 */
export async function writeBackup(file: string, source: BackupSource): Promise<BackupReport> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  try {
    const report = await withSnapshot(source.pool, (snapshot) => writeSnapshot(part, snapshot, source));
    await rename(part, file);
    return { ...report, bytes: (await stat(file)).size };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function writeSnapshot(part: string, snapshot: Snapshot, source: BackupSource) {
  const archive = new Archive(part, source.now());
  try {
    const report = await addEverything(archive, snapshot, source);
    await archive.finish();
    return report;
  } catch (error) {
    throw await archive.abort(error);
  }
}

async function addEverything(
  archive: Archive,
  snapshot: Snapshot,
  { images, settings, now, onProgress }: BackupSource,
) {
  const { postgres, migrations, tables, imageNames } = snapshot;
  const counts = { rows: tables.reduce((sum, table) => sum + table.rows, 0), images: imageNames.length };
  const createdAt = now().toString({ smallestUnit: 'second' });
  await archive.add(
    HEADER,
    toJson<BackupHeader>({ format: 1, createdAt, postgres, migrations, tables, images: counts.images, settings }),
  );
  const advance = countProgress(counts.rows + counts.images, onProgress);
  for (const table of tables) {
    let number = 0;
    for await (const part of snapshot.rowsOf(table)) {
      await archive.add(rowsFile(table.name, ++number), part);
      advance(countLines(part));
    }
  }
  let missingImages = 0;
  for (const name of imageNames) {
    const image = await images.read(name);
    if (image) await archive.add(imageFile(name), image);
    else missingImages += 1;
    advance(1);
  }
  await archive.add(MANIFEST, toJson<Manifest>({ missingImages }));
  return { ...counts, missingImages };
}

function toJson<T>(value: T): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

/** The text format has one line for each row; line ends in values are escaped. */
export function countLines(part: Buffer): number {
  let lines = 0;
  for (let at = part.indexOf(10); at !== -1; at = part.indexOf(10, at + 1)) lines += 1;
  return lines;
}

/** A tar file, compressed with zstd, in which each file is added as a whole. */
class Archive {
  readonly #packer = createTarPacker();
  readonly #writing: Promise<void>;
  readonly #mtime: Date;

  constructor(file: string, now: Temporal.Instant) {
    this.#mtime = new Date(now.epochMilliseconds);
    this.#writing = pipeline(
      this.#packer.readable as AsyncIterable<Uint8Array>,
      createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
      withTrailer,
      createWriteStream(file, { mode: 0o600, flush: true }),
    );
    this.#writing.catch(() => undefined);
  }

  async add(name: string, content: Buffer): Promise<void> {
    const header = { name, size: content.length, mode: 0o600, mtime: this.#mtime };
    const writer = this.#packer.controller.add(header).getWriter();
    await writer.write(content);
    await writer.close();
  }

  async finish(): Promise<void> {
    this.#packer.controller.finalize();
    await this.#writing;
  }

  /** Ends writing. Returns the first cause, which may be a full disk. */
  async abort(cause: unknown): Promise<unknown> {
    this.#packer.controller.error(cause);
    return this.#writing.then(
      () => cause,
      (error: unknown) => error,
    );
  }
}

/** Adds the checksum of a file to its end. */
async function* withTrailer(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  yield toTrailer(hash.digest());
}
