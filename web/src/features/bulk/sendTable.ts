import { type BulkKind, bulkKinds, maxImportBytes } from '@amparo/domain/bulk/bulkKinds.ts';
import type { ImportReport } from '@amparo/domain/bulk/importReport.ts';
import type { CallApi } from '@amparo/domain/callApi.ts';
import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';

export interface ImportAnswer {
  what: BulkKind;
  report: ImportReport | null;
  isDone: boolean;
  problem: ErrorKey | 'NO_FILE' | null;
}

interface Sent {
  what: unknown;
  bytes: Uint8Array<ArrayBuffer> | null;
  /** The hash of the checked report. Null only checks the file. */
  seen: string | null;
}

/** Checks a table, or imports it after its report was checked. The same on the server and on the device. */
export async function sendTable(callApi: CallApi, { what: named, bytes, seen }: Sent): Promise<ImportAnswer> {
  const what = bulkKinds.find((kind) => kind === named) ?? 'services';
  const answer: ImportAnswer = { what, report: null, isDone: false, problem: null };
  if (!bytes) return { ...answer, problem: 'NO_FILE' };
  if (bytes.byteLength > maxImportBytes) return { ...answer, problem: 'TOO_LARGE' };
  const sent = { params: { what }, body: bytes };
  try {
    const { data } =
      seen === null
        ? await callApi('POST /imports/:what/check', sent)
        : await callApi('POST /imports/:what', { ...sent, query: { seen } });
    return { ...answer, report: data, isDone: seen !== null };
  } catch (error) {
    const key = errorKeyOf(error)?.key;
    if (!key || key === 'NOT_SIGNED_IN') throw error;
    // The import would now make other changes than the person saw, or is no longer valid.
    const { data: report = null } = error as { data?: ImportReport };
    return { ...answer, report, problem: key };
  }
}
