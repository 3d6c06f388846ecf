import { expect, test } from 'vitest';
import { parseTerms } from '../matching/parseTerms.ts';
import { needIds } from '../needs/needIds.ts';
import { lexicon } from './lexicon.ts';
import { situations } from './situations.ts';

test('contains every need once', () => {
  expect(lexicon.map(({ id }) => id).sort()).toEqual([...needIds].sort());
});

test.each(lexicon.map((need) => [need.id, need] as const))('%s has phrases in both languages', (id, need) => {
  expect(parseTerms(need.en).length).toBeGreaterThan(2);
  expect(parseTerms(need.es).length).toBeGreaterThan(2);
  expect(need.types.length).toBeGreaterThan(0);
  expect(Object.keys(need.related ?? {})).not.toContain(id);
  const lists = [need.en, need.es, need.enAsk, need.esAsk, need.text, need.hint, need.not];
  const weights = [
    ...lists.flatMap((list) => parseTerms(list)).map(({ weight }) => weight),
    ...Object.values(need.related ?? {}),
  ];
  expect(weights.filter((weight) => !(weight > 0 && weight <= 1))).toEqual([]);
});

test('situations name only known needs', () => {
  const named = new Set(situations.flatMap(({ needs }) => Object.keys(needs)));
  expect([...named].filter((need) => !needIds.some((id) => id === need))).toEqual([]);
});
