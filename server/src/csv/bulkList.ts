import type { RowErrorKey } from '@amparo/domain/bulk/importReport.ts';
import type { Viewer } from '@amparo/domain/permissions/user.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Cells } from './writeCsv.ts';

/** Column → why its cell can not be taken. */
export type RowErrors = Record<string, RowErrorKey>;

export interface Writing {
  /** An administrator. */
  viewer: Viewer;
  at: Temporal.Instant;
}

/** One thing that is listed, as it stands. */
export interface Listed {
  id: string;
  updatedAt: Date;
}

/** A row that says something new. */
export interface SaidRow {
  row: number;
  id: string | null;
  /** For something new, the cells that hold anything; else those that say something else than what stands. */
  said: Cells;
}

export type Outcome<Item> = { errors: RowErrors } | { next: Item };

export interface Change<Item> {
  before: Item | null;
  next: Item;
}

/** How one list becomes a table, and a table the list: each feature's own part of export and import. */
export interface BulkList<Item extends Listed> {
  /** Between `id` and `updatedAt`, in this order. */
  columns: readonly string[];
  pages(db: Kysely<Database>): AsyncIterable<Item[]>;
  /** Those that are there; `isLocked`: until the transaction ends, nobody else writes them. */
  find(db: Kysely<Database>, ids: string[], isLocked: boolean): Promise<Map<string, Item>>;
  cellsOf(item: Item): Cells;
  /** Columns whose cells stay empty in a file, which travels: left empty they mean nothing. */
  hiddenColumns?(item: Item): readonly string[];
  nameOf(item: Item): string;
  /** Looks up what all rows need, and answers what each of them makes of the item that stands, if one does. */
  reader(
    db: Kysely<Database>,
    rows: readonly SaidRow[],
    writing: Writing,
  ): Promise<(row: SaidRow, before: Item | null) => Promise<Outcome<Item>> | Outcome<Item>>;
  write(trx: Transaction<Database>, changes: readonly Change<Item>[], writing: Writing): Promise<void>;
}
