import { expect, test } from 'vitest';
import { Service } from './service.ts';
import { serviceFields, textFields } from './serviceFields.ts';

const tenNames = Array.from({ length: 10 }, (_, i) => `Name ${i}`);

test.each([
  [
    ['  TWF ', '', 'The  Wagon'],
    ['TWF', 'The  Wagon'],
  ],
  [['Wagon', 'wagon', 'WAGON '], ['Wagon']],
  [
    ['Wagon; The Mill', 'Old\nName'],
    ['Wagon', 'The Mill', 'Old', 'Name'],
  ],
  [tenNames, tenNames],
])('the other names %j are stored as %j', (names, stored) => {
  expect(serviceFields.alternateNames.parse(names)).toEqual(stored);
});

test('at most ten other names of at most 100 characters', () => {
  expect(serviceFields.alternateNames.parse(undefined)).toEqual([]);
  for (const names of [[...tenNames, 'Name 10'], ['x'.repeat(101)], 'Wagon', [7]])
    expect(serviceFields.alternateNames.safeParse(names).success).toBe(false);
});

test('text fields are the fields that are a text in every service', () => {
  expect(textFields).toContain('name');
  expect(textFields).toContain('criticalDescriptionEs');
  for (const name of textFields) {
    expect(Service.shape[name].safeParse('').success).toBe(true);
    expect(serviceFields[name].safeParse(null).success).toBe(false);
  }
  const others = ['type', 'timeZone', 'criticalExpiredAt', 'isContact', 'totalBeds', 'location', 'schedules'];
  expect(textFields.filter((name) => others.includes(name))).toEqual([]);
});
