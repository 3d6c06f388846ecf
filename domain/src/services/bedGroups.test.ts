import { describe, expect, test } from 'vitest';
import { type BedGroup, BedGroups, bedGroupsFor, countGroups, settleBeds } from './bedGroups.ts';

const women = { group: 'WOMEN', total: 10, available: 3 } as const;
const men = { group: 'MEN', total: 20, available: 0 } as const;
const counted = { totalBeds: 30, availableBeds: 3, bedGroups: [men, women] as BedGroup[] };
const uncounted = { totalBeds: 12, availableBeds: 4, bedGroups: [] as BedGroup[] };

test('groups are stored once, in one order, and only with beds', () => {
  const typed = [women, { group: 'ALL', total: 0, available: 0 }, men, { ...women, available: 5 }];
  expect(BedGroups.parse(typed)).toEqual([men, { ...women, available: 5 }]);
  expect(BedGroups.safeParse([{ ...men, group: 'SENIORS' }]).success).toBe(false);
  expect(BedGroups.safeParse([{ ...men, available: -1 }]).success).toBe(false);
});

describe('the groups add up to the totals', () => {
  test('new groups set the totals', () => {
    expect(settleBeds({ ...uncounted, bedGroups: counted.bedGroups }, uncounted)).toEqual(counted);
    expect(settleBeds({ ...uncounted, bedGroups: counted.bedGroups }, null)).toEqual(counted);
  });

  test('new totals alone end the count by group', () => {
    expect(settleBeds({ ...counted, availableBeds: 8 }, counted)).toEqual({
      ...counted,
      availableBeds: 8,
      bedGroups: [],
    });
  });

  test('unchanged counts stay, with and without groups', () => {
    expect(settleBeds(counted, counted)).toEqual(counted);
    expect(settleBeds(uncounted, uncounted)).toEqual(uncounted);
  });
});

describe('a count of free beds', () => {
  test('of each group replaces its number', () => {
    expect(countGroups(counted, { total: 4, free: { MEN: 1 } })).toEqual([{ ...men, available: 1 }, women]);
  });

  test.each([
    ['the same number', 3, [0, 3]],
    ['none', 0, [0, 0]],
    ['all', 30, [20, 10]],
  ])('as one number counts if it says %s', (_, total, free) => {
    expect(countGroups(counted, { total, free: undefined })?.map(({ available }) => available)).toEqual(free);
  });

  test.each([
    ['one number', { total: 5, free: undefined }],
    ['another group', { total: 5, free: { KIDS: 2 } }],
    ['numbers that do not add up', { total: 5, free: { MEN: 1, WOMEN: 3 } }],
  ])('cannot be assigned to groups: %s', (_, count) => {
    expect(countGroups(counted, count)).toBeNull();
  });

  test('of a shelter without groups is one number', () => {
    expect(countGroups(uncounted, { total: 7, free: undefined })).toEqual([]);
    expect(countGroups(uncounted, { total: 7, free: { MEN: 7 } })).toBeNull();
  });
});

test.each([
  [['WOMEN'], ['WOMEN', 'ALL']],
  [
    ['WOMEN', 'FAMILIES'],
    ['WOMEN', 'FAMILIES', 'ALL'],
  ],
  [
    ['WOMEN', 'KIDS'],
    ['WOMEN', 'FAMILIES', 'ALL'],
  ],
  [['KIDS'], ['KIDS', 'ALL']],
  [['MEN', 'VETERANS'], null],
  [['ALL'], null],
  [[], null],
] as const)('people of %j use beds for %j', (audiences, groups) => {
  expect(bedGroupsFor(audiences)).toEqual(groups);
});
