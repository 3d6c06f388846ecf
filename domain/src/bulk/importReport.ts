import { z } from 'zod';
import { fieldErrorKeys } from '../http/apiError.ts';
import { bulkKinds } from './bulkKinds.ts';

/** Why a file can not be read as a table at all. */
const fileProblems = ['EMPTY', 'NOT_UTF8', 'NOT_CSV', 'NO_ID_COLUMN', 'UNKNOWN_COLUMNS', 'REPEATED_COLUMNS'] as const;
export type FileProblem = (typeof fileProblems)[number];

/** Why a row can not be taken: as for a form's field, or for what only a table can have wrong. */
const rowErrorKeys = [
  ...fieldErrorKeys,
  'UNKNOWN_ID',
  'REPEATED_ID',
  'CHANGED_MEANWHILE',
  'EMAIL_ALREADY_USED',
] as const;
export type RowErrorKey = (typeof rowErrorKeys)[number];

/** So many of each are told one by one; the counts are of all. */
export const maxReportedProblems = 200;

/** What an import would do, or has done: rows that stay as they are only counted. */
export const ImportReport = z.object({
  what: z.enum(bulkKinds),
  problem: z
    .object({
      key: z.enum(fileProblems),
      /** As spreadsheets count them, the heading being 1; null where it is about the whole. */
      row: z.number().int().nullable(),
      columns: z.array(z.string()),
    })
    .nullable(),
  counts: z.object({
    added: z.number().int(),
    changed: z.number().int(),
    left: z.number().int(),
    wrong: z.number().int(),
  }),
  /** Columns that the file does not have: those fields stay as they are. */
  absentColumns: z.array(z.string()),
  /** As cells of the table. */
  entries: z.array(
    z.object({
      row: z.number().int(),
      /** Null for a new one. */
      id: z.uuid().nullable(),
      name: z.string(),
      fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  errors: z.array(z.object({ row: z.number().int(), name: z.string(), field: z.string(), key: z.enum(rowErrorKeys) })),
  /** Stands for all that would be done: an import that says what was seen does just that, or nothing. */
  seen: z.string(),
});
export type ImportReport = z.infer<typeof ImportReport>;
