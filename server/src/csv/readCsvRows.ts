import { isUtf8 } from 'node:buffer';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { CsvReader, type CsvRow, LONGEST_RECORD, parsing, UnreadableCsv } from './readCsv.ts';

const BREAK = /[\r\n]/;

/**
 * Reads the rows of a large UTF-8 table without holding all of it in memory. Throws `UnreadableCsv` where the table cannot
 * be read; a file without rows has none.
 */
export async function* readCsvRows(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow & { columns: string[] }> {
  const texts = decode(chunks);
  const head = await readHead(texts);
  if (head.trim() === '') return;
  // The loop below gets its errors.
  const records = pipeline(rejoin(head, texts), parse(parsing(head)), () => undefined);
  let reader: CsvReader | undefined;
  try {
    for await (const record of records as AsyncIterable<string[]>) {
      const row = reader?.read(record);
      reader ??= new CsvReader(record);
      if (row) yield { ...row, columns: reader.columns };
    }
  } catch (error) {
    if (error instanceof CsvError) throw UnreadableCsv.of(error);
    throw error;
  }
}

/** Workbooks and images contain NUL. Text does not. */
async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  const read = (chunk?: Uint8Array) => {
    try {
      const text = chunk ? utf8.decode(chunk, { stream: true }) : utf8.decode();
      line += text.split('\n').length - 1;
      return text;
    } catch {
      throw new UnreadableCsv('NOT_UTF8', line + validLines(chunk ?? new Uint8Array()));
    }
  };
  for await (const chunk of chunks) {
    const text = read(chunk);
    if (text.includes('\0')) throw new UnreadableCsv('NOT_CSV');
    if (text !== '') yield text;
  }
  const rest = read();
  if (rest !== '') yield rest;
}

/** How many lines of a chunk are UTF-8 before the first that is not. The first may begin within a character. */
function validLines(chunk: Uint8Array): number {
  const isRest = (byte: number | undefined) => byte !== undefined && byte >> 6 === 0b10;
  let start = chunk.findIndex((byte) => !isRest(byte));
  for (let count = 0; ; count += 1) {
    const end = chunk.indexOf(10, start);
    if (end < 0 || !isUtf8(chunk.subarray(start, end))) return count;
    start = end + 1;
  }
}

/** The text up to the end of the first line or a little more. The header says what separates the cells. */
async function readHead(texts: AsyncGenerator<string>): Promise<string> {
  let [head, isBlank] = ['', true];
  while (true) {
    const { value: text, done } = await texts.next();
    if (done) return head;
    const line = isBlank ? text.trimStart() : text;
    isBlank &&= line === '';
    head += text;
    if (BREAK.test(line)) return head;
    if (head.length > LONGEST_RECORD) throw new UnreadableCsv('NOT_CSV');
  }
}

async function* rejoin(head: string, texts: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* texts;
}
