import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { IndexedService } from '@amparo/domain/services/search-index/columns/indexColumns.ts';
import { ServiceIndex } from '@amparo/domain/services/search-index/serviceIndex.ts';
import type { Kysely } from 'kysely';
import { shareNext } from '../../../concurrency/shareNext.ts';
import type { Database } from '../../../database/schema.ts';
import type { IndexFile, StoredIndex, StoredValue } from './indexFile.ts';
import { markRestored, readChanged, readServices, readSnapshot } from './indexRows.ts';

/** Loading this many services takes less than a second, so requests wait for it. */
const FEW = 20_000;
/** With more services, a request waits this long before it gets a 503. */
const WAIT_MS = 800;
/** Reading this many services is faster than it is worth to store them. */
const FEW_STORED = 2000;
/** A file with more rows per service has too many of removed services. Only reading all services drops these rows. */
const MOST_ROWS_PER_SERVICE = 1.25;
/** Until then, the words and names for searches are probably read too. */
const STORE_AFTER_MS = 60_000;
/** The number of changed rows that are stored for updating postings. More changes make reading all again faster. */
const MOST_CHANGES = 5000;

/**
 * The index of the services in the database. It is only a copy: before each list, `refresh` reads what any
 * process has written since. Each row names the transaction that wrote it (`changed_in`), and a snapshot of the database
 * says which transactions it contains.
 */
export class SearchIndex extends ServiceIndex {
  /** Increases with each changed service. */
  changeCount = 0;
  /** Increases when everything was read again, for example with the needs of another lexicon. */
  loadCount = 0;
  readonly #db: Kysely<Database>;
  readonly #reads: Kysely<Database>;
  readonly #file: IndexFile | null;
  /** What the file contains: `changeCount` of the index, and the names of the values. */
  #stored = '';
  readonly #derived = new Map<string, () => StoredValue | undefined>();
  #storedValues: StoredIndex['values'] = {};
  /** The index contains everything that this snapshot contains; undefined while it is not loaded. */
  #snapshot: string | undefined;
  #cacheKey = '';
  #areMany = false;
  /** The rows that changed last. */
  #changes: number[] = [];
  /** As `refresh`, however long it takes. */
  readonly refreshAnyway = shareNext(() => (this.#snapshot === undefined ? this.#load() : this.#poll(this.#snapshot)));

  /**
   * `file`: where the index is stored for the next start. All services are read with `reads`, which must have everything
   * that `db` had at that time.
   */
  constructor(db: Kysely<Database>, file: IndexFile | null = null, reads = db) {
    super();
    this.#db = db.withoutPlugins();
    this.#reads = reads.withoutPlugins();
    this.#file = file;
  }

  /** Stores the index for the next start, unless the file already contains these services and values. */
  async store(): Promise<void> {
    const snapshot = this.#snapshot;
    if (!this.#file || !snapshot || this.columns.length < FEW_STORED) return;
    const values = this.#values();
    const content = this.#contentWith(values);
    if (content === this.#stored) return;
    const index = { snapshot, changeCount: this.changeCount, columns: this.columns.toStored(), values };
    if (await this.#file.write(index, this.#cacheKey)) this.#stored = content;
  }

  /** The values that were made, and the values of the file that have not been used yet. */
  #values(): StoredIndex['values'] {
    const made = [...this.#derived].map(([name, read]) => [name, read()] as const);
    return { ...this.#storedValues, ...Object.fromEntries(made.filter(([, value]) => value)) };
  }

  #contentWith(values: StoredIndex['values']): string {
    const parts = Object.keys(values).toSorted();
    return JSON.stringify([this.changeCount, parts.map((name) => [name, values[name]?.asOf])]);
  }

  /** Stores a value that is made of all services with the index. */
  storeWith(name: string, read: () => StoredValue | undefined): void {
    this.#derived.set(name, read);
  }

  /** Returns a value of the file once. */
  takeStored(name: string): StoredValue | undefined {
    const value = this.#storedValues[name];
    delete this.#storedValues[name];
    return value;
  }

  /**
   * Brings the index up to date with everything that was committed before this call. Throws UNAVAILABLE, a 503 with
   * Retry-After, while many services are being loaded.
   */
  refresh(): Promise<void> {
    return this.inTime(this.refreshAnyway(), () => this.#snapshot === undefined);
  }

  /**
   * Waits for a promise that a list needs. Throws UNAVAILABLE if there are many services, it takes long, and they are still
   * being loaded. A busy database, on the other hand, is worth waiting for.
   */
  async inTime<T>(needed: Promise<T>, isLoading = () => true): Promise<T> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const check = () => this.#areMany && isLoading() && reject(new ApiError('UNAVAILABLE'));
    const timer = setInterval(check, WAIT_MS);
    try {
      return await Promise.race([needed, late]);
    } finally {
      clearInterval(timer);
    }
  }

  /** The rows that have changed since `changeCount` was this; null if they are too many. */
  changedSince(changeCount: number): number[] | null {
    const { length } = this.#changes;
    const first = length - (this.changeCount - changeCount);
    return first < 0 ? null : this.#changes.slice(first);
  }

  async #poll(since: string): Promise<void> {
    const { snapshot, cacheKey, areServices, goneIds, likes } = await readChanged(this.#db, since);
    if (cacheKey !== this.#cacheKey || goneIds.includes(null)) return this.#load();
    const { columns } = this;
    for (const row of goneIds.map((id) => columns.ids.find(id!))) if (row !== undefined) columns.hide(row);
    for (const [id, count] of Object.entries(likes)) {
      const row = columns.ids.find(id);
      if (row !== undefined) columns.numbers.likes[row] = count;
    }
    if (areServices) for await (const services of readServices(this.#db, since)) this.#putAll(services);
    this.#snapshot = snapshot;
  }

  /** Reads the file of the last process, and what was written since. Returns false if it has too many rows. */
  async #loadStored(stored: StoredIndex): Promise<boolean> {
    const { cacheKey, count } = await readSnapshot(this.#db);
    if (stored.columns.names.length > MOST_ROWS_PER_SERVICE * count) return false;
    this.loadCount += 1;
    this.#cacheKey = cacheKey;
    this.restore(stored.columns);
    this.changeCount = stored.changeCount;
    this.#storedValues = stored.values;
    this.#stored = this.#contentWith(stored.values);
    this.#areMany = this.columns.length > FEW;
    await this.#poll(stored.snapshot);
    return true;
  }

  /** A known service keeps its row, because lists in progress and postings refer to rows. */
  async #load(): Promise<void> {
    this.#snapshot = undefined;
    const stored = this.loadCount === 0 ? await this.#file?.read() : undefined;
    if (stored && (await this.#loadStored(stored))) return;
    await markRestored(this.#db);
    const { snapshot, cacheKey, count } = await readSnapshot(this.#db);
    this.#areMany = count > FEW;
    this.columns.reserve(Math.ceil(1.05 * count));
    await this.rebuild(readServices(this.#reads));
    // Makes all postings outdated: `changedSince` returns null for postings that were read before.
    this.changeCount += 1;
    this.loadCount += 1;
    this.#changes = [];
    this.#cacheKey = cacheKey;
    this.#snapshot = snapshot;
    // Later, because requests wait for this list.
    if (this.#file) setTimeout(() => void this.store(), STORE_AFTER_MS).unref();
  }

  #putAll(services: IndexedService[]): void {
    for (const service of services) this.#changes.push(this.put(service));
    this.changeCount += services.length;
    if (this.#changes.length > 2 * MOST_CHANGES) this.#changes = this.#changes.slice(-MOST_CHANGES);
  }
}
