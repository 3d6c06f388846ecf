import type { BulkKind } from './bulkKinds.ts';

/** `amparo-services-2026-11-22.csv` */
export function bulkFileName(what: BulkKind, at: Temporal.Instant, timeZone: string): string {
  return `amparo-${what}-${at.toZonedDateTimeISO(timeZone).toPlainDate()}.csv`;
}
