import type { RunFormat, RunProblem } from '@amparo/domain/sources/sourceKinds.ts';
import { readCsv } from '../../../csv/readCsv.ts';

/** Returns the records of a file in the format of HSDS. Throws if it is none. */
export type ReadHsds = (bytes: Uint8Array) => unknown[];

export interface ReadFile {
  format: RunFormat;
  /** Each as JSON text. */
  records: string[];
  /** The names of the columns of a table. */
  header: string[];
}

/** Only records of HSDS have these fields. */
const hsdsFields = [
  'organization',
  'organization_id',
  'service_at_locations',
  'status',
  'attributes',
  'alternate_name',
];

/** Reads a file of a source: HSDS, lines of services, or a table. The content decides, not the name of the file. */
export function readUpload(bytes: Uint8Array, readHsds: ReadHsds): ReadFile | { problem: RunProblem } {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const start = new TextDecoder().decode(bytes.subarray(0, 4096)).trimStart();
  if (!isZip && start === '') return { problem: 'EMPTY' };
  if (!isZip && !/^[[{]/.test(start)) return readTable(bytes);
  try {
    const records = readHsds(bytes);
    if (records.length === 0) return { problem: 'EMPTY' };
    const format = isZip || records.some(isHsds) ? 'HSDS' : 'NDJSON';
    return { format, records: records.map((record) => JSON.stringify(record)), header: [] };
  } catch (error) {
    return { problem: /UTF-8/.test((error as Error).message) ? 'NOT_UTF8' : 'UNREADABLE_FILE' };
  }
}

function isHsds(record: unknown): boolean {
  return typeof record === 'object' && record !== null && hsdsFields.some((field) => field in record);
}

function readTable(bytes: Uint8Array): ReadFile | { problem: RunProblem } {
  const read = readCsv(bytes);
  if ('problem' in read) {
    const { key } = read.problem;
    return { problem: key === 'NOT_UTF8' || key === 'EMPTY' ? key : 'UNREADABLE_FILE' };
  }
  const { rows, columns } = read.table;
  if (rows.length === 0) return { problem: 'EMPTY' };
  return { format: 'CSV', records: rows.map(({ cells }) => JSON.stringify(cells)), header: columns };
}
