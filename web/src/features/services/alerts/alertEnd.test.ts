import { expect, test } from 'vitest';
import { alertEnd } from './alertEnd.ts';

test.each([
  ['2027-01-16T00:00:00Z', 'America/Chicago', 'en', { date: '01-15-2027', time: '6:00 PM' }],
  ['2027-01-16T00:00:00Z', 'America/Chicago', 'es', { date: '01-15-2027', time: '6:00 p. m.' }],
  ['2027-03-01T05:59:00Z', 'America/Chicago', 'en', { date: '02-28-2027', time: null }],
  ['2027-03-01T05:59:00Z', 'America/Chicago', 'es', { date: '02-28-2027', time: null }],
  ['2027-03-01T05:59:00Z', 'America/Denver', 'en', { date: '02-28-2027', time: '10:59 PM' }],
  ['2027-07-02T04:59:00Z', 'America/Chicago', 'en', { date: '07-01-2027', time: null }],
] as const)('%s in %s, in %s', (instant, timeZone, language, end) => {
  expect(alertEnd(instant, timeZone, language)).toEqual(end);
});
