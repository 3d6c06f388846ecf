import type { FileProblem } from '@amparo/domain/bulk/importReport.ts';
import type { Options } from 'csv-parse';
import { CsvError, parse } from 'csv-parse/sync';
import { bareCell } from './guardedCell.ts';
import type { Cells } from './writeCsv.ts';

export interface CsvRow {
  /** The row number in a spreadsheet. The header row is 1. */
  row: number;
  cells: Cells;
}

interface CsvTable {
  columns: string[];
  rows: CsvRow[];
}

export interface UnreadableFile {
  key: FileProblem;
  row: number | null;
  columns: string[];
}

/** A file that cannot be read as a table. */
export class UnreadableCsv extends Error {
  readonly problem: UnreadableFile;

  constructor(key: FileProblem, row: number | null = null, columns: string[] = []) {
    super(row === null ? key : `row ${row}: ${key}`);
    this.problem = { key, row, columns };
  }

  static of({ records }: CsvError): UnreadableCsv {
    return new UnreadableCsv('NOT_CSV', typeof records === 'number' ? records + 1 : null);
  }
}

/** The checks of fields name a cell that is too long. This limit only keeps a missing quote from filling the memory. */
export const LONGEST_RECORD = 16_000_000;

/** How the rows of a file are divided. */
export const parsing = (text: string): Options => ({
  ...{ delimiter: delimiterOf(text), bom: true, relax_column_count: true, max_record_size: LONGEST_RECORD },
});

/** Reads a UTF-8 file of the export or a spreadsheet, separated by commas, semicolons or tabs. */
export function readCsv(bytes: Uint8Array): { table: CsvTable } | { problem: UnreadableFile } {
  try {
    const text = decode(bytes);
    if (text.trim() === '') throw new UnreadableCsv('EMPTY');
    // Workbooks and images contain NUL. Text does not.
    if (text.includes('\0')) throw new UnreadableCsv('NOT_CSV');
    const [head = [], ...records] = parse(text, parsing(text)) as unknown as string[][];
    const reader = new CsvReader(head);
    const rows = records.flatMap((record) => reader.read(record) ?? []);
    return { table: { columns: reader.columns, rows } };
  } catch (error) {
    if (error instanceof UnreadableCsv) return { problem: error.problem };
    if (error instanceof CsvError) return { problem: UnreadableCsv.of(error).problem };
    throw error;
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableCsv('NOT_UTF8');
  }
}

/** Spreadsheets use the country's delimiter. Column names contain none of the three. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n|\r/, 1);
  const countOf = (mark: string) => first.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (countOf(mark) > countOf(best) ? mark : best));
}

/** Reads the rows below a header. */
export class CsvReader {
  readonly columns: string[];
  #row = 1;

  constructor(head: readonly string[]) {
    this.columns = trimEnd(head.map((name) => bareCell(name.trim())));
    const repeated = this.columns.filter((name, i) => this.columns.indexOf(name) < i);
    if (repeated.length > 0) throw new UnreadableCsv('REPEATED_COLUMNS', 1, [...new Set(repeated)]);
  }

  /** Returns the next row, or null if it is empty. */
  read(record: readonly string[]): CsvRow | null {
    this.#row += 1;
    const filled = trimEnd(record);
    if (filled.length > this.columns.length) throw new UnreadableCsv('NOT_CSV', this.#row);
    if (filled.length === 0) return null;
    const cells = Object.fromEntries(this.columns.map((column, at) => [column, bareCell(record[at] ?? '')]));
    return { row: this.#row, cells };
  }
}

/** Spreadsheets pad rows with empty cells. */
function trimEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1);
}
