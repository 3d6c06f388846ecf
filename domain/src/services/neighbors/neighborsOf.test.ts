import { expect, test } from 'vitest';
import type { ScheduleEntry } from '../hours/schedule.ts';
import { type Neighbor, neighborsOf } from './neighborsOf.ts';

const at = Temporal.Instant.from('2026-11-18T18:00:00Z');
const zone = 'America/Chicago';

const pantry: Neighbor = {
  ...{ id: '1', name: 'Pantry', address1: '100 Elm St', city: 'Abilene', isAddressConfidential: false },
  ...{ schedules: [], closeSchedules: [], isContact: false, timeZone: null },
};
const namesBeside = (service: Neighbor, others: Partial<Neighbor>[]) => {
  const published = others.map((other, n) => ({ ...pantry, id: String(n + 2), ...other }));
  return neighborsOf(service, [pantry, ...published], at, zone).map(({ name }) => name);
};

test('neighbors are in the order of their names without case and accents', () => {
  const names = ['clothes Closet', 'Ábaco', 'Bread', 'zebra', 'abuelas'].map((name) => ({ name }));
  expect(namesBeside(pantry, names)).toEqual(['Ábaco', 'abuelas', 'Bread', 'clothes Closet', 'zebra']);
});

test('confidential, closed, and out-of-season services and other addresses are no neighbors', () => {
  const closed: ScheduleEntry = { type: 'PERMANENTLY_CLOSED' };
  const season: ScheduleEntry = { type: 'DATE_RANGE', startDate: '2026-06-01', endDate: '2026-08-31' };
  const others = [
    { name: 'Clinic', address1: '100 ELM ST' },
    { name: 'Confidential', isAddressConfidential: true },
    { name: 'Closed', schedules: [closed] },
    { name: 'Summer', schedules: [season] },
    { name: 'Elsewhere', city: 'Snyder' },
  ];
  expect(namesBeside(pantry, others)).toEqual(['Clinic']);
  expect(namesBeside({ ...pantry, isAddressConfidential: true }, others)).toEqual([]);
});
