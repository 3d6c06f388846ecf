import { z } from 'zod';
import { fieldErrorKeys } from '../http/fieldErrors.ts';
import { bulkKinds } from './bulkKinds.ts';

/** Why a whole file was rejected. */
const fileProblems = ['EMPTY', 'NOT_UTF8', 'NOT_CSV', 'NO_ID_COLUMN', 'UNKNOWN_COLUMNS', 'REPEATED_COLUMNS'] as const;
export type FileProblem = (typeof fileProblems)[number];

/** Why a row was rejected: the errors of form fields, and errors that only a file can have. */
const rowErrorKeys = [
  ...fieldErrorKeys,
  'UNKNOWN_ID',
  'REPEATED_ID',
  'CHANGED_MEANWHILE',
  'EMAIL_ALREADY_USED',
] as const;
export type RowErrorKey = (typeof rowErrorKeys)[number];

/** The report lists at most this many errors and this many entries. Its counts include all of them. */
export const maxReportedProblems = 200;

/** What an import would do, or has done. Unchanged rows are only counted. */
export const ImportReport = z.object({
  what: z.enum(bulkKinds),
  problem: z
    .object({
      key: z.enum(fileProblems),
      /** The row as spreadsheets count it (the heading is 1), or null if the problem concerns the whole file. */
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
  /** Columns that the file does not have. These fields stay unchanged. */
  absentColumns: z.array(z.string()),
  /** Added and changed rows. Values are shown as in the cells. */
  entries: z.array(
    z.object({
      row: z.number().int(),
      /** Null for a new record. */
      id: z.uuid().nullable(),
      name: z.string(),
      fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
      /** Stored records that a new row likely repeats. */
      similar: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  ),
  /** `value` is the cell, shortened. */
  errors: z.array(
    z.object({
      row: z.number().int(),
      name: z.string(),
      field: z.string(),
      value: z.string(),
      key: z.enum(rowErrorKeys),
    }),
  ),
  /** A hash of everything that the import would do. An import with this value does exactly that, or nothing. */
  seen: z.string(),
});
export type ImportReport = z.infer<typeof ImportReport>;
