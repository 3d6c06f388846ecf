import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { isModifiedSince } from '../http/assertUnmodified.ts';
import type { ChangedRow, CsvItem, CsvList, RowErrors } from './csvList.ts';
import { shownCells } from './exportList.ts';
import type { CsvRow } from './readCsv.ts';
import type { Cells } from './writeCsv.ts';

/** A row of the file with the stored item, if there is one. */
export interface ComparedRow<Item> extends ChangedRow {
  before: Item | null;
  errors: RowErrors | null;
  /** The name that the report shows for the row. */
  name: string;
}

const BATCH = 500;

/** Compares each row with its stored item. A row without changes is not validated: stored values may stay. */
export async function compareRows<Item extends CsvItem>(
  db: Kysely<Database>,
  list: CsvList<Item>,
  rows: CsvRow[],
  isLocked: boolean,
): Promise<ComparedRow<Item>[]> {
  const ids = rows.map(({ cells }) => idOf(cells)).filter(isId);
  const found = new Map<string, Item>();
  const uniqueIds = [...new Set(ids)].sort();
  for (let i = 0; i < uniqueIds.length; i += BATCH)
    for (const [id, item] of await list.find(db, uniqueIds.slice(i, i + BATCH), isLocked)) found.set(id, item);
  const earlierIds = new Set<string>();
  return rows.map(({ row, cells }) => {
    const id = idOf(cells);
    const before = found.get(id) ?? null;
    const changedCells = before ? differingCells(list, before, cells) : filledCells(list, cells);
    const errors = errorsOf({
      id,
      cells,
      before,
      isRepeated: earlierIds.has(id),
      hasChanges: Object.keys(changedCells).length > 0,
    });
    if (id !== '') earlierIds.add(id);
    const name = before ? list.nameOf(before) : (cells.name ?? cells.displayName ?? cells.email ?? '');
    return { row, id: before?.id ?? null, changedCells, before, errors, name };
  });
}

function idOf(cells: Cells): string {
  return (cells.id ?? '').trim().toLowerCase();
}

function isId(id: string): boolean {
  return z.uuid().safeParse(id).success;
}

interface RowToCheck {
  id: string;
  cells: Cells;
  before: CsvItem | null;
  isRepeated: boolean;
  hasChanges: boolean;
}

/** The errors of a row's id and `updatedAt`. */
function errorsOf({ id, cells, before, isRepeated, hasChanges }: RowToCheck): RowErrors | null {
  if (id === '') return null;
  if (!isId(id)) return { id: 'MALFORMED' };
  if (isRepeated) return { id: 'REPEATED_ID' };
  if (!before) return { id: 'UNKNOWN_ID' };
  const ifUnmodifiedSince = (cells.updatedAt ?? '').trim();
  if (ifUnmodifiedSince === '' || !hasChanges) return null;
  if (!z.iso.datetime().safeParse(ifUnmodifiedSince).success) return { updatedAt: 'MALFORMED' };
  return isModifiedSince(before.updatedAt, ifUnmodifiedSince) ? { updatedAt: 'CHANGED_MEANWHILE' } : null;
}

/** The cells that differ from an export made now. */
function differingCells<Item extends CsvItem>(list: CsvList<Item>, before: Item, cells: Cells): Cells {
  const shown = shownCells(list, before);
  const isNew = (column: string) =>
    cells[column] !== undefined && normalize(cells[column]) !== normalize(shown[column] ?? '');
  return pick(cells, list.columns.filter(isNew));
}

function filledCells<Item extends CsvItem>(list: CsvList<Item>, cells: Cells): Cells {
  return pick(
    cells,
    list.columns.filter((column) => (cells[column] ?? '').trim() !== ''),
  );
}

function pick(cells: Cells, columns: string[]): Cells {
  return Object.fromEntries(columns.map((column) => [column, cells[column] ?? '']));
}

/** Spreadsheets change line ends, and write `true` in capitals. */
function normalize(cell: string): string {
  const text = cell.replace(/\r\n?/g, '\n').trim();
  return /^(true|false)$/i.test(text) ? text.toLowerCase() : text;
}
