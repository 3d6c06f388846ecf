import { expect, test } from 'vitest';
import { groupByCounty } from './groupByCounty.ts';

const liaison = (county: string, schoolDistrict: string, displayName = 'Sample') => ({
  id: `${county} ${schoolDistrict} ${displayName}`,
  county,
  schoolDistrict,
  displayName,
  title: '',
  email: '',
  phone: '',
  extension: '',
  isSample: true,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
});

test('counties, districts and names, each in order', () => {
  const groups = groupByCounty([
    liaison('Taylor', 'Wylie ISD'),
    liaison('Callahan', 'Clyde CISD'),
    liaison('Taylor', 'Abilene ISD', 'Zoe'),
    liaison('Taylor', 'Abilene ISD', 'Ana'),
  ]);
  expect(
    groups.map(({ county, liaisons }) => [county, liaisons.map((one) => one.schoolDistrict + one.displayName)]),
  ).toEqual([
    ['Callahan', ['Clyde CISDSample']],
    ['Taylor', ['Abilene ISDAna', 'Abilene ISDZoe', 'Wylie ISDSample']],
  ]);
});

test('returns no groups without liaisons', () => {
  expect(groupByCounty([])).toEqual([]);
});
