import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CsvItem, CsvList } from './csvList.ts';
import { type Cells, writeCsv } from './writeCsv.ts';

/** The whole list, or the items with some ids, as a CSV file, one page at a time. */
export function exportList<Item extends CsvItem>(
  db: Kysely<Database>,
  list: CsvList<Item>,
  ids?: readonly string[],
): AsyncGenerator<string> {
  return writeCsv(fileColumns(list), rowsOf(list, ids ? chosenPage(db, list, ids) : list.pages(db)));
}

/** The columns of a file, in order. */
export function fileColumns<Item extends CsvItem>({ columns, readOnlyColumns = [] }: CsvList<Item>): string[] {
  return ['id', ...columns, ...readOnlyColumns, 'updatedAt'];
}

async function* chosenPage<Item extends CsvItem>(db: Kysely<Database>, list: CsvList<Item>, ids: readonly string[]) {
  const found = await list.find(db, [...ids], false);
  yield ids.flatMap((id) => found.get(id) ?? []);
}

async function* rowsOf<Item extends CsvItem>(
  list: CsvList<Item>,
  pages: AsyncIterable<Item[]>,
): AsyncGenerator<Cells[]> {
  for await (const items of pages)
    yield items.map((item) => ({
      ...shownCells(list, item),
      id: item.id,
      updatedAt: item.updatedAt.toISOString(),
    }));
}

/** The cells of an item without hidden columns, as an export contains them. */
export function shownCells<Item extends CsvItem>(list: CsvList<Item>, item: Item): Cells {
  const hidden = (list.hiddenColumns?.(item) ?? []).map((column) => [column, '']);
  return { ...list.cellsOf(item), ...Object.fromEntries(hidden) };
}
