import { expect, test } from 'vitest';
import { type Line, readLines } from './readLines.ts';

async function linesOf(bytes: Uint8Array, chunkSize: number, longest?: number): Promise<Line[]> {
  async function* chunks() {
    for (let i = 0; i < bytes.length; i += chunkSize) yield bytes.subarray(i, i + chunkSize);
  }
  return Array.fromAsync(readLines(chunks(), longest));
}

test.each([1, 2, 3, 7, 1000])(
  'reads a byte order mark, CRLF, empty lines and a missing last line end, in chunks of %i',
  async (size) => {
    const bytes = Buffer.from('\ufeffuno\r\n\r\n  \ndos ñ\ntres', 'utf8');
    expect(await linesOf(bytes, size)).toEqual([
      { number: 1, end: 8, text: 'uno' },
      { number: 4, end: 20, text: 'dos ñ' },
      { number: 5, end: 24, text: 'tres' },
    ]);
  },
);

test.each([1, 5, 1000])('reports and skips invalid UTF-8 and overlong lines, in chunks of %i', async (size) => {
  const bytes = Buffer.concat([
    Buffer.from('good\n'),
    Buffer.from([0xff, 0xfe, 10]),
    Buffer.from(`${'x'.repeat(11)}\n`),
    Buffer.from('0123456789'),
  ]);
  expect(await linesOf(bytes, size, 10)).toEqual([
    { number: 1, end: 5, text: 'good' },
    { number: 2, end: 8, problem: 'INVALID_UTF8' },
    { number: 3, end: 20, problem: 'LINE_TOO_LONG' },
    { number: 4, end: 30, text: '0123456789' },
  ]);
});

test('an empty file has no lines', async () => {
  expect(await linesOf(Buffer.from(''), 10)).toEqual([]);
});
