import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Log } from '@amparo/embedded-postgres/log.ts';
import type { PublishedParts } from './serviceResponse.ts';

/** At most 600 MB: about 4 kB each. */
const MOST_STORED = 150_000;

/**
 * Published services in a temporary file, because they need too much memory. A list reads a hundred of them within a
 * millisecond, several times faster than from PostgreSQL. The file belongs to this process and ends with it. The server
 * works without it, so failures are only logged.
 */
export class ServiceStore {
  readonly #log: Pick<Log, 'warn'>;
  readonly #path: string;
  #database: DatabaseSync | undefined;
  #insert: StatementSync | undefined;
  #select: StatementSync | undefined;
  #count = 0;

  /** `dataDir`: undefined for a store in memory. */
  constructor(dataDir: string | undefined, log: Pick<Log, 'warn'>) {
    this.#log = log;
    this.#path = dataDir === undefined ? ':memory:' : join(dataDir, `published-services-${process.pid}.tmp`);
    this.#try(() => this.#open());
  }

  #open(): void {
    const isFile = this.#path !== ':memory:';
    if (isFile) rmSync(this.#path, { force: true });
    const database = new DatabaseSync(this.#path);
    this.#database = database;
    // Nobody needs the file after a crash. The operating system caches it, so SQLite needs little memory.
    database.exec(`PRAGMA page_size = 8192; PRAGMA cache_size = -1024; PRAGMA journal_mode = MEMORY;
      PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
      CREATE TABLE services (id TEXT PRIMARY KEY, version REAL NOT NULL, hours TEXT NOT NULL, own_time_zone TEXT,
        longitude REAL, latitude REAL, is_address_confidential INTEGER NOT NULL, json BLOB NOT NULL)`);
    this.#insert = database.prepare('INSERT OR REPLACE INTO services VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
    this.#select = database.prepare('SELECT * FROM services WHERE id IN (SELECT value FROM json_each(?))');
    // An open file without a name disappears with the process, however it ends.
    if (isFile) rmSync(this.#path, { force: true });
  }

  /** The stored services with these ids, whatever their version. */
  read(ids: readonly string[]): PublishedParts[] {
    if (ids.length === 0) return [];
    const rows = this.#try(() => this.#select?.all(JSON.stringify(ids)) as unknown as StoredRow[] | undefined);
    return (rows ?? []).map((row) => {
      const { id, version, hours, own_time_zone: ownTimeZone, longitude, latitude, json } = row;
      return {
        ...{ id, version, hours, ownTimeZone },
        position: longitude === null || latitude === null ? null : [longitude, latitude],
        isAddressConfidential: row.is_address_confidential === 1,
        json: Buffer.from(json.buffer, json.byteOffset, json.byteLength),
      };
    });
  }

  write(services: readonly PublishedParts[]): void {
    this.#try(() => {
      if (!this.#database || services.length === 0) return;
      if (this.#count > MOST_STORED) this.clear();
      this.#count += services.length;
      this.#database.exec('BEGIN');
      for (const parts of services)
        this.#insert!.run(
          ...([parts.id, parts.version, parts.hours, parts.ownTimeZone] as const),
          ...(parts.position ?? ([null, null] as const)),
          ...([parts.isAddressConfidential ? 1 : 0, parts.json] as const),
        );
      this.#database.exec('COMMIT');
    });
  }

  /** Begins a new file: one with deleted rows keeps its size. */
  clear(): void {
    this.#try(() => {
      if (!this.#database) return;
      this.close();
      this.#open();
    });
    this.#count = 0;
  }

  close(): void {
    const database = this.#database;
    this.#database = undefined;
    this.#select = undefined;
    this.#insert = undefined;
    database?.close();
  }

  /** Stops using the file after an error, for example on a full disk. */
  #try<Result>(use: () => Result): Result | undefined {
    try {
      return use();
    } catch (error) {
      const { message } = error as Error;
      this.#log.warn(`Lists are slower: the temporary file of published services cannot be used (${message}).`);
      this.close();
      return undefined;
    }
  }
}

interface StoredRow {
  id: string;
  version: number;
  hours: string;
  own_time_zone: string | null;
  longitude: number | null;
  latitude: number | null;
  is_address_confidential: number;
  json: Uint8Array<ArrayBuffer>;
}
