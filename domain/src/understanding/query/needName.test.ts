import { expect, test } from 'vitest';
import { lexicon } from '../lexicon/lexicon.ts';
import { leadingNeeds, needName } from './needName.ts';
import { understandQuery } from './understandQuery.ts';

test.each(['en', 'es'] as const)('the name of each need (%s) searches for this need first', (language) => {
  const misread = lexicon.filter(({ id }) => understandQuery(needName(id, language)).needs[0]?.need !== id);
  expect(misread.map(({ id }) => id)).toEqual([]);
});

test.each([
  ['diapers car seat blue', ['diapers', 'car-seat'], 'blue'],
  ['diapers', ['diapers'], ''],
  ['blue diapers', [], 'blue diapers'],
  ['', [], ''],
])('divides "%s" into needs and other words', (text, needs, rest) => {
  expect(leadingNeeds(text)).toEqual({ needs, rest });
});
