import { expect, test } from 'vitest';
import { stemWord } from './stemWord.ts';

test.each([
  ['families', 'familias'],
  ['clinic', 'clinicas'],
  ['clothes', 'clothing'],
  ['children', 'child'],
  ['mujer', 'mujeres'],
  ['hogares', 'hogar'],
  ['trabajo', 'trabajando'],
  ['duermo', 'dormir'],
  ['bills', 'bill'],
  ['evicted', 'evict'],
  ['moving', 'move'],
  ['niño'.normalize('NFKD').replace(/\p{M}/gu, ''), 'ninas'],
])('%s and %s are one', (one, other) => {
  expect(stemWord(one)).toBe(stemWord(other));
});

test.each([
  ['care', 'car'],
  ['calle', 'call'],
  ['parto', 'part'],
  ['techo', 'tech'],
  ['policy', 'police'],
  ['bebe', 'beber'],
  ['housing', 'house'],
  ['bedding', 'bed'],
  ['nevera', 'never'],
])('%s and %s stay apart', (one, other) => {
  expect(stemWord(one)).not.toBe(stemWord(other));
});
