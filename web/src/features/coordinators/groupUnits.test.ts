import { expect, test } from 'vitest';
import { byNumber, groupUnits } from './groupUnits.ts';

const at = { createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z' };
const region = (name: string) => ({ id: name, name, type: 'ESC', website: '', counties: [], ...at });
const unit = (name: string, of: string) => ({
  id: name,
  name,
  type: 'ESC',
  region: of,
  website: '',
  counties: [],
  coordinators: [],
  isSample: true,
  ...at,
});

test('sorts regions by the number in their name, and regions without one last', () => {
  const names = ['North Texas', 'ESC Region 14', 'ESC Region 2', 'ESC Region 9', 'Big Country'];
  expect(
    names
      .map(region)
      .sort(byNumber)
      .map(({ name }) => name),
  ).toEqual(['ESC Region 2', 'ESC Region 9', 'ESC Region 14', 'Big Country', 'North Texas']);
});

test('groups units by region and name, and leaves out empty regions', () => {
  const regions = ['ESC Region 14', 'ESC Region 9', 'ESC Region 3'].map(region);
  const units = [
    unit('South', 'ESC Region 14'),
    unit('North', 'ESC Region 14'),
    { ...unit('Nine', 'ESC Region 9'), region: regions[1]! },
  ];
  expect(
    groupUnits(units, regions).map(({ region: { name }, units: [...own] }) => [name, own.map((one) => one.name)]),
  ).toEqual([
    ['ESC Region 9', ['Nine']],
    ['ESC Region 14', ['North', 'South']],
  ]);
});
