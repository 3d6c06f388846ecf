import { stringify } from 'csv-stringify/sync';
import { guardCell } from './guardedCell.ts';

export type Cells = Record<string, string>;

/** Spreadsheets recognize UTF-8 by it. */
const BOM = '\ufeff';

/** The text of a CSV file (RFC 4180), in pieces. */
export async function* writeCsv(columns: readonly string[], pages: AsyncIterable<Cells[]>): AsyncGenerator<string> {
  yield BOM + linesOf([[...columns]]);
  for await (const page of pages) {
    const rows = page.map((cells) => columns.map((column) => guardCell(cells[column] ?? '')));
    if (rows.length > 0) yield linesOf(rows);
  }
}

function linesOf(rows: string[][]): string {
  return stringify(rows, { record_delimiter: 'windows' });
}
