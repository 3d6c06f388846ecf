import { expect, test } from 'vitest';
import { ServiceNames } from './serviceNames.ts';

const called = [
  'Porchlight Night Shelter',
  'Bus Pass Bank',
  'Cisco Food Pantry',
  'Love & Care Ministries Meals',
  'Love & Care Ministries – Clyde',
  'Wagon Road Bunkhouse',
  'Snyder Evening Kitchen',
];
const names = new ServiceNames(
  called.map((name) => ({ id: name, name })),
  (word) => word === 'cisco' || word === 'snyder' || word === 'clyde',
);

test.each([
  ['is porchlight open', ['Porchlight Night Shelter']],
  ['porchligth nite shelter', ['Porchlight Night Shelter']],
  ['where is bus pass bank', ['Bus Pass Bank']],
  ['cisco food pantry', ['Cisco Food Pantry']],
  ['love and care ministries', ['Love & Care Ministries Meals', 'Love & Care Ministries – Clyde']],
])('"%s" names %j', (text, found) => {
  expect(names.find(text.split(' '))?.ids).toEqual(found);
});

test.each(['food pantry in cisco', 'bus pass', 'night shelter', 'work', 'snyder', 'evening meal', ''])(
  '"%s" names none',
  (text) => {
    expect(names.find(text.split(' '))).toBeNull();
  },
);

test('says which words are of the name', () => {
  expect(names.find(['is', 'porchlight', 'open'])?.isName).toEqual([false, true, false]);
});
