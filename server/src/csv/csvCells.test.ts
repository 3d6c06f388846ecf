import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bareCell, guardCell } from './guardedCell.ts';
import { readCsv } from './readCsv.ts';
import { type Cells, writeCsv } from './writeCsv.ts';

const cell = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom(
      ...['=1+1', '+1 325 555 0100', '-5', '-99.73', '-1+1', '@SUM(A1)', '\t=1', '\r', "'", "'=1", "''=1", "'Ana"],
      ...['a,b', 'a;b', '"', '""', 'say "hi"', 'two\nlines', 'two\r\nlines', 'niño, año', '🙂', ' ', '\ufeff'],
    ),
  )
  .map((text) => text.replaceAll('\0', '').toWellFormed());

const columns = ['id', 'name', 'note'];

async function textOf(rows: Cells[]): Promise<string> {
  async function* pages() {
    yield rows;
  }
  return (await Array.fromAsync(writeCsv(columns, pages()))).join('');
}

test('every cell is the same after an export and an import', async () => {
  const row = fc.record({ id: fc.constantFrom('1', '2'), name: cell, note: cell });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 5 }), async (rows) => {
      const read = readCsv(new TextEncoder().encode(await textOf(rows)));
      expect('table' in read && read.table.columns).toEqual(columns);
      expect('table' in read && read.table.rows.map(({ cells }) => cells)).toEqual(rows);
    }),
    { numRuns: 300 },
  );
});

test('a cell with any line break is in quotes', async () => {
  const [, line] = (await textOf([{ id: '1', name: 'two\nlines', note: 'two\rlines' }])).split('\r\n');
  expect(line).toBe('1,"two\nlines","two\rlines"');
});

test('no exported cell begins like a formula, and the guard can be removed', () => {
  fc.assert(
    fc.property(cell, (text) => {
      const guarded = guardCell(text);
      expect(/^[=+@\t\r\n]/.test(guarded)).toBe(false);
      expect(/^-(?!\d+(\.\d+)?$)/.test(guarded)).toBe(false);
      expect(bareCell(guarded)).toBe(text);
    }),
  );
  expect(guardCell('+1 325 555 0100')).toBe("'+1 325 555 0100");
  expect(guardCell('-99.73')).toBe('-99.73');
  // A person may type an apostrophe that is not a guard.
  expect(bareCell("'Ana'")).toBe("'Ana'");
});

test('the file begins with a BOM, has one header row and ends its lines by RFC 4180', async () => {
  const text = await textOf([{ id: '1', name: 'Peña', note: '' }]);
  expect(text).toBe('\ufeffid,name,note\r\n1,Peña,\r\n');
});

const read = (text: string | Uint8Array) => readCsv(typeof text === 'string' ? new TextEncoder().encode(text) : text);

test.each([
  ['semicolons', 'id;name\n1;Ana\n'],
  ['tabs', 'id\tname\n1\tAna\n'],
  ['old line ends', 'id,name\r1,Ana\r'],
  ['empty cells and rows at the ends', '\ufeffid,name,,\n1,Ana,,\n,,,\n\n'],
  ['names with spaces around', ' id , name \n1,Ana'],
])('is read as spreadsheets write it: %s', (_title, text) => {
  expect(read(text)).toEqual({
    table: { columns: ['id', 'name'], rows: [{ row: 2, cells: { id: '1', name: 'Ana' } }] },
  });
});

test.each([
  ['EMPTY', null, ''],
  ['EMPTY', null, '\ufeff\r\n'],
  ['NOT_UTF8', null, new Uint8Array([0x69, 0x64, 0x0a, 0xf1])],
  ['NOT_CSV', null, 'PK\u0003\u0004\0\0'],
  ['NOT_CSV', 3, 'id,name\n1,Ana\n2,"Bea\n'],
  ['NOT_CSV', 2, 'id,name\n1,Ana,more\n'],
  ['NOT_CSV', 2, 'id,name\n1,A"na"\n'],
  ['REPEATED_COLUMNS', 1, 'id,name,name\n'],
])('an unreadable file is refused: %s at %s', (key, row, text) => {
  expect(read(text)).toMatchObject({ problem: { key, row } });
});
