import { type CsvRow, csvTargets, proposeColumns } from '@amparo/domain/sources/csvColumns.ts';
import type { CsvColumns } from '@amparo/domain/sources/sourceKinds.ts';
import type { TablePreview } from '@amparo/domain/sources/sourceRoutes.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { type ApplyParts, applyRun } from './applyRun.ts';
import { type Run, readLines } from './runRepository.ts';

const ROWS_SHOWN = 5;

/** Whether the columns that were chosen before fit a table. */
export function fitColumns(columns: CsvColumns, header: readonly string[]): boolean {
  const chosen = Object.values(columns);
  return columns.name !== undefined && chosen.every((column) => header.includes(column));
}

/** Returns a table that waits for its columns, and what its import would do with those chosen so far. */
export async function previewTable(
  parts: ApplyParts,
  { source, run }: { source: Selectable<Database['sources']>; run: Run },
): Promise<TablePreview> {
  const lines = await readLines(parts.db, run.id, { last: 0, limit: ROWS_SHOWN });
  const rows = lines.map(({ record }) => JSON.parse(record) as CsvRow);
  const header = Object.keys(rows[0] ?? {});
  const chosen = fitColumns(source.columns, header) ? source.columns : proposeColumns(header);
  const columns = Object.fromEntries(csvTargets.flatMap((name) => (chosen[name] ? [[name, chosen[name]]] : [])));
  const { counts, refusals } = await applyRun(parts, { source: { ...source, columns }, run }, { isPreview: true });
  return { header, columns, rows: rows.map((row) => header.map((column) => row[column] ?? '')), counts, refusals };
}
