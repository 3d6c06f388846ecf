/** The lists that administrators can export and import as CSV files. */
export const bulkKinds = ['services', 'liaisons', 'crisis-lines', 'users'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** Enough for about five thousand services. */
export const maxImportBytes = 10 * 1024 * 1024;

/** Returns for example `amparo-services-2026-11-22.csv`. */
export function bulkFileName(what: BulkKind, at: Temporal.Instant, timeZone: string): string {
  return `amparo-${what}-${at.toZonedDateTimeISO(timeZone).toPlainDate()}.csv`;
}

/** Returns for example `amparo-services-template.csv`. */
export function templateFileName(what: BulkKind): string {
  return `amparo-${what}-template.csv`;
}

/** An export contains at most this many chosen records, because their ids are part of its address. */
export const maxChosenRows = 200;
