import { expect, test } from 'vitest';
import { parseImportedService } from './importedService.ts';
import { mergeSent, sentFields } from './mergeSent.ts';

const line = {
  id: 'p-1',
  name: 'Sample Pantry',
  serviceSummary: 'Groceries',
  description: 'Groceries on Mondays',
  type: ['FOOD'],
  subTypes: ['FOOD_PANTRIES'],
  phone: '325-555-0100',
  address1: '1 Main St',
  city: 'Abilene',
  zip: '79601',
  location: { coordinates: [-99.7, 32.4] },
  schedules: [{ type: 'WEEKLY', day: 'MONDAY', startTime: '09:00', endTime: '12:00' }],
};

function read(changes: Record<string, unknown> = {}) {
  const result = parseImportedService(JSON.stringify({ ...line, ...changes }), {
    source: 'sample',
    region: { state: 'TX', timeZone: 'America/Chicago', counties: [] },
    today: '2026-11-23',
  });
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result.service;
}

const first = read();
/** As the database returns it. */
const before = JSON.parse(JSON.stringify(sentFields(first, null)));
const stored = { ...first.input, locationPrecision: 'exact' as const };
const tuesday = [{ type: 'WEEKLY' as const, day: 'TUESDAY' as const, startTime: '09:00', endTime: '12:00' }];

type Case = [title: string, here: object, there: Record<string, unknown>, expected: object, conflicts: string[]];
const table: Case[] = [
  ['takes what only the source changed', {}, { phone: '325-555-0111' }, { phone: '(325) 555-0111' }, []],
  ['keeps what only a person changed', { phone: '2-1-1' }, {}, { phone: '2-1-1' }, []],
  ['reports what both changed', { phone: '2-1-1' }, { phone: '325-555-0111' }, { phone: '2-1-1' }, ['phone']],
  ['agrees if both entered the same', { phone: '(325) 555-0111' }, { phone: '325-555-0111' }, {}, []],
  [
    'takes other fields beside a conflict',
    { phone: '2-1-1' },
    { phone: '9-1-1', name: 'New' },
    { name: 'New' },
    ['phone'],
  ],
  [
    'treats an address as a whole',
    { address1: '2 Oak St' },
    { zip: '79605' },
    { address1: '2 Oak St', zip: '79601' },
    ['address1'],
  ],
  [
    'treats hours as a whole',
    { schedules: tuesday },
    { closeSchedules: [{ type: 'DATE_RANGE', startDate: '2026-12-24', endDate: '2026-12-25' }] },
    { schedules: tuesday, closeSchedules: [] },
    ['schedules'],
  ],
  [
    'takes a field that the source sends for the first time',
    {},
    { website: 'example.org' },
    { website: 'http://example.org' },
    [],
  ],
  [
    'reports such a field if a person filled it in',
    { website: 'http://example.com' },
    { website: 'example.org' },
    { website: 'http://example.com' },
    ['website'],
  ],
  [
    'takes the newest count of beds',
    { availableBeds: 3, totalBeds: 9 },
    { availableBeds: 5 },
    { availableBeds: 5 },
    [],
  ],
  [
    'keeps a confidential address confidential',
    { isAddressConfidential: true },
    { name: 'New' },
    { isAddressConfidential: true },
    [],
  ],
];

test.each(table)('%s', (_title, here, there, expected, conflicts) => {
  const merged = mergeSent({ ...stored, ...here }, read(there), before);
  expect(merged.input).toMatchObject(expected);
  expect(merged.conflicts.map(({ field }) => field)).toEqual(conflicts);
});

test('takes all fields of a line if it is unknown what the source sent before', () => {
  const merged = mergeSent({ ...stored, phone: '2-1-1' }, read(), null);
  expect(merged).toMatchObject({ input: { phone: '(325) 555-0100' }, conflicts: [] });
});

test('replaces a text that the source does not have only if it was copied before, too', () => {
  const short = { description: undefined, fees: 'Free' };
  const description = 'Groceries\nCost: Free';
  const texts = { serviceSummary: 'Groceries', description: 'Groceries, and coffee' };
  const withOwn = { ...stored, ...texts };
  expect(read(short).input.description).toBe(description);
  // The first import of a service that is here already, and a file without the column that another file had.
  for (const sent of [null, before, { ...before, ...texts }])
    expect(mergeSent(withOwn, read(short), sent)).toMatchObject({ input: texts, conflicts: [] });
  const copy = read(short);
  const changed = mergeSent({ ...stored, description }, read({ ...short, fees: '$5' }), sentFields(copy, null));
  expect(changed.input.description).toBe('Groceries\nCost: $5');
  expect(mergeSent({ ...stored, description: '' }, copy, null).input.description).toBe(description);
});

test('replaces a text that the source has emptied, unless a person changed it', () => {
  const emptied = read({ description: '' });
  expect(mergeSent(stored, emptied, before).input.description).toBe('Groceries');
  const own = { ...stored, description: 'Groceries, and coffee' };
  for (const sent of [null, before, sentFields(emptied, null)])
    expect(mergeSent(own, emptied, sent)).toMatchObject({ input: { description: own.description }, conflicts: [] });
});

test('keeps the directory that a service came from', () => {
  const other = { ...first, input: { ...first.input, source: { name: 'other', id: '7' } } };
  expect(mergeSent(stored, other, before).input.source).toEqual({ name: 'sample', id: 'p-1' });
});

test.each(['N/A', 'none', '-', 'see flyer'])('an unusable website (%s) leaves the stored one alone', (website) => {
  const withWebsite = read({ website: 'example.org' });
  const sentBefore = JSON.parse(JSON.stringify(sentFields(withWebsite, null)));
  const unusable = read({ website });
  expect(unusable.notes).toEqual({ website: 'UNUSABLE' });
  const here = { ...stored, website: withWebsite.input.website };
  expect(mergeSent(here, unusable, sentBefore)).toMatchObject({ input: here, conflicts: [] });
  expect(mergeSent(here, unusable, null).input.website).toBe('http://example.org');
  // The value that was sent before still counts: a usable one replaces it, without a question.
  const sentNow = sentFields(unusable, sentBefore);
  expect(sentNow.website).toBe('http://example.org');
  expect(mergeSent(here, read({ website: 'example.com' }), sentNow)).toMatchObject({
    input: { website: 'http://example.com' },
    conflicts: [],
  });
});

test('an empty website empties the stored one', () => {
  const withWebsite = read({ website: 'example.org' });
  const sentBefore = sentFields(withWebsite, null);
  const here = { ...stored, website: withWebsite.input.website };
  expect(mergeSent(here, read({ website: '' }), sentBefore)).toMatchObject({ input: { website: '' }, conflicts: [] });
});

test('an unusable ZIP code leaves the stored one alone, unless the address is another one', () => {
  expect(mergeSent(stored, read({ zip: 'unknown' }), before).input.zip).toBe('79601');
  expect(
    mergeSent(stored, read({ zip: 'G1M 3', address1: '2 Rue Dorchester', city: 'Quebec' }), before).input.zip,
  ).toBe('');
});
