import type { BulkKind } from '@amparo/domain/bulk/bulkKinds.ts';
import type { ImportReport } from '@amparo/domain/bulk/importReport.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { BulkList, Listed, Writing } from './bulkList.ts';
import { planImport } from './planImport.ts';

interface Wanted<Item extends Listed> {
  what: BulkKind;
  list: BulkList<Item>;
  bytes: Uint8Array;
  writing: Writing;
  /** What was looked at before; missing: whatever comes of it. */
  seen: string | undefined;
}

/** Imports a table whole, in one transaction, or throws: where anything in it is wrong, or not what was looked at. */
export async function applyImport<Item extends Listed>(
  db: Kysely<Database>,
  { seen, ...wanted }: Wanted<Item>,
): Promise<ImportReport> {
  return db.transaction().execute(async (trx) => {
    const { report, changes } = await planImport(trx, { ...wanted, isLocked: true });
    if (report.problem !== null || report.counts.wrong > 0)
      throw new ApiError('VALIDATION', { file: 'MALFORMED' }, report);
    if (seen !== undefined && seen !== report.seen) throw new ApiError('CHANGED_MEANWHILE', undefined, report);
    if (changes.length > 0) await wanted.list.write(trx, changes, wanted.writing);
    return report;
  });
}
