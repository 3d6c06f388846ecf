import type { RowErrorKey } from '@amparo/domain/bulk/importReport.ts';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Cells } from './writeCsv.ts';

/** Column → error of its cell. */
export type RowErrors = Record<string, RowErrorKey>;

export interface ImportContext {
  /** Always an administrator. */
  viewer: Viewer;
  /** The client's address. Empty for a command on the server. */
  address: string;
  at: Temporal.Instant;
}

/** A stored item of a list. */
export interface CsvItem {
  id: string;
  updatedAt: Date;
}

/** A row that adds or changes an item. */
export interface ChangedRow {
  row: number;
  id: string | null;
  /** For a new item, its cells that are not empty. For a stored item, the cells that differ from it. */
  changedCells: Cells;
}

export type Outcome<Item> = { errors: RowErrors } | { next: Item };

export interface Change<Item> {
  before: Item | null;
  next: Item;
}

/** The CSV format of one list, which its feature defines. */
export interface CsvList<Item extends CsvItem> {
  /** The columns between `id` and `updatedAt`, in order. */
  columns: readonly string[];
  /** Further columns that an export fills in and an import ignores. */
  readOnlyColumns?: readonly string[];
  pages(db: Kysely<Database>): AsyncIterable<Item[]>;
  /** Returns the items that exist. `isLocked` prevents other writes until the transaction ends. */
  find(db: Kysely<Database>, ids: string[], isLocked: boolean): Promise<Map<string, Item>>;
  /** The cells of all columns. */
  cellsOf(item: Item): Cells;
  /** The columns that an export leaves empty, because files are shared. An empty cell there changes nothing. */
  hiddenColumns?(item: Item): readonly string[];
  nameOf(item: Item): string;
  /** Loads the data for all rows. The returned function turns one row into an item, or into errors. */
  reader(
    db: Kysely<Database>,
    rows: readonly ChangedRow[],
    context: ImportContext,
  ): Promise<(row: ChangedRow, before: Item | null) => Promise<Outcome<Item>> | Outcome<Item>>;
  /** Returns the stored items that a new one likely repeats, with their names. */
  findSimilar?(db: Kysely<Database>, item: Item): Promise<{ id: string; name: string }[]>;
  write(trx: Transaction<Database>, changes: readonly Change<Item>[], context: ImportContext): Promise<void>;
}
