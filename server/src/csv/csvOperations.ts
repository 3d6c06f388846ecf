import type { BulkKind } from '@amparo/domain/bulk/bulkKinds.ts';
import type { ImportReport } from '@amparo/domain/bulk/importReport.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { applyImport } from './applyImport.ts';
import type { CsvItem, CsvList, ImportContext } from './csvList.ts';
import { exportList } from './exportList.ts';
import { planImport } from './planImport.ts';

/** The export and import of one list. */
interface CsvOperations {
  /** The whole list, or the items with these ids. */
  export(db: Kysely<Database>, ids?: readonly string[]): AsyncIterable<string>;
  /** Returns the report of an import, and writes nothing. */
  check(db: Kysely<Database>, bytes: Uint8Array, context: ImportContext): Promise<ImportReport>;
  /** Imports the file. If `checkedReport` is given, the report must be the same as the checked one. */
  apply(
    db: Kysely<Database>,
    bytes: Uint8Array,
    context: ImportContext & { checkedReport?: string | undefined },
  ): Promise<ImportReport>;
}

export type CsvLists = Record<BulkKind, CsvOperations>;

export function csvOperations<Item extends CsvItem>(what: BulkKind, list: CsvList<Item>): CsvOperations {
  return {
    export: (db, ids) => exportList(db, list, ids),
    check: async (db, bytes, context) => (await planImport(db, { what, list, bytes, context, isLocked: false })).report,
    apply: (db, bytes, { checkedReport, ...context }) => applyImport(db, { what, list, bytes, context, checkedReport }),
  };
}
