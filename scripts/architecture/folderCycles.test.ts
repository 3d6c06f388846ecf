import { expect, test } from 'vitest';
import { folderCycles } from './folderCycles.ts';

const imports = (...pairs: string[]) =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' → ');
    return { from, to };
  });

test('finds no cycle when folders import in one direction', () => {
  expect(folderCycles(imports('a/1.ts → b/1.ts', 'b/1.ts → c/1.ts', 'a/2.ts → a/1.ts', 'a/1.ts → c/2.ts'))).toEqual([]);
});

test('finds a cycle through different files', () => {
  expect(folderCycles(imports('a/1.ts → b/1.ts', 'b/2.ts → c/1.ts', 'c/2.ts → a/2.ts', 'd/1.ts → a/1.ts'))).toEqual([
    ['a', 'b', 'c'],
  ]);
});

test('finds a cycle between a folder and its subfolder', () => {
  expect(folderCycles(imports('a/1.ts → a/b/1.ts', 'a/b/2.ts → a/2.ts'))).toEqual([['a', 'a/b']]);
});
