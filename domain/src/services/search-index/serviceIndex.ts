import type { Viewer } from '../../permissions/permissions.ts';
import { servicePageSize } from '../servicePageSize.ts';
import { serviceTypes } from '../taxonomy/serviceTypes.ts';
import type { Town } from '../towns/town.ts';
import { Bitmap } from './columns/bitmap.ts';
import { IndexColumns, type IndexedService, type StoredColumns } from './columns/indexColumns.ts';
import { filterRows, type QueryContext, seesAll } from './filters.ts';
import { FirstRows } from './firstRows.ts';
import { Nearest } from './nearest.ts';
import { type Order, orderOf } from './sort.ts';
import type { Hits } from './text/hits.ts';

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

/** A page of a list, and the number of services on all pages. */
export interface RefPage {
  page: ServiceRef[];
  total: number;
}

/** Answers every list of services from memory, on the server and on a device. */
export class ServiceIndex {
  readonly columns = new IndexColumns();
  readonly #nearest = new Nearest(this.columns);

  /** Adds a service or replaces its row. A known service keeps its row. Returns the row. */
  put(service: IndexedService): number {
    const before = this.columns.ids.find(service.id);
    const isMoved = before === undefined || !this.columns.isAt(before, service);
    const row = this.columns.put(service);
    if (isMoved) this.#nearest.noteMoved(row);
    return row;
  }

  /** Fills an empty index with stored columns. */
  restore(columns: StoredColumns): void {
    this.columns.restore(columns);
    for (let row = 0; row < this.columns.length; row += 1) this.#nearest.noteMoved(row);
  }

  /** Replaces all services. `rebuild` is faster than many calls of `put`. */
  async rebuild(services: AsyncIterable<IndexedService[]> | Iterable<IndexedService[]>): Promise<void> {
    const { columns } = this;
    const gone = Bitmap.union([columns.flags.isStored]);
    for await (const batch of services) {
      for (const service of batch) {
        const row = columns.put(service);
        if (row < gone.capacity) gone.set(row, false);
      }
    }
    gone.visit((row) => columns.hide(row));
    this.#nearest.build();
  }

  /** `hits` are the services that match the typed text; null if there is none. */
  query(filter: QueryContext, hits: Hits | null): RefPage {
    const { columns } = this;
    const context = { ...filter, columns };
    const { limit = servicePageSize, skip = 0 } = filter.query;
    const rows = filterRows(context);
    if (hits) rows.and(hits.rows);
    const total = rows.count();
    const count = limit === 0 ? total : Math.min(total, skip + limit);
    const { version, likes } = columns.numbers;
    const page = this.#firstOf(rows, orderOf(context, hits), count)
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

  /** Returns the first rows in order. If enough rows have the best key, only these are sorted. */
  #firstOf(rows: Bitmap, order: Order, count: number): number[] {
    const { best } = order;
    if (best) {
      const bestRows = Bitmap.union([rows]).filter((row) => order.key(row) === best.key);
      if (bestRows.count() >= count) return this.#firstOf(bestRows, best.order, count);
    }
    const first = new FirstRows(order, count);
    const isTreeFaster = rows.count() ** 2 > TREE_COST * this.columns.length * count;
    if (order.from && isTreeFaster) this.#nearest.search(rows, order.from, first);
    else rows.visit((row) => first.offer(row), order.isBackward);
    return first.sorted();
  }

  /** The towns of a list by name, with the number of its services of each type. */
  towns(filter: QueryContext): Town[] {
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
    const first = [...rowsOf(named), ...ownRows];
    return first.length === 0 ? hits : hits.withFirst(first);
  }
}
