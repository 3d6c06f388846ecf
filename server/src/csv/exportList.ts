import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { BulkList, Listed } from './bulkList.ts';
import { type Cells, writeCsv } from './writeCsv.ts';

/** The whole list as a CSV file, page by page as it is read. */
export function exportList<Item extends Listed>(db: Kysely<Database>, list: BulkList<Item>): AsyncGenerator<string> {
  return writeCsv(['id', ...list.columns, 'updatedAt'], rowsOf(db, list));
}

async function* rowsOf<Item extends Listed>(db: Kysely<Database>, list: BulkList<Item>): AsyncGenerator<Cells[]> {
  for await (const items of list.pages(db))
    yield items.map((item) => ({
      ...shownCells(list, item),
      id: item.id,
      updatedAt: item.updatedAt.toISOString(),
    }));
}

/** As the file tells them. */
export function shownCells<Item extends Listed>(list: BulkList<Item>, item: Item): Cells {
  const hidden = (list.hiddenColumns?.(item) ?? []).map((column) => [column, '']);
  return { ...list.cellsOf(item), ...Object.fromEntries(hidden) };
}
