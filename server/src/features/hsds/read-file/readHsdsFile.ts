import { fromHsdsService, type ReadOptions } from '@amparo/domain/hsds/fromHsdsService.ts';
import { SentService } from '@amparo/domain/hsds/sentService.ts';
import { type CsvRow, UnreadableCsv } from '../../../csv/readCsv.ts';
import { readCsvRows } from '../../../csv/readCsvRows.ts';
import { type FileBytes, RefusedFile, readPart } from '../../../files/fileBytes.ts';
import { jsonItems } from '../../../files/jsonItems.ts';
import { parseJson } from '../../../files/parseJson.ts';
import { type Line, LONGEST_LINE, readLines } from '../../../files/readLines.ts';
import { isZip, listZip, unzip, type ZipEntry } from '../../../files/zipFile.ts';
import { joinService } from './joinService.ts';
import { TableStore, tablesAmong } from './tableStore.ts';

/** A record that is one JSON object, such as a page of an API, is read at once. */
const LARGEST_OBJECT = 64_000_000;

/** A cell of a table that services share is in each of their records. No record of a service may be as long as this. */
const LONGEST_CELL = 1_000_000;

/** The records of a file as JSON texts, or with the reason why one cannot be read. */
interface HsdsFile {
  /** The `end` of the last record, for showing the progress. */
  size: number;
  /** The file of the package that has the records. */
  path?: string;
  /** Whether tables were joined. Then every record can be read, and reading them again takes as long as the first time. */
  isJoined?: true;
  /** `number` is what a person sees: the line of NDJSON, the row of a table, or the position in a list. */
  records(): AsyncIterable<Line>;
}

export interface OpenOptions {
  /** A package may have this many bytes when it is unpacked. A ZIP bomb announces more, or has more than it announces. */
  largest: number;
  /** Closes temporary files. Records can be read until then. */
  opened: DisposableStack;
}

/**
 * Opens a file with services that are complete and not yet checked: a ZIP package with tables as CSV or with `services.json`,
 * a JSON text (a service, a list, or a page of an API), or NDJSON. Throws an error for people if it is damaged or anything else.
 * To know this before an import begins, it reads packages and lists to their end.
 */
export async function openHsdsFile(file: FileBytes, options: OpenOptions): Promise<HsdsFile> {
  const start = await readPart(file, 0, Math.min(file.size, 4));
  return isZip(start) ? openPackage(file, options) : openJson(() => file.read(0, file.size), { size: file.size });
}

type Read = () => AsyncIterable<Uint8Array>;

/** A list begins with a bracket. Otherwise the first line shows whether the text is NDJSON or one object. */
async function openJson(
  read: Read,
  { size, isPacked = false }: { size: number; isPacked?: boolean },
): Promise<HsdsFile> {
  const start = await firstCharacter(read());
  if (start === '[') return checked({ size, records: () => jsonItems(read(), LONGEST_LINE) });
  const first = await firstLine(read());
  if (!first) throw new Error('the file is empty');
  if ('problem' in first && first.problem === 'INVALID_UTF8') throw notUtf8(first.number);
  if ('text' in first && parseJson(first.text) !== undefined) {
    const file = { size, records: () => readNdjson(read()) };
    return isPacked ? checked(file) : file;
  }
  const whole = await readObject(read(), size);
  if (parseJson(whole) === undefined) throw new Error('the file is not valid JSON');
  return { size, records: () => recordsOf({ number: 1, end: size, text: whole }) };
}

/** The first character that is not a space. A byte order mark counts as one. */
async function firstCharacter(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const utf8 = new TextDecoder();
  for await (const chunk of chunks) {
    const text = utf8.decode(chunk, { stream: true }).trimStart();
    if (text !== '') return text[0]!;
  }
  return '';
}

async function firstLine(chunks: AsyncIterable<Uint8Array>): Promise<Line | undefined> {
  for await (const line of readLines(chunks)) return line;
  return undefined;
}

/** Whether a list is cut off, and whether a packed file has its checksum, shows only at the end. */
async function checked(file: HsdsFile): Promise<HsdsFile> {
  for await (const _ of file.records());
  return file;
}

async function* readNdjson(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  for await (const line of readLines(chunks)) yield* recordsOf(line);
}

async function readObject(chunks: AsyncIterable<Uint8Array>, size: number): Promise<string> {
  if (size > LARGEST_OBJECT)
    throw new RefusedFile('the file has one object of more than 64 MB; use a list or NDJSON', 'TOO_LARGE');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(await Array.fromAsync(chunks)));
  } catch {
    throw notUtf8();
  }
}

const notUtf8 = (line?: number) => new RefusedFile('the file is not UTF-8 text', 'INVALID_UTF8', { line });

/** The records of a page of an API, or the record itself. */
async function* recordsOf(line: Line): AsyncGenerator<Line> {
  const page = 'text' in line && line.text.includes('"contents"') ? parseJson(line.text) : undefined;
  const { contents } = (page ?? {}) as { contents?: unknown };
  if (!Array.isArray(contents)) yield line;
  else
    for (const [i, record] of contents.entries()) yield { number: i + 1, end: line.end, text: JSON.stringify(record) };
}

async function openPackage(file: FileBytes, { largest, opened }: OpenOptions): Promise<HsdsFile> {
  const entries = new Map((await listZip(file)).map((entry) => [fileNameOf(entry), entry]));
  const complete = entries.get('services.json');
  if (complete) {
    assertSize([complete], largest);
    const path = fileNameOf(complete);
    const packed = { size: complete.size, isPacked: true };
    return { ...(await inFile(path, () => openJson(() => unzip(file, complete), packed))), path };
  }
  const tables = tablesAmong(entries.keys()).flatMap((path) => entries.get(path) ?? []);
  if (!entries.has('services.csv')) throw new Error('the package has neither services.csv nor services.json');
  assertSize(tables, largest);
  const store = opened.use(new TableStore());
  for (const table of tables) await inFile(fileNameOf(table), () => loadTable(store, file, table));
  return { size: store.count(), isJoined: true, records: () => joinAll(store) };
}

/** The name without folders. */
const fileNameOf = ({ name }: ZipEntry) => name.split('/').at(-1)!.toLowerCase();

function assertSize(entries: readonly ZipEntry[], largest: number): void {
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (size <= largest) return;
  const [biggest] = entries.toSorted((a, b) => b.size - a.size).map(fileNameOf);
  const message = `the unpacked file is larger than ${largest / 1_000_000} MB; its largest file is ${biggest}`;
  throw new RefusedFile(message, 'TOO_LARGE', { file: biggest });
}

/** Names the file of a package in the error. */
async function inFile<Result>(file: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableCsv) {
      const { key, row } = error.problem;
      const reason = key === 'NOT_UTF8' ? 'INVALID_UTF8' : key === 'REPEATED_COLUMNS' ? key : 'NOT_CSV';
      throw new RefusedFile(`${file}, ${error.message}`, reason, { file, line: row ?? undefined });
    }
    const { reason, place } = error instanceof RefusedFile ? error : ({ reason: 'BROKEN', place: {} } as const);
    throw new RefusedFile((error as Error).message, reason, { ...place, file });
  }
}

async function loadTable(store: TableStore, file: FileBytes, table: ZipEntry): Promise<void> {
  const path = fileNameOf(table);
  const rows = readCsvRows(unzip(file, table));
  // The import itself names a service with a field that is too long.
  await store.load(path, path === 'services.csv' ? rows : withShortCells(path, rows));
}

async function* withShortCells(path: string, rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow> {
  for await (const row of rows) {
    const field = Object.keys(row.cells).find((name) => row.cells[name]!.length > LONGEST_CELL);
    if (field !== undefined) {
      const message = `${path}, row ${row.row}: ${field} has more than ${LONGEST_CELL / 1_000_000} million characters`;
      throw new RefusedFile(message, 'TOO_LONG', { line: row.row, field });
    }
    yield row;
  }
}

async function* joinAll(store: TableStore): AsyncGenerator<Line> {
  let end = 0;
  for (const { row, cells } of store.services()) {
    end += 1;
    yield { number: row, end, text: JSON.stringify(joinService(store, cells)) };
  }
}

/** Counts services with hours that cannot be expressed here. */
interface Unclear {
  count: number;
}

/**
 * Returns records as lines of an import. A record that is no service stays as it is, and the import refuses its line. A
 * service at several locations has several lines with one number.
 */
export async function* hsdsLines(
  records: AsyncIterable<Line>,
  options: ReadOptions,
  unclear: Unclear = { count: 0 },
): AsyncGenerator<Line> {
  for await (const line of records) {
    const record = 'text' in line ? parseJson(line.text) : undefined;
    const service = SentService.safeParse(record);
    if (!service.success) {
      yield line;
      continue;
    }
    const { number, end } = line;
    for (const { line: fields, isHoursUnclear } of fromHsdsService(service.data, options, record)) {
      if (isHoursUnclear) unclear.count += 1;
      yield { number, end, text: JSON.stringify(fields) };
    }
  }
}
