import type { RunFormat, RunProblem, RunRefusal } from '@amparo/domain/sources/sourceKinds.ts';
import { type CsvRow, UnreadableCsv } from '../../../csv/readCsv.ts';
import { readCsvRows } from '../../../csv/readCsvRows.ts';
import { bytesInMemory, type FileBytes, RefusedFile } from '../../../files/fileBytes.ts';
import { parseJson } from '../../../files/parseJson.ts';
import type { Line } from '../../../files/readLines.ts';
import { isZip } from '../../../files/zipFile.ts';
import type { NewLine } from './runRepository.ts';

/** Opens a file in the format of HSDS. Throws if it is none. */
export type OpenHsds = (
  file: FileBytes,
  options: { largest: number; opened: DisposableStack },
) => Promise<{ records(): AsyncIterable<Line>; path?: string; isJoined?: true }>;

export interface ReadFile {
  format: RunFormat;
  lines: AsyncIterable<NewLine>;
  /** The names of the columns of a table. */
  header: string[];
}

/** Why nothing of a file is imported, and where. */
export interface UploadProblem {
  problem: RunProblem;
  refusals: RunRefusal[];
}

const refused = (problem: RunProblem, refusals: RunRefusal[] = []): UploadProblem => ({ problem, refusals });

/** Only records of HSDS have these fields. */
const hsdsFields = [
  'organization',
  'organization_id',
  'service_at_locations',
  'status',
  'attributes',
  'alternate_name',
];
/** The first records show whether a file without a package has services of HSDS. */
const RECORDS_LOOKED_AT = 100;

/** The bytes of a package that is unpacked. Larger ones need the import command. */
const LARGEST_PACKAGE = 300_000_000;

interface ReadOptions {
  openHsds: OpenHsds;
  /** Closes what reading the lines needs. */
  opened: DisposableStack;
}

/** Reads a file of a source: HSDS, lines of services, or a table. The content decides, not the name of the file. */
export async function readUpload(bytes: Uint8Array, options: ReadOptions): Promise<ReadFile | UploadProblem> {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096)).trimStart();
  if (isZip(bytes) || /^[[{]/.test(start)) return readRecords(bytes, options);
  return start === '' ? refused('EMPTY') : readTable(bytes);
}

async function readRecords(bytes: Uint8Array, { openHsds, opened }: ReadOptions): Promise<ReadFile | UploadProblem> {
  try {
    const { records, isJoined, path } = await openHsds(bytesInMemory(bytes), { largest: LARGEST_PACKAGE, opened });
    if (isJoined) return { format: 'HSDS', lines: textsOf(records()), header: [] };
    let [count, isOfHsds] = [0, isZip(bytes)];
    for await (const line of records()) {
      if ('problem' in line) return refusedLine(line, path);
      count += 1;
      if (count <= RECORDS_LOOKED_AT) isOfHsds ||= isHsds(line.text);
    }
    if (count === 0) return refused('EMPTY');
    return { format: isOfHsds ? 'HSDS' : 'NDJSON', lines: textsOf(records()), header: [] };
  } catch (error) {
    return error instanceof RefusedFile ? problemOf(error) : refused('UNREADABLE_FILE');
  }
}

function problemOf({ reason, place: { file, line = 0, field = '' } }: RefusedFile): UploadProblem {
  const refusals = file !== undefined || line > 0 ? [{ ...(file && { file }), line, field, reason }] : [];
  if (reason === 'TOO_LARGE') return refused('TOO_LARGE', refusals);
  return refused(reason === 'INVALID_UTF8' ? 'NOT_UTF8' : 'UNREADABLE_FILE', refusals);
}

async function readTable(bytes: Uint8Array): Promise<ReadFile | UploadProblem> {
  const rows = () => readCsvRows(bytesInMemory(bytes).read(0, bytes.length));
  try {
    let header: string[] | undefined;
    // A row that cannot be read must be known before anything is imported.
    for await (const { columns } of rows()) header ??= columns;
    return header ? { format: 'CSV', lines: cellsOf(rows()), header } : refused('EMPTY');
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    const { key, row } = error.problem;
    const reason = key === 'NOT_UTF8' ? 'INVALID_UTF8' : key;
    const refusals = row === null ? [] : [{ line: row, field: '', reason }];
    return refused(key === 'NOT_UTF8' ? key : 'UNREADABLE_FILE', refusals);
  }
}

async function* cellsOf(rows: AsyncIterable<CsvRow>): AsyncGenerator<NewLine> {
  for await (const { row, cells } of rows) yield { number: row, text: JSON.stringify(cells) };
}

async function* textsOf(lines: AsyncIterable<Line>): AsyncGenerator<NewLine> {
  for await (const line of lines) if ('text' in line) yield line;
}

function refusedLine({ number, problem }: Line & { problem: string }, file?: string): UploadProblem {
  const refusal = { ...(file && { file }), line: number, field: '', reason: problem };
  return refused(problem === 'INVALID_UTF8' ? 'NOT_UTF8' : 'UNREADABLE_FILE', [refusal]);
}

function isHsds(text: string): boolean {
  const record = parseJson(text);
  return typeof record === 'object' && record !== null && hsdsFields.some((field) => field in record);
}
