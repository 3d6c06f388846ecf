import { stringify } from 'csv-stringify/sync';
import { guardCell } from './guardedCell.ts';

export type Cells = Record<string, string>;

/** Spreadsheets recognize UTF-8 by it. */
const BOM = '\ufeff';

/** The text of a CSV file (RFC 4180), in pieces. */
export async function* writeCsv(columns: readonly string[], pages: AsyncIterable<Cells[]>): AsyncGenerator<string> {
  yield BOM + csvLines([[...columns]]);
  for await (const page of pages) {
    const rows = page.map((cells) => columns.map((column) => cells[column] ?? ''));
    if (rows.length > 0) yield csvLines(rows);
  }
}

/** Lines of a CSV file. Cells that a spreadsheet would compute are guarded. */
export function csvLines(rows: string[][]): string {
  return stringify(
    rows.map((row) => row.map(guardCell)),
    // Other programs take any line break outside of quotes for the end of a row.
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}
