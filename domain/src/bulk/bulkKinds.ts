/** What is exported and imported as a table. */
export const bulkKinds = ['services', 'liaisons', 'crisis-lines', 'users'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** A file of this size holds some five thousand services. */
export const maxImportBytes = 10 * 1024 * 1024;
