import { expect, test } from 'vitest';
import { readCsvRows } from './readCsvRows.ts';

async function* inPieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

test('finds the header after empty pieces, and its separator in a line that comes in pieces', async () => {
  const rows = await Array.fromAsync(readCsvRows(inPieces('\ufeff', 'id;na', 'me;a, b\n1;A', 'na;2\n')));
  expect(rows).toEqual([{ row: 2, cells: { id: '1', name: 'Ana', 'a, b': '2' }, columns: ['id', 'name', 'a, b'] }]);
});

test('refuses a file without line breaks before it has read all of it', async () => {
  let pieces = 0;
  async function* endless() {
    for (; pieces < 80; pieces += 1) yield Buffer.alloc(256 * 1024, 'x');
  }
  await expect(Array.fromAsync(readCsvRows(endless()))).rejects.toThrow('NOT_CSV');
  expect(pieces).toBeLessThan(70);
});
