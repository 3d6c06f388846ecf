import type { BulkKind } from '@amparo/domain/bulk/bulkKinds.ts';
import type { ImportReport } from '@amparo/domain/bulk/importReport.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { applyImport } from './applyImport.ts';
import type { BulkList, Listed, Writing } from './bulkList.ts';
import { exportList } from './exportList.ts';
import { planImport } from './planImport.ts';

/** What can be done with a list as a whole, whatever is listed. */
interface BulkDoings {
  export(db: Kysely<Database>): AsyncIterable<string>;
  /** What an import would do; nothing is written. */
  check(db: Kysely<Database>, bytes: Uint8Array, writing: Writing): Promise<ImportReport>;
  /** `seen`: of the report that was looked at. */
  apply(
    db: Kysely<Database>,
    bytes: Uint8Array,
    writing: Writing & { seen?: string | undefined },
  ): Promise<ImportReport>;
}

export type BulkLists = Record<BulkKind, BulkDoings>;

export function doingsOf<Item extends Listed>(what: BulkKind, list: BulkList<Item>): BulkDoings {
  return {
    export: (db) => exportList(db, list),
    check: async (db, bytes, writing) => (await planImport(db, { what, list, bytes, writing, isLocked: false })).report,
    apply: (db, bytes, { seen, ...writing }) => applyImport(db, { what, list, bytes, writing, seen }),
  };
}
