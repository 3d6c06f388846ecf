import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { IndexColumns, type StoredColumns } from '@amparo/domain/services/search-index/columns/indexColumns.ts';
import { searchDocumentVersion } from '@amparo/domain/services/search-index/text/searchDocument.ts';
import { lexiconVersion } from '@amparo/domain/understanding/lexicon/lexiconVersion.ts';
import type { Log } from '@amparo/embedded-postgres/log.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { indexedColumns } from './indexedColumns.ts';
import { cacheKey } from './indexRows.ts';

/**
 * Raise this number when the same columns, words, or names are computed differently, also by the SQL of readWords.ts or
 * serviceNames.ts. The server detects other columns and changed SQL of columns itself.
 */
const FORMAT = 2;
/** Writing takes seconds. Then an older unfinished file belongs to a process that was killed. */
const LONGEST_WRITE_MS = 3_600_000;

/** A value that was made of all services, and the `changeCount` of the index then. */
export interface StoredValue {
  value: unknown;
  asOf: number;
}

/** The columns of the index as of a snapshot of the database, and values by their name. */
export interface StoredIndex {
  snapshot: string;
  changeCount: number;
  columns: StoredColumns;
  values: Record<string, StoredValue | undefined>;
}

/** The first line of the file. The rest is the serialized index. */
interface Header {
  layout: string;
  database: string;
  token: string;
  checksum: number;
}

/**
 * The tables in one database of one server. TRUNCATE and a restored backup give them other numbers. Other programs may
 * not read these functions; then there is no file.
 */
const databaseIdentity = sql<string>`concat_ws(' ', (SELECT system_identifier FROM pg_control_system()),
  (SELECT oid FROM pg_database WHERE datname = current_database()), 'services'::regclass::oid,
  pg_relation_filenode('services'))`;

/**
 * The index in a file of the data folder, so that a start reads only the services that were written since. A file is used
 * only if the database contains its token. The token was committed after everything that the file contains, so a database
 * that was set back to an earlier time, or another one, does not have it.
 */
export class IndexFile {
  readonly #db: Kysely<Database>;
  readonly #path: string;
  readonly #log: Pick<Log, 'warn'>;

  constructor(db: Kysely<Database>, dataDir: string, log: Pick<Log, 'warn'>) {
    this.#db = db.withoutPlugins();
    this.#path = join(dataDir, 'search-index');
    this.#log = log;
  }

  /** Undefined if there is no file, or none for this database and this code. */
  async read(): Promise<StoredIndex | undefined> {
    try {
      const bytes = await readFile(this.#path);
      const end = bytes.indexOf('\n');
      const { layout, database, token, checksum } = JSON.parse(bytes.toString('utf8', 0, end)) as Header;
      const body = bytes.subarray(end + 1);
      if (layout !== this.#layout() || checksum !== crc32(body)) return undefined;
      const { rows } = await sql<{ isKnown: boolean }>`SELECT ${databaseIdentity} = ${database}
        AND EXISTS (SELECT FROM stored_indexes WHERE token = ${token}) AS "isKnown"`.execute(this.#db);
      return rows[0]?.isKnown ? withOwnArrays(deserialize(body)) : undefined;
    } catch {
      // The database has everything, so a damaged file or a missing right only makes the start slower.
      return undefined;
    }
  }

  /**
   * Replaces the file, unless the index belongs to other tables than `validFor` says. Returns whether it was written. The
   * server works without a file, so a failure is only logged.
   */
  async write(index: StoredIndex, validFor: string): Promise<boolean> {
    try {
      return await this.#replace(index, validFor);
    } catch (error) {
      this.#log.warn(`the search index was not stored: ${(error as Error).message}`);
      return false;
    }
  }

  /** Only this account can read the file. */
  async #replace(index: StoredIndex, validFor: string): Promise<boolean> {
    await this.#removeUnfinished();
    const body = serialize(index);
    const token = randomUUID();
    const { rows } = await sql<{ database: string; cacheKey: string }>`
      WITH old AS (DELETE FROM stored_indexes WHERE stored_at < now() - interval '90 days')
      INSERT INTO stored_indexes (token) VALUES (${token})
      RETURNING ${databaseIdentity} AS database, ${cacheKey} AS "cacheKey"`.execute(this.#db);
    if (rows[0]?.cacheKey !== validFor) return false;
    const header: Header = { layout: this.#layout(), database: rows[0].database, token, checksum: crc32(body) };
    // Several processes may share the folder, and a process may end while it writes.
    const temporary = `${this.#path}.${token}`;
    try {
      await writeFile(temporary, [`${JSON.stringify(header)}\n`, body], { mode: 0o600 });
      await rename(temporary, this.#path);
    } finally {
      await rm(temporary, { force: true });
    }
    return true;
  }

  /** Another process may be writing now, so recent files remain. */
  async #removeUnfinished(): Promise<void> {
    const folder = dirname(this.#path);
    const names = (await readdir(folder)).filter((name) => name.startsWith(`${basename(this.#path)}.`));
    for (const path of names.map((name) => join(folder, name))) {
      const { mtimeMs } = await stat(path);
      if (Date.now() - mtimeMs > LONGEST_WRITE_MS) await rm(path, { force: true });
    }
  }

  /** Differs if the columns have other names, or if the database or the lexicon computes them differently. */
  #layout(): string {
    const { sql: text, parameters } = sql`SELECT ${indexedColumns}`.compile(this.#db);
    const { numbers, bitmaps } = new IndexColumns().toStored();
    const names = [Object.keys(numbers), Object.values(bitmaps).map((set) => Object.keys(set))];
    return createHash('sha256')
      .update(JSON.stringify([FORMAT, searchDocumentVersion, lexiconVersion(), text, parameters, names]))
      .digest('hex');
  }
}

/** Copies the arrays that `deserialize` returns: they are parts of the file, and would keep all of it in memory. */
function withOwnArrays<Value>(value: Value): Value {
  if (ArrayBuffer.isView(value)) return (value as Value & Uint32Array).slice() as Value;
  if (Object.getPrototypeOf(value ?? 0) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([name, part]) => [name, withOwnArrays(part)]),
  ) as Value;
}
