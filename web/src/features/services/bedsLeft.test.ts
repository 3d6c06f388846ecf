import { describe, expect, test } from 'vitest';
import { bedsAge, bedsLeft } from './bedsLeft.ts';

const now = '2026-12-07T18:00:00Z';

describe('bedsAge', () => {
  test.each([
    ['2026-12-07T18:00:30Z', 'minutes', 0],
    ['2026-12-07T17:59:30Z', 'minutes', 0],
    ['2026-12-07T17:01:00Z', 'minutes', 59],
    ['2026-12-07T17:00:00Z', 'hours', 1],
    ['2026-12-06T18:00:01Z', 'hours', 23],
    ['2026-12-06T18:00:00Z', 'days', 1],
    ['2026-12-01T17:00:00Z', 'days', 6],
  ])('%s is %s: %i', (updatedAt, unit, count) => {
    expect(bedsAge(updatedAt, now)).toEqual({ unit, count });
  });
});

describe('bedsLeft', () => {
  const shelter = { type: ['SHELTER' as const], availableBeds: 0, totalBeds: 12, bedsUpdatedAt: null, bedGroups: [] };

  test('a full shelter shows zero beds', () => {
    expect(bedsLeft(shelter)).toEqual({ free: 0, total: 12, updatedAt: null });
  });

  test('a shelter that counts by group shows its groups', () => {
    const bedGroups = [{ group: 'WOMEN' as const, total: 12, available: 0 }];
    expect(bedsLeft({ ...shelter, bedGroups })).toMatchObject({ free: 0, total: 12, groups: bedGroups });
  });

  test.each([
    { ...shelter, totalBeds: 0 },
    { ...shelter, type: ['FOOD' as const] },
  ])('a service without a count of beds shows none', (service) => {
    expect(bedsLeft(service)).toBeNull();
  });
});
