import { createHash } from 'node:crypto';
import type { BulkKind } from '@amparo/domain/bulk/bulkKinds.ts';
import { type ImportReport, maxReportedProblems } from '@amparo/domain/bulk/importReport.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type ComparedRow, compareRows } from './compareRows.ts';
import type { Change, CsvItem, CsvList, ImportContext } from './csvList.ts';
import { fileColumns } from './exportList.ts';
import { readCsv, type UnreadableFile } from './readCsv.ts';

interface ImportPlan<Item> {
  report: ImportReport;
  changes: Change<Item>[];
}

interface PlanOptions<Item extends CsvItem> {
  what: BulkKind;
  list: CsvList<Item>;
  bytes: Uint8Array;
  context: ImportContext;
  /** Locks the rows that the import will change until the transaction ends. */
  isLocked: boolean;
}

/** Plans an import, and writes nothing. It calls no external service, so the same file gives the same plan. */
export async function planImport<Item extends CsvItem>(
  db: Kysely<Database>,
  { what, list, bytes, context, isLocked }: PlanOptions<Item>,
): Promise<ImportPlan<Item>> {
  const plan: ImportPlan<Item> = { report: emptyReport(what), changes: [] };
  const read = readCsv(bytes);
  if ('problem' in read) return withProblem(plan, read.problem);
  const { columns, rows } = read.table;
  const problem = columnProblem(list, columns);
  if (problem) return withProblem(plan, problem);
  plan.report.absentColumns = list.columns.filter((column) => !columns.includes(column));
  const details: ReportDetails = { entries: [], errors: [] };
  const compared = await compareRows(db, list, rows, isLocked);
  const readRow = await list.reader(db, compared.filter(hasChanges), context);
  for (const row of compared) await planRow(row, { list, readRow, details, plan });
  finish(plan.report, details);
  // Not in `seen`: another service must not keep the file from being imported.
  if (!isLocked) await nameSimilar(db, list, plan);
  return plan;
}

/** Names what the listed new rows repeat, before anything is saved. */
async function nameSimilar<Item extends CsvItem>(
  db: Kysely<Database>,
  list: CsvList<Item>,
  { report, changes }: ImportPlan<Item>,
): Promise<void> {
  for (const [at, entry] of report.entries.entries())
    if (entry.id === null && list.findSimilar) entry.similar = await list.findSimilar(db, changes[at]!.next);
}

interface ReportDetails {
  entries: ImportReport['entries'];
  errors: ImportReport['errors'];
}

function hasChanges<Item>(row: ComparedRow<Item>): boolean {
  return row.errors === null && Object.keys(row.changedCells).length > 0;
}

interface PlanContext<Item extends CsvItem> {
  list: CsvList<Item>;
  readRow: Awaited<ReturnType<CsvList<Item>['reader']>>;
  details: ReportDetails;
  plan: ImportPlan<Item>;
}

async function planRow<Item extends CsvItem>(row: ComparedRow<Item>, planContext: PlanContext<Item>): Promise<void> {
  const { list, readRow, details, plan } = planContext;
  const { counts } = plan.report;
  const outcome = row.errors ? { errors: row.errors } : hasChanges(row) ? await readRow(row, row.before) : null;
  if (outcome && 'errors' in outcome) {
    counts.wrong += 1;
    for (const [field, key] of Object.entries(outcome.errors)) {
      details.errors.push({ ...labelOf(row), field, value: valueIn(row, field), key });
    }
    return;
  }
  const fields = outcome ? differentCells(list, row.before, outcome.next) : [];
  if (!outcome || (row.before && fields.length === 0)) {
    counts.left += 1;
    return;
  }
  counts[row.before ? 'changed' : 'added'] += 1;
  plan.changes.push({ before: row.before, next: outcome.next });
  details.entries.push({
    row: row.row,
    id: row.id,
    name: list.nameOf(row.before ?? outcome.next),
    fields,
    similar: [],
  });
}

const longestValue = 200;

/** The cell of an error such as `schedules.0.day`. */
function valueIn({ changedCells }: ComparedRow<unknown>, field: string): string {
  const cell = changedCells[field.split('.')[0]!] ?? '';
  return cell.length > longestValue ? `${cell.slice(0, longestValue).toWellFormed()}…` : cell;
}

function labelOf({ row, name }: ComparedRow<unknown>) {
  return { row, name };
}

function differentCells<Item extends CsvItem>(list: CsvList<Item>, before: Item | null, next: Item) {
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

/** A file needs the id column: without ids an import would add every stored item again. */
function columnProblem<Item extends CsvItem>(list: CsvList<Item>, columns: string[]): UnreadableFile | null {
  const unknown = columns.filter((column) => !fileColumns(list).includes(column));
  if (unknown.length > 0) return { key: 'UNKNOWN_COLUMNS', row: 1, columns: unknown };
  return columns.includes('id') ? null : { key: 'NO_ID_COLUMN', row: 1, columns: [] };
}

function finish(report: ImportReport, { entries, errors }: ReportDetails): void {
  const all = JSON.stringify([report.what, entries, errors]);
  report.seen = createHash('sha256').update(all).digest('base64url');
  report.entries = entries.slice(0, maxReportedProblems);
  report.errors = errors.slice(0, maxReportedProblems);
}
