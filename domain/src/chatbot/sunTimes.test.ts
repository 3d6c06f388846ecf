import { expect, test } from 'vitest';
import { sunTimes } from './sunTimes.ts';

const minutes = (a: number, iso: string) => Math.abs(a - Date.parse(iso)) / 60_000;

// From the tables of the U.S. Naval Observatory, in whole minutes.
test.each([
  ['2026-03-20T18:00:00Z', [-99.733, 32.449], '2026-03-20T12:43:00Z', '2026-03-21T00:51:00Z'],
  ['2026-06-21T18:00:00Z', [-99.733, 32.449], '2026-06-21T11:32:00Z', '2026-06-22T01:49:00Z'],
] as const)('%s at %j', (noon, place, sunrise, sunset) => {
  const sun = sunTimes(Date.parse(noon), place);
  expect(minutes(sun?.sunrise ?? 0, sunrise)).toBeLessThan(4);
  expect(minutes(sun?.sunset ?? 0, sunset)).toBeLessThan(4);
});

test('are null where the sun does not set', () => {
  expect(sunTimes(Date.parse('2026-06-21T12:00:00Z'), [25, 80])).toBeNull();
});
