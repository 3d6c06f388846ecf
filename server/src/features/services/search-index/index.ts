import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { IndexColumns } from './columns/indexColumns.ts';
import type { IndexedService } from './columns/indexedService.ts';
import { type FilterContext, seesAll } from './filters.ts';
import { markRestored, readChanged, readServices, readSnapshot } from './indexRows.ts';
import { Nearest } from './nearest.ts';
import { queryIndex } from './queryIndex.ts';
import type { Hits } from './ranking.ts';

/** Loading this many services takes less than a second, so requests wait for it. */
const FEW = 20_000;
/** With more services, a request waits this long before it gets a 503. */
const WAIT_MS = 800;
/** The number of changed rows that are stored for updating postings. */
const MOST_CHANGES = 50_000;

/** A service of a page, in the version that the list was made of. */
export interface ServiceRef {
  id: string;
  version: number;
  likes: number;
  /** The viewer may see all of it. */
  isOwn: boolean;
}

/**
 * Answers every list of services, for every viewer, from memory. It is a copy that is never trusted: before each list,
 * `refresh` asks the database what any process has written since. Each row names the transaction that wrote it
 * (`changed_in`), and a snapshot of the database says which transactions it contains.
 */
export class SearchIndex {
  readonly columns = new IndexColumns();
  /** Grows with each changed service. */
  changeCount = 0;
  readonly #db: Kysely<Database>;
  readonly #nearest = new Nearest(this.columns);
  /** The index contains everything that this snapshot contains; undefined while it is not loaded. */
  #snapshot: string | undefined;
  #cacheKey = '';
  #areMany = false;
  #changes: number[] = [];
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(db: Kysely<Database>) {
    this.#db = db.withoutPlugins();
  }

  /**
   * Brings the index up to date with everything that was committed before this call. Throws UNAVAILABLE, a 503 with
   * Retry-After, while many services are being loaded.
   */
  refresh(): Promise<void> {
    // A refresh under way may have read too early for this call: all who come meanwhile share the next one.
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      const refreshing = this.#snapshot === undefined ? this.#load() : this.#poll(this.#snapshot);
      this.#running = refreshing.catch(() => undefined);
      return refreshing;
    });
    return this.inTime(this.#next);
  }

  /** Waits for something that a list needs. Throws UNAVAILABLE if there are many services and it takes long. */
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

  /** A page of a list, and how many services are on all pages. Needs a refresh. */
  query(context: Omit<FilterContext, 'columns'>, hits: Hits | null): { page: ServiceRef[]; total: number } {
    const { columns } = this;
    const { rows, total } = queryIndex({ ...context, columns }, hits, this.#nearest);
    const { version, likes } = columns.numbers;
    const page = rows.map((row) => {
      const isOwn = seesAll({ columns, viewer: context.viewer }, row);
      return { id: columns.ids.textOf(row), version: version[row]!, likes: likes[row]!, isOwn };
    });
    return { page, total };
  }

  /** The rows that have changed since `changeCount` was this; null if they are more than `most` or not remembered. */
  changedSince(changeCount: number, most: number): number[] | null {
    const length = this.changeCount - changeCount;
    if (length > Math.min(most, this.#changes.length)) return null;
    return this.#changes.slice(this.#changes.length - length);
  }

  async #poll(since: string): Promise<void> {
    const { snapshot, cacheKey, areServices, areAllGone, goneIds, likes } = await readChanged(this.#db, since);
    if (areAllGone || cacheKey !== this.#cacheKey) return this.#load();
    const { columns } = this;
    for (const id of goneIds) {
      const row = columns.ids.find(id);
      if (row !== undefined) columns.hide(row);
    }
    for (const kudos of likes) {
      const row = columns.ids.find(kudos.id);
      if (row !== undefined) columns.numbers.likes[row] = kudos.likes;
    }
    if (areServices) for await (const services of readServices(this.#db, since)) this.#put(services);
    this.#snapshot = snapshot;
  }

  async #load(): Promise<void> {
    this.#snapshot = undefined;
    await markRestored(this.#db);
    const { snapshot, cacheKey, count } = await readSnapshot(this.#db);
    this.#areMany = count > FEW;
    this.columns.reserve(Math.ceil(1.05 * count));
    await this.#loadRows();
    this.#cacheKey = cacheKey;
    this.#snapshot = snapshot;
  }

  /** A service that was known before keeps its row, as lists under way and postings expect. */
  async #loadRows(): Promise<void> {
    const { columns } = this;
    const gone = columns.flags.isListed.copy();
    for await (const services of readServices(this.#db)) {
      for (const service of services) {
        const row = columns.put(service);
        if (row < gone.capacity) gone.set(row, false);
      }
    }
    gone.visit((row) => columns.hide(row));
    this.#nearest.build();
    // No posting is current: `changedSince` returns null for all that were read before.
    this.changeCount += 1;
    this.#changes = [];
  }

  #put(services: IndexedService[]): void {
    for (const service of services) {
      const before = this.columns.ids.find(service.id);
      const isMoved = before === undefined || !this.columns.isAt(before, service);
      const row = this.columns.put(service);
      if (isMoved) this.#nearest.noteMoved(row);
      this.#changes.push(row);
    }
    this.changeCount += services.length;
    if (this.#changes.length > 2 * MOST_CHANGES) this.#changes = this.#changes.slice(-MOST_CHANGES);
  }
}
