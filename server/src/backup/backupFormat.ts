import { z } from 'zod';

/** The first and the last file of a backup. */
export const HEADER = 'backup.json';
export const MANIFEST = 'manifest.json';
/** No file of a backup is larger: tables are split, and images are at most a few MB. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** The end of a backup: a frame that zstd skips, with the SHA-256 of everything before it. */
const trailerStart = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 32, 0, 0, 0]);
export const TRAILER_BYTES = trailerStart.length + 32;

export function toTrailer(sha256: Buffer): Buffer {
  return Buffer.concat([trailerStart, sha256]);
}

const count = z.int().min(0);

/** What the backup contains, known before its first row. docs/decisions/backups.md describes the format. */
const backupHeader = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The server's version, for people only: rows are plain text, which every version reads. */
  postgres: z.string(),
  /** The applied migrations, which create the tables that the rows need. */
  migrations: z.array(z.strictObject({ version: z.int(), name: z.string(), checksum: z.string() })).min(1),
  /** In the order in which their foreign keys allow to fill them. */
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()).min(1), rows: count })),
  images: count,
  settings: z.record(z.string(), z.string()),
});
export type BackupHeader = z.output<typeof backupHeader>;

const manifest = z.strictObject({
  /** Images that were deleted while the backup ran. */
  missingImages: count,
});
export type Manifest = z.output<typeof manifest>;

/** The backup cannot be made, read, or restored. The message says why, for an operator. */
export class BackupError extends Error {}

export function readHeader(content: Buffer): BackupHeader {
  const json = readJson(z.looseObject({ format: z.number() }), content);
  if (json.format !== 1) throw new BackupError('A newer release made the backup: restore it with that release.');
  return readJson(backupHeader, content);
}

export function readManifest(content: Buffer): Manifest {
  return readJson(manifest, content);
}

function readJson<T>(schema: z.ZodType<T>, content: Buffer): T {
  try {
    return schema.parse(JSON.parse(content.toString()));
  } catch (error) {
    throw new BackupError('The backup is damaged: its description is not readable.', { cause: error });
  }
}

const rowsName = /^database\/([^/]+)\/\d{6}\.copy$/;
/** The names of images become names of files, so this admits no paths. */
const imageName = /^images\/([\w-]+)\.jpg$/;

export const rowsFile = (table: string, number: number) => `database/${table}/${String(number).padStart(6, '0')}.copy`;
export const tableOf = (file: string) => rowsName.exec(file)?.[1];

export const imageFile = (name: string) => `images/${name}.jpg`;
export const imageOf = (file: string) => imageName.exec(file)?.[1];

/** Reports how many rows and images are done, and how many there are. */
export type ReportProgress = (done: number, total: number) => void;

/** Returns a function that adds to the finished rows and images, and reports their number. */
export function countProgress(total: number, report?: ReportProgress): (by: number) => void {
  let done = 0;
  return (by) => {
    done += by;
    report?.(done, total);
  };
}
