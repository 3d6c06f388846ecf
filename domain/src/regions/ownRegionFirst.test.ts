import { expect, test } from 'vitest';
import { ownRegionFirst } from './ownRegionFirst.ts';

const regions = [
  { id: 'south', counties: ['Cameron', 'Hidalgo'] },
  { id: 'north', counties: ['Young', 'Throckmorton'] },
  { id: 'center', counties: ['Taylor', 'Jones'] },
];
const community = ['Jones', 'Taylor', 'Throckmorton'];
const idsOf = (county: string | null) => ownRegionFirst(regions, county, community).regions.map(({ id }) => id);

test.each([
  ['Throckmorton', ['north', 'south', 'center']],
  ['Cameron', ['south', 'north', 'center']],
  [null, ['center', 'south', 'north']],
])('in %s County', (county, ids) => {
  expect(idsOf(county)).toEqual(ids);
});

test('in a county without a region, none is first', () => {
  expect(ownRegionFirst(regions, 'Loving', community)).toEqual({ regions, ownId: null });
});
