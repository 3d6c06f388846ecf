import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import { servicePageSize } from '@amparo/domain/services/servicePageSize.ts';
import { serviceTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import type { Town } from '@amparo/domain/services/towns/town.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { Bitmap } from './columns/bitmap.ts';
import { IndexColumns, type IndexedService } from './columns/indexColumns.ts';
import { type FilterContext, filterRows, seesAll } from './filters.ts';
import { FirstRows } from './firstRows.ts';
import { markRestored, readChanged, readServices, readSnapshot } from './indexRows.ts';
import { Nearest } from './nearest.ts';
import { BEST_TIER, type Hits } from './ranking.ts';
import { orderOf } from './sort.ts';

/** Loading this many services takes less than a second, so requests wait for it. */
const FEW = 20_000;
/** With more services, a request waits this long before it gets a 503. */
const WAIT_MS = 800;
/** The number of changed rows that are stored for updating postings. More changes make reading all again faster. */
const MOST_CHANGES = 5000;
/** The tree of positions visits about `length * count / matches` rows for the nearest; a scan visits all matches. */
const TREE_COST = 4;

/** A service of a page, with the version of its row. */
export interface ServiceRef {
  id: string;
  version: number;
  likes: number;
  /** The service is read for this viewer only and not cached, because only some viewers see it or all its fields. */
  isPrivate: boolean;
}

/**
 * Answers every list of services, for every viewer, from memory. It is a copy that is never trusted: before each list,
 * `refresh` asks the database what any process has written since. Each row names the transaction that wrote it
 * (`changed_in`), and a snapshot of the database says which transactions it contains.
 */
export class SearchIndex {
  readonly columns = new IndexColumns();
  /** Increases with each changed service. */
  changeCount = 0;
  /** Increases when everything was read again, for example with the needs of another lexicon. */
  loadCount = 0;
  readonly #db: Kysely<Database>;
  readonly #nearest = new Nearest(this.columns);
  /** The index contains everything that this snapshot contains; undefined while it is not loaded. */
  #snapshot: string | undefined;
  #cacheKey = '';
  #areMany = false;
  /** The rows that changed last. */
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
    // A refresh in progress may have read too early for this call. All calls in the meantime share the next one.
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      const refreshing = this.#snapshot === undefined ? this.#load() : this.#poll(this.#snapshot);
      this.#running = refreshing.catch(() => undefined);
      return refreshing;
    });
    return this.inTime(this.#next);
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

  /**
   * A page of a list, and the number of services on all pages. Needs a refresh. `hits` are the services that match the
   * typed text; null if there is none.
   */
  query(filter: Omit<FilterContext, 'columns'>, hits: Hits | null): { page: ServiceRef[]; total: number } {
    const { columns } = this;
    const context = { ...filter, columns };
    const { limit = servicePageSize, skip = 0 } = filter.query;
    const rows = filterRows(context);
    if (hits) rows.and(hits.rows);
    const total = rows.count();
    const count = limit === 0 ? total : Math.min(total, skip + limit);
    const order = orderOf(context, hits);
    const first = new FirstRows(order, count);
    const isTreeFaster = total * total > TREE_COST * columns.length * count;
    if (order.from && isTreeFaster) this.#nearest.search(rows, order.from, first);
    else rows.visit((row) => first.offer(row), order.isBackward);
    const { version, likes } = columns.numbers;
    const page = first
      .sorted()
      .slice(skip)
      .map((row) => {
        return {
          id: columns.ids.textOf(row),
          version: version[row]!,
          likes: likes[row]!,
          isPrivate: seesAll(context, row) || !columns.flags.isApproved.has(row),
        };
      });
    return { page, total };
  }

  /** The towns of a list by name, with the number of its services of each type. Needs a refresh. */
  towns(filter: Omit<FilterContext, 'columns'>): Town[] {
    const { columns } = this;
    const rows = filterRows({ ...filter, columns });
    const towns = new Map<number, Town>();
    for (const type of serviceTypes) {
      Bitmap.union([rows])
        .and(columns.types[type])
        .visit((row) => {
          const number = columns.numbers.city[row]!;
          const city = columns.cityNames.get(number) ?? '';
          if (city === '') return;
          const town = towns.get(number) ?? { city, counts: {} };
          towns.set(number, town);
          town.counts[type] = (town.counts[type] ?? 0) + 1;
        });
    }
    return [...towns.values()].sort((a, b) => a.city.localeCompare(b.city, 'en'));
  }

  /**
   * Puts the services that the text names first, then the services of the owners that it names, if the viewer may see
   * owners.
   */
  withFirst(hits: Hits, named: readonly string[], owned: readonly string[], viewer: Viewer | null): Hits {
    const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => this.columns.ids.find(id) ?? []);
    const ownRows = rowsOf(owned).filter((row) => seesAll({ columns: this.columns, viewer }, row));
    for (const row of [...rowsOf(named), ...ownRows]) {
      hits.rows.set(row, true);
      hits.tiers[row] = BEST_TIER + 1;
      hits.relevance[row] = Number.POSITIVE_INFINITY;
    }
    return hits;
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
    if (areServices) for await (const services of readServices(this.#db, since)) this.#put(services);
    this.#snapshot = snapshot;
  }

  /** A known service keeps its row, because lists in progress and postings refer to rows. */
  async #load(): Promise<void> {
    this.#snapshot = undefined;
    await markRestored(this.#db);
    const { snapshot, cacheKey, count } = await readSnapshot(this.#db);
    this.#areMany = count > FEW;
    const { columns } = this;
    columns.reserve(Math.ceil(1.05 * count));
    const gone = Bitmap.union([columns.flags.isListed]);
    for await (const services of readServices(this.#db)) {
      for (const service of services) {
        const row = columns.put(service);
        if (row < gone.capacity) gone.set(row, false);
      }
    }
    gone.visit((row) => columns.hide(row));
    this.#nearest.build();
    // Makes all postings outdated: `changedSince` returns null for postings that were read before.
    this.changeCount += 1;
    this.loadCount += 1;
    this.#changes = [];
    this.#cacheKey = cacheKey;
    this.#snapshot = snapshot;
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
