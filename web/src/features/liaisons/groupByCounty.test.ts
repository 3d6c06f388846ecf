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

test("the county of the visitor's place comes first", () => {
  const all = [liaison('Callahan', 'Clyde CISD'), liaison('Taylor', 'Wylie ISD'), liaison('Nolan', 'Roscoe ISD')];
  expect(groupByCounty(all, 'Taylor').map(({ county }) => county)).toEqual(['Taylor', 'Callahan', 'Nolan']);
  expect(groupByCounty(all, 'Dallas').map(({ county }) => county)).toEqual(['Callahan', 'Nolan', 'Taylor']);
});

test('returns no groups without liaisons', () => {
  expect(groupByCounty([])).toEqual([]);
});
