import { expect, test } from 'vitest';
import { soundOfWord } from './soundOfWord.ts';

test.each([
  ['kiero', 'quiero'],
  ['bibienda', 'vivienda'],
  ['farmasia', 'farmacia'],
  ['alluda', 'ayuda'],
  ['refujio', 'refugio'],
  ['fone', 'phone'],
  ['ospital', 'hospital'],
  ['detoks', 'detox'],
])('%s sounds like %s', (one, other) => {
  expect(soundOfWord(one)).toBe(soundOfWord(other));
});
