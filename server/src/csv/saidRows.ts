import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { isModifiedSince } from '../http/assertUnmodified.ts';
import type { BulkList, Listed, RowErrors, SaidRow } from './bulkList.ts';
import { shownCells } from './exportList.ts';
import type { CsvRow } from './readCsv.ts';
import type { Cells } from './writeCsv.ts';

/** A row with what stands for it, and what it says beyond that. */
export interface Said<Item> extends SaidRow {
  before: Item | null;
  errors: RowErrors | null;
  /** What to call the row. */
  name: string;
}

const AT_ONCE = 500;

/** Finds what each row is about. A row that says nothing new is not even checked: what is there already stays as it is. */
export async function saidRows<Item extends Listed>(
  db: Kysely<Database>,
  list: BulkList<Item>,
  rows: CsvRow[],
  isLocked: boolean,
): Promise<Said<Item>[]> {
  const ids = rows.map(({ cells }) => idOf(cells)).filter(isId);
  const found = new Map<string, Item>();
  const wanted = [...new Set(ids)].sort();
  for (let i = 0; i < wanted.length; i += AT_ONCE)
    for (const [id, item] of await list.find(db, wanted.slice(i, i + AT_ONCE), isLocked)) found.set(id, item);
  const seen = new Set<string>();
  return rows.map(({ row, cells }) => {
    const id = idOf(cells);
    const before = found.get(id) ?? null;
    const said = before ? newCells(list, before, cells) : filledCells(list, cells);
    const errors = errorsOf({ id, cells, before, isRepeated: seen.has(id), isNews: Object.keys(said).length > 0 });
    if (id !== '') seen.add(id);
    const name = before ? list.nameOf(before) : (cells.name ?? cells.displayName ?? cells.email ?? '');
    return { row, id: before?.id ?? null, said, before, errors, name };
  });
}

function idOf(cells: Cells): string {
  return (cells.id ?? '').trim().toLowerCase();
}

function isId(id: string): boolean {
  return z.uuid().safeParse(id).success;
}

interface Facts {
  id: string;
  cells: Cells;
  before: Listed | null;
  isRepeated: boolean;
  isNews: boolean;
}

/** What is wrong with a row as a whole. */
function errorsOf({ id, cells, before, isRepeated, isNews }: Facts): RowErrors | null {
  if (id === '') return null;
  if (!isId(id)) return { id: 'MALFORMED' };
  if (isRepeated) return { id: 'REPEATED_ID' };
  if (!before) return { id: 'UNKNOWN_ID' };
  const ifUnmodifiedSince = (cells.updatedAt ?? '').trim();
  if (ifUnmodifiedSince === '' || !isNews) return null;
  if (!z.iso.datetime().safeParse(ifUnmodifiedSince).success) return { updatedAt: 'MALFORMED' };
  return isModifiedSince(before.updatedAt, ifUnmodifiedSince) ? { updatedAt: 'CHANGED_MEANWHILE' } : null;
}

/** Those of the file that are not as the file of this moment would have them. */
function newCells<Item extends Listed>(list: BulkList<Item>, before: Item, cells: Cells): Cells {
  const shown = shownCells(list, before);
  const isNew = (column: string) => cells[column] !== undefined && plain(cells[column]) !== plain(shown[column] ?? '');
  return pick(cells, list.columns.filter(isNew));
}

function filledCells<Item extends Listed>(list: BulkList<Item>, cells: Cells): Cells {
  return pick(
    cells,
    list.columns.filter((column) => (cells[column] ?? '').trim() !== ''),
  );
}

function pick(cells: Cells, columns: string[]): Cells {
  return Object.fromEntries(columns.map((column) => [column, cells[column] ?? '']));
}

/** Spreadsheets end lines in their own way, and write truth in capitals. */
function plain(cell: string): string {
  const text = cell.replace(/\r\n?/g, '\n').trim();
  return /^(true|false)$/i.test(text) ? text.toLowerCase() : text;
}
