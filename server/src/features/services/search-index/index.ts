import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { IndexedService } from '@amparo/domain/services/search-index/columns/indexColumns.ts';
import { ServiceIndex } from '@amparo/domain/services/search-index/serviceIndex.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { markRestored, readChanged, readServices, readSnapshot } from './indexRows.ts';

/** Loading this many services takes less than a second, so requests wait for it. */
const FEW = 20_000;
/** With more services, a request waits this long before it gets a 503. */
const WAIT_MS = 800;
/** The number of changed rows that are stored for updating postings. More changes make reading all again faster. */
const MOST_CHANGES = 5000;
/**
 * The index of the services in the database. It is a copy that is never trusted: before each list, `refresh` asks the database what any process has written since. Each row names the transaction that wrote it
 * (`changed_in`), and a snapshot of the database says which transactions it contains.
 */
export class SearchIndex extends ServiceIndex {
  /** Increases with each changed service. */
  changeCount = 0;
  /** Increases when everything was read again, for example with the needs of another lexicon. */
  loadCount = 0;
  readonly #db: Kysely<Database>;
  /** The index contains everything that this snapshot contains; undefined while it is not loaded. */
  #snapshot: string | undefined;
  #cacheKey = '';
  #areMany = false;
  /** The rows that changed last. */
  #changes: number[] = [];
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(db: Kysely<Database>) {
    super();
    this.#db = db.withoutPlugins();
  }

  /**
   * Brings the index up to date with everything that was committed before this call. Throws UNAVAILABLE, a 503 with
   * Retry-After, while many services are being loaded.
   */
  refresh(): Promise<void> {
    return this.inTime(this.refreshAnyway());
  }

  /** As `refresh`, however long it takes. */
  refreshAnyway(): Promise<void> {
    // A refresh in progress may have read too early for this call. All calls in the meantime share the next one.
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      const refreshing = this.#snapshot === undefined ? this.#load() : this.#poll(this.#snapshot);
      this.#running = refreshing.catch(() => undefined);
      return refreshing;
    });
    return this.#next;
  }

  /** Waits for a promise that a list needs. Throws UNAVAILABLE if there are many services and it takes long. */
  async inTime<T>(needed: Promise<T>): Promise<T> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const check = () => this.#areMany && reject(new ApiError('UNAVAILABLE'));
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

  /** A known service keeps its row, because lists in progress and postings refer to rows. */
  async #load(): Promise<void> {
    this.#snapshot = undefined;
    await markRestored(this.#db);
    const { snapshot, cacheKey, count } = await readSnapshot(this.#db);
    this.#areMany = count > FEW;
    this.columns.reserve(Math.ceil(1.05 * count));
    await this.rebuild(readServices(this.#db));
    // Makes all postings outdated: `changedSince` returns null for postings that were read before.
    this.changeCount += 1;
    this.loadCount += 1;
    this.#changes = [];
    this.#cacheKey = cacheKey;
    this.#snapshot = snapshot;
  }

  #putAll(services: IndexedService[]): void {
    for (const service of services) this.#changes.push(this.put(service));
    this.changeCount += services.length;
    if (this.#changes.length > 2 * MOST_CHANGES) this.#changes = this.#changes.slice(-MOST_CHANGES);
  }
}
