import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bitmap } from './bitmap.ts';
import { IdTable } from './idTable.ts';

const rowsBelow = (most: number) => fc.uniqueArray(fc.nat({ max: most - 1 }));
const CAPACITY = 200;

function bitmapOf(rows: readonly number[]): Bitmap {
  const bitmap = new Bitmap(CAPACITY);
  for (const row of rows) bitmap.set(row, true);
  return bitmap;
}

function rowsOf(bitmap: Bitmap): number[] {
  const rows: number[] = [];
  bitmap.visit((row) => rows.push(row));
  return rows;
}

const sorted = (rows: Iterable<number>) => [...rows].sort((a, b) => a - b);

test('a bitmap behaves like a set', () => {
  fc.assert(
    fc.property(rowsBelow(CAPACITY), rowsBelow(CAPACITY), (a, b) => {
      const [one, other] = [new Set(a), new Set(b)];
      expect(rowsOf(bitmapOf(a))).toEqual(sorted(a));
      expect(rowsOf(bitmapOf(a).and(bitmapOf(b)))).toEqual(sorted(one.intersection(other)));
      expect(rowsOf(bitmapOf(a).and(bitmapOf(b), false))).toEqual(sorted(one.difference(other)));
      expect(rowsOf(Bitmap.union([bitmapOf(a), bitmapOf(b)]))).toEqual(sorted(one.union(other)));
      expect(rowsOf(bitmapOf(a).filter((row) => other.has(row)))).toEqual(sorted(one.intersection(other)));
      expect(bitmapOf(a).count()).toBe(a.length);
      const backward: number[] = [];
      bitmapOf(a).visit((row) => backward.push(row), true);
      expect(backward).toEqual(sorted(a).reverse());
    }),
  );
});

test('a bitmap keeps its rows when it grows, and contains no rows beyond its capacity', () => {
  const bitmap = bitmapOf([0, 31, 32, 199]);
  expect(bitmap.has(5000)).toBe(false);
  bitmap.grow(6000);
  bitmap.set(5000, true);
  bitmap.set(31, false);
  expect(rowsOf(bitmap)).toEqual([0, 32, 199, 5000]);
});

test('the table of ids finds each id, as text and as bytes, and sorts like their text', () => {
  const table = new IdTable();
  const ids = Array.from({ length: 3000 }, (_, n) =>
    n % 2 === 0 ? randomUUIDv7() : `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  );
  for (const [row, id] of ids.entries()) {
    if (row % 1000 === 0) table.reserve(row + 1000);
    expect(table.find(id)).toBeUndefined();
    expect(table.add(id)).toBe(row);
  }
  for (const [row, id] of ids.entries()) {
    expect(table.find(id)).toBe(row);
    expect(table.findBytes(new DataView(Uint8Array.fromHex(`ff${id.replaceAll('-', '')}`).buffer), 1)).toBe(row);
    expect(table.textOf(row)).toBe(id);
  }
  const rows = ids.map((_, row) => row).sort((a, b) => table.compare(a, b));
  expect(rows.map((row) => ids[row])).toEqual(ids.toSorted());
});
