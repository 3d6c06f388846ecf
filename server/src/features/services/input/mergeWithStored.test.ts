import type { RegionPlaces } from '@amparo/domain/places/gazetteer/regionPlaces.ts';
import { NewServiceInput } from '@amparo/domain/services/editing/newServiceInput.ts';
import { expect, it } from 'vitest';
import { mergeWithStored } from './mergeWithStored.ts';

const coordinates: [number, number] = [-101, 39];
const region: RegionPlaces = {
  state: 'KS',
  timeZone: 'America/Chicago',
  counties: [
    { name: 'Thomas', fips: '20193', seat: 'Colby', coordinates },
    { name: 'Kit Carson', fips: '08063', seat: 'Burlington', coordinates, state: 'CO', timeZone: 'America/Denver' },
  ],
};
const edit = {
  viewer: { id: 'a', role: 'ADMINISTRATOR' as const },
  at: Temporal.Instant.from('2026-11-23T18:00:00Z'),
  region,
};
const read = (fields: Record<string, unknown>) =>
  NewServiceInput.parse({
    ...{ name: 'Sample Pantry', description: 'Food.', descriptionEs: 'Comida.', serviceSummary: 'Food.' },
    ...{ serviceSummaryEs: 'Comida.', type: ['FOOD'], category: ['ALL'], address1: '1 Sample St', city: 'Colby' },
    ...{ county: 'Thomas', zip: '67701', phone: '(785) 555-0100', schedules: [{ type: 'FULL_DAY' }] },
    ...fields,
  });
const colby = mergeWithStored(read({}), null, edit);

it('stores the time zone of the county of a new service', () => {
  expect(colby).toMatchObject({ state: 'KS', timeZone: 'America/Chicago' });
  expect(mergeWithStored(read({ county: 'Kit Carson', state: 'CO' }), null, edit).timeZone).toBe('America/Denver');
});

it('changes the time zone with the county', () => {
  const moved = mergeWithStored(read({ county: 'Kit Carson', state: 'CO' }), colby, edit);
  expect(moved).toMatchObject({ state: 'CO', timeZone: 'America/Denver' });
});

it('keeps a time zone that a person set', () => {
  const own = mergeWithStored(read({ timeZone: 'America/Phoenix' }), null, edit);
  const moved = mergeWithStored(read({ county: 'Kit Carson', state: 'CO' }), own, edit);
  expect([own.timeZone, moved.timeZone]).toEqual(['America/Phoenix', 'America/Phoenix']);
});

it('ends an alert at 11:59 PM of the county’s time zone', () => {
  const alert = { isCriticalHeader: true, criticalDescription: 'Closed', criticalDescriptionEs: 'Cerrado' };
  const fields = { ...alert, criticalExpiredAt: '2026-11-25', county: 'Kit Carson', state: 'CO' };
  expect(mergeWithStored(read(fields), null, edit).criticalExpiredAt).toBe('2026-11-26T06:59:00.000Z');
});

it('rejects a state in which the region has no county', () => {
  expect(() => mergeWithStored(read({ state: 'NE' }), null, edit)).toThrow(
    expect.objectContaining({ key: 'VALIDATION', fields: { state: 'NOT_ONE_OF' } }),
  );
});
