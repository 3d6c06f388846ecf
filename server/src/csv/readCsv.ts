import type { FileProblem } from '@amparo/domain/bulk/importReport.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { bareCell } from './guardedCell.ts';
import type { Cells } from './writeCsv.ts';

export interface CsvRow {
  /** The row number in a spreadsheet. The header row is 1. */
  row: number;
  cells: Cells;
}

export interface CsvTable {
  columns: string[];
  rows: CsvRow[];
}

export interface UnreadableFile {
  key: FileProblem;
  row: number | null;
  columns: string[];
}

/** Reads a UTF-8 file of the export or a spreadsheet, separated by commas, semicolons or tabs. */
export function readCsv(bytes: Uint8Array): { table: CsvTable } | { problem: UnreadableFile } {
  const text = decode(bytes);
  if (text === null) return problemOf('NOT_UTF8');
  if (text.trim() === '') return problemOf('EMPTY');
  // Workbooks and images contain NUL. Text does not.
  if (text.includes('\0')) return problemOf('NOT_CSV');
  try {
    return tableOf(readRecords(text));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return problemOf('NOT_CSV', typeof error.records === 'number' ? error.records + 1 : null);
  }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function readRecords(text: string): string[][] {
  return parse(text, {
    delimiter: delimiterOf(text),
    bom: true,
    relax_column_count: true,
    max_record_size: 1024 * 1024,
  });
}

/** Spreadsheets use the country's delimiter. Column names contain none of the three. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n|\r/, 1);
  const countOf = (mark: string) => first.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (countOf(mark) > countOf(best) ? mark : best));
}

function tableOf([head = [], ...records]: string[][]): { table: CsvTable } | { problem: UnreadableFile } {
  const columns = trimEnd(head.map((name) => bareCell(name.trim())));
  const repeated = columns.filter((name, i) => columns.indexOf(name) < i);
  if (repeated.length > 0) return problemOf('REPEATED_COLUMNS', 1, [...new Set(repeated)]);
  const rows: CsvRow[] = [];
  for (const [i, record] of records.entries()) {
    const filled = trimEnd(record);
    if (filled.length > columns.length) return problemOf('NOT_CSV', i + 2);
    if (filled.length === 0) continue;
    const cells = Object.fromEntries(columns.map((column, at) => [column, bareCell(record[at] ?? '')]));
    rows.push({ row: i + 2, cells });
  }
  return { table: { columns, rows } };
}

/** Spreadsheets pad rows with empty cells. */
function trimEnd(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1);
}

function problemOf(key: FileProblem, row: number | null = null, columns: string[] = []): { problem: UnreadableFile } {
  return { problem: { key, row, columns } };
}
