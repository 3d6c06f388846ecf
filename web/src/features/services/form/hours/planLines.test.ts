import { usualSpan, type WeekLine } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { expect, test } from 'vitest';
import { giveDays, replaceAt } from './planLines.ts';

const line = (...days: WeekLine['days']): WeekLine => ({ days, spans: [usualSpan] });

test('a day is in one group: it leaves the other one, which is removed if it becomes empty', () => {
  const lines = [line('MONDAY', 'TUESDAY'), line('SATURDAY'), line()];
  expect(giveDays(lines, 0, ['MONDAY', 'TUESDAY', 'SATURDAY'])).toEqual([
    line('MONDAY', 'TUESDAY', 'SATURDAY'),
    line(),
  ]);
  expect(giveDays(lines, 2, ['TUESDAY'])).toEqual([line('MONDAY'), line('SATURDAY'), line('TUESDAY')]);
  expect(giveDays(lines, 1, [])).toEqual([line('MONDAY', 'TUESDAY'), line(), line()]);
});

test('an item is replaced or removed', () => {
  expect(replaceAt(['a', 'b', 'c'], 1, 'd')).toEqual(['a', 'd', 'c']);
  expect(replaceAt(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
});
