import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countTypos } from './typos.ts';

/** The textbook table, complete and without a limit. */
function plainDistances(typed: string, name: string): number[] {
  const table = Array.from({ length: typed.length + 1 }, (_, row) =>
    Array.from({ length: name.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= typed.length; row++) {
    for (let column = 1; column <= name.length; column++) {
      const isSame = typed[row - 1] === name[column - 1];
      const choices = [
        table[row - 1]![column - 1]! + (isSame ? 0 : 1),
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
      ];
      const isSwapped = typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      if (row > 1 && column > 1 && isSwapped) choices.push(table[row - 2]![column - 2]! + 1);
      table[row]![column] = Math.min(...choices);
    }
  }
  return table[typed.length]!;
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });

test('counts like the textbook algorithm, up to its limit', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 2 }), (typed, name, limit) => {
      const distances = plainDistances(typed, name);
      const within = (distance: number): number => (distance <= limit ? distance : Number.POSITIVE_INFINITY);
      expect(countTypos(typed, name, limit)).toEqual({
        whole: within(distances[name.length]!),
        prefix: within(Math.min(...distances)),
      });
    }),
    { numRuns: 2000, seed: 11 },
  );
});

test('finds no match for words longer than any name', () => {
  expect(countTypos('a'.repeat(500), 'a'.repeat(500), 2).whole).toBe(Number.POSITIVE_INFINITY);
});
