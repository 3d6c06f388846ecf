import { expect, test } from 'vitest';
import { Service } from './service.ts';
import { findMissingTexts, findUnreachable, serviceFields, textFields } from './serviceFields.ts';

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

const closedForGood = { type: 'PERMANENTLY_CLOSED' as const };

test.each([
  ['a private address', { isAddressConfidential: true }, true],
  ['a private address and a phone', { isAddressConfidential: true, phone: '2-1-1' }, false],
  ['a private address and an email', { isAddressConfidential: true, contactEmail: 'house@example.org' }, false],
  ['a private address and a website', { isAddressConfidential: true, website: 'https://example.org' }, false],
  ['a private address and a phone of spaces', { isAddressConfidential: true, phone: ' ' }, true],
  ['people must call first', { isContact: true }, true],
  ['people must call first, closed for good', { isContact: true, closeSchedules: [closedForGood] }, false],
  ['a public address', {}, false],
])('%s: nobody can reach it: %s', (_, change, isUnreachable) => {
  const nothing = { phone: '', contactEmail: '', website: '', schedules: [], closeSchedules: [] };
  const service = { isAddressConfidential: false, isContact: false, ...nothing, ...change };
  expect(findUnreachable(service)).toEqual(isUnreachable ? { phone: 'PLEASE_ADD_CONTACT' } : {});
});

test.each([
  ['English only', { serviceSummary: 'Food', description: 'Every day' }, {}],
  ['Spanish only', { serviceSummaryEs: 'Comida', descriptionEs: 'Todos los días' }, {}],
  ['one text in each language', { serviceSummary: 'Food', descriptionEs: 'Todos los días' }, {}],
  ['no description', { serviceSummaryEs: 'Comida', description: ' ' }, { description: 'REQUIRED' }],
  ['nothing', {}, { serviceSummary: 'REQUIRED', description: 'REQUIRED' }],
])('the summary and the description need a text in one language: %s', (_name, texts, errors) => {
  const empty = { serviceSummary: '', serviceSummaryEs: '', description: '', descriptionEs: '' };
  expect(findMissingTexts({ ...empty, ...texts })).toEqual(errors);
});
