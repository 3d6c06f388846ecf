import type { BulkKind } from '@amparo/domain/bulk/bulkKinds.ts';
import type { ImportReport } from '@amparo/domain/bulk/importReport.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Kysely } from 'kysely';
import { setAuthor } from '../database/asAuthor.ts';
import type { Database } from '../database/schema.ts';
import type { CsvItem, CsvList, ImportContext } from './csvList.ts';
import { planImport } from './planImport.ts';

interface ApplyOptions<Item extends CsvItem> {
  what: BulkKind;
  list: CsvList<Item>;
  bytes: Uint8Array;
  context: ImportContext;
  /** The hash of the report that the administrator has checked. Undefined accepts any report. */
  checkedReport: string | undefined;
}

/** Imports a file in one transaction. Throws if a row has an error, or if the report differs from the checked one. */
export async function applyImport<Item extends CsvItem>(
  db: Kysely<Database>,
  { checkedReport, ...options }: ApplyOptions<Item>,
): Promise<ImportReport> {
  return db.transaction().execute(async (trx) => {
    await setAuthor(trx, options.context.viewer);
    const { report, changes } = await planImport(trx, { ...options, isLocked: true });
    if (report.problem !== null || report.counts.wrong > 0)
      throw new ApiError('VALIDATION', { file: 'MALFORMED' }, report);
    if (checkedReport !== undefined && checkedReport !== report.seen)
      throw new ApiError('CHANGED_MEANWHILE', undefined, report);
    if (changes.length > 0) await options.list.write(trx, changes, options.context);
    return report;
  });
}
