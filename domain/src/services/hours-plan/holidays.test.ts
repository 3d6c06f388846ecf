import { expect, test } from 'vitest';
import { comingHolidays, comingRegionalHolidays, holidays } from './holidays.ts';

const datesOf = (today: string) =>
  Object.fromEntries(comingHolidays(today).map(({ holiday, date }) => [holiday, date]));

test.each([
  ['2026-11-21', 'THANKSGIVING', '2026-11-26'],
  ['2026-11-21', 'AFTER_THANKSGIVING', '2026-11-27'],
  ['2026-11-21', 'CHRISTMAS_EVE', '2026-12-24'],
  ['2026-11-21', 'CHRISTMAS', '2026-12-25'],
  ['2026-11-21', 'NEW_YEAR', '2027-01-01'],
  ['2026-11-21', 'MARTIN_LUTHER_KING', '2027-01-18'],
  ['2026-11-21', 'PRESIDENTS', '2027-02-15'],
  ['2026-11-21', 'GOOD_FRIDAY', '2027-03-26'],
  ['2026-11-21', 'EASTER', '2027-03-28'],
  ['2026-11-21', 'MEMORIAL', '2027-05-31'],
  ['2026-11-21', 'JUNETEENTH', '2027-06-19'],
  ['2026-11-21', 'INDEPENDENCE', '2027-07-04'],
  ['2026-11-21', 'LABOR', '2027-09-06'],
  ['2026-11-21', 'VETERANS', '2027-11-11'],
  // Months that begin with the weekday of the holiday, and the earliest and latest Easters of the century.
  ['2027-01-01', 'THANKSGIVING', '2027-11-25'],
  ['2028-01-01', 'THANKSGIVING', '2028-11-23'],
  ['2029-01-01', 'THANKSGIVING', '2029-11-22'],
  ['2029-01-01', 'MARTIN_LUTHER_KING', '2029-01-15'],
  ['2032-01-01', 'MEMORIAL', '2032-05-31'],
  ['2030-01-01', 'MEMORIAL', '2030-05-27'],
  ['2025-01-01', 'LABOR', '2025-09-01'],
  ['2026-01-01', 'LABOR', '2026-09-07'],
  ['2026-01-01', 'EASTER', '2026-04-05'],
  ['2035-01-01', 'EASTER', '2035-03-25'],
  ['2038-01-01', 'EASTER', '2038-04-25'],
  ['2049-01-01', 'EASTER', '2049-04-18'],
  ['2076-01-01', 'EASTER', '2076-04-19'],
])('from %s on, the next %s is %s', (today, holiday, date) => {
  expect(datesOf(today)[holiday]).toBe(date);
});

test('lists each holiday once, soonest first, from today until a year later', () => {
  const coming = comingHolidays('2026-12-25');
  expect(coming.map(({ holiday }) => holiday).sort()).toEqual([...holidays].sort());
  expect(coming[0]).toEqual({ holiday: 'CHRISTMAS', date: '2026-12-25' });
  expect(coming.at(-1)).toEqual({ holiday: 'CHRISTMAS_EVE', date: '2027-12-24' });
});

test('the holidays of a region come in the order of their next dates', () => {
  const spring = { name: { en: 'Spring Day', es: 'Día de la Primavera' }, date: '04-21' };
  const autumn = { name: { en: 'Founders’ Day', es: 'Día de los Fundadores' }, date: '11-20' };
  const datesFrom = (today: string) => comingRegionalHolidays(today, [autumn, spring]).map(({ date }) => date);
  expect(datesFrom('2026-11-20')).toEqual(['2026-11-20', '2027-04-21']);
  expect(datesFrom('2026-11-21')).toEqual(['2027-04-21', '2027-11-20']);
});
