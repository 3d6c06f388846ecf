import { createHash } from 'node:crypto';
import type { BulkKind } from '@amparo/domain/bulk/bulkKinds.ts';
import { type ImportReport, maxReportedProblems } from '@amparo/domain/bulk/importReport.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { BulkList, Change, Listed, Writing } from './bulkList.ts';
import { readCsv, type UnreadableFile } from './readCsv.ts';
import { type Said, saidRows } from './saidRows.ts';

export interface ImportPlan<Item> {
  report: ImportReport;
  changes: Change<Item>[];
}

interface Wanted<Item extends Listed> {
  what: BulkKind;
  list: BulkList<Item>;
  bytes: Uint8Array;
  writing: Writing;
  /** Whether it is going to be written: nobody else writes what it changes meanwhile. */
  isLocked: boolean;
}

/** What an import would do. Nothing is written, nobody outside is asked, so that twice the same comes of it. */
export async function planImport<Item extends Listed>(
  db: Kysely<Database>,
  { what, list, bytes, writing, isLocked }: Wanted<Item>,
): Promise<ImportPlan<Item>> {
  const plan: ImportPlan<Item> = { report: emptyReport(what), changes: [] };
  const read = readCsv(bytes);
  if ('problem' in read) return withProblem(plan, read.problem);
  const { columns, rows } = read.table;
  const problem = columnProblem(list, columns);
  if (problem) return withProblem(plan, problem);
  plan.report.absentColumns = list.columns.filter((column) => !columns.includes(column));
  const told: Told = { entries: [], errors: [] };
  const said = await saidRows(db, list, rows, isLocked);
  const readRow = await list.reader(db, said.filter(isToRead), writing);
  for (const row of said) await judge(row, { list, readRow, told, plan });
  finish(plan.report, told);
  return plan;
}

interface Told {
  entries: ImportReport['entries'];
  errors: ImportReport['errors'];
}

function isToRead<Item>(row: Said<Item>): boolean {
  return row.errors === null && Object.keys(row.said).length > 0;
}

interface Judging<Item extends Listed> {
  list: BulkList<Item>;
  readRow: Awaited<ReturnType<BulkList<Item>['reader']>>;
  told: Told;
  plan: ImportPlan<Item>;
}

async function judge<Item extends Listed>(row: Said<Item>, judging: Judging<Item>): Promise<void> {
  const { list, readRow, told, plan } = judging;
  const { counts } = plan.report;
  const outcome = row.errors ? { errors: row.errors } : isToRead(row) ? await readRow(row, row.before) : null;
  if (outcome && 'errors' in outcome) {
    counts.wrong += 1;
    for (const [field, key] of Object.entries(outcome.errors)) told.errors.push({ ...labelOf(row), field, key });
    return;
  }
  const fields = outcome ? differentCells(list, row.before, outcome.next) : [];
  if (!outcome || (row.before && fields.length === 0)) {
    counts.left += 1;
    return;
  }
  counts[row.before ? 'changed' : 'added'] += 1;
  plan.changes.push({ before: row.before, next: outcome.next });
  told.entries.push({ row: row.row, id: row.id, name: list.nameOf(row.before ?? outcome.next), fields });
}

function labelOf({ row, name }: Said<unknown>) {
  return { row, name };
}

function differentCells<Item extends Listed>(list: BulkList<Item>, before: Item | null, next: Item) {
  const [was, is] = [before ? list.cellsOf(before) : {}, list.cellsOf(next)];
  return list.columns
    .map((field) => ({ field, before: was[field] ?? '', after: is[field] ?? '' }))
    .filter(({ before, after }) => before !== after);
}

function emptyReport(what: BulkKind): ImportReport {
  const counts = { added: 0, changed: 0, left: 0, wrong: 0 };
  return { what, problem: null, counts, absentColumns: [], entries: [], errors: [], seen: '' };
}

function withProblem<Item>(plan: ImportPlan<Item>, problem: UnreadableFile): ImportPlan<Item> {
  plan.report.problem = problem;
  return plan;
}

/** Without the ids, all that is there already would be added once more. */
function columnProblem<Item extends Listed>(list: BulkList<Item>, columns: string[]): UnreadableFile | null {
  const unknown = columns.filter((column) => !['id', ...list.columns, 'updatedAt'].includes(column));
  if (unknown.length > 0) return { key: 'UNKNOWN_COLUMNS', row: 1, columns: unknown };
  return columns.includes('id') ? null : { key: 'NO_ID_COLUMN', row: 1, columns: [] };
}

function finish(report: ImportReport, { entries, errors }: Told): void {
  const all = JSON.stringify([report.what, entries, errors]);
  report.seen = createHash('sha256').update(all).digest('base64url');
  report.entries = entries.slice(0, maxReportedProblems);
  report.errors = errors.slice(0, maxReportedProblems);
}
