import { scheduleTypes } from '@amparo/domain/services/hours/scheduleTypes.ts';
import { parseImportedService } from '@amparo/domain/services/import/importedService.ts';
import { subTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { expect, test } from 'vitest';
import { regionGazetteer } from '../../server/src/geocoder/regionGazetteer.ts';
import { generateService, placesOf } from './generateService.ts';

const places = placesOf(regionGazetteer('west-central-texas').zips);
const made = Array.from({ length: 2000 }, (_, i) => generateService(1, i, places));

test('the import accepts every generated service', () => {
  for (const service of made) {
    const read = parseImportedService(JSON.stringify(service), {
      source: 'x',
      region: { state: 'TX', timeZone: 'America/Chicago', counties: [] },
      today: '2026-11-23',
    });
    expect(read).toMatchObject({ service: { ignored: [], notes: {} } });
  }
});

test('the same seed and number give the same service, others give another', () => {
  expect(generateService(1, 1234, places)).toEqual(made[1234]);
  expect(generateService(2, 1234, places)).not.toEqual(made[1234]);
  expect(new Set(made.map(({ name }) => name)).size).toBeGreaterThan(1900);
});

test('every kind of service, hours and place occurs', () => {
  expect(new Set(made.flatMap(({ subTypes: kinds }) => kinds))).toEqual(new Set(subTypes));
  const entries = made.flatMap(({ schedules }) => schedules as { type: string }[]);
  expect(new Set(entries.map(({ type }) => type))).toEqual(new Set(scheduleTypes));
  const mountain = made.filter(({ timeZone }) => timeZone === 'America/Denver').length;
  expect(mountain).toBeGreaterThan(5);
  expect(mountain).toBeLessThan(50);
  expect(made.filter(({ isContact }) => isContact).length).toBeGreaterThan(50);
});

test('descriptions have 40 to 200 words', () => {
  const lengths = made.map(({ description }) => String(description).split(' ').length);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(40);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(200);
});
