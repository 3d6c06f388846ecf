import { stringify } from 'csv-stringify/sync';
import { guardCell } from './guardedCell.ts';

export type Cells = Record<string, string>;

/** By this a spreadsheet knows the file for UTF-8. */
const BOM = '\ufeff';

/** A table as the text of a CSV file (RFC 4180), piece by piece. */
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
