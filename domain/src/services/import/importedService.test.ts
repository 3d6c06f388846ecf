import { describe, expect, test } from 'vitest';
import { parseImportedService } from './importedService.ts';

const pantry = {
  id: 'p-1',
  name: 'Sample Food Pantry',
  serviceSummary: 'Groceries on Mondays',
  description: 'Bring a bag.',
  type: ['FOOD'],
  city: 'Abilene',
};

function read(changes: Record<string, unknown>) {
  return parseImportedService(JSON.stringify({ ...pantry, ...changes }), {
    source: 'sample-directory',
    region: { state: 'TX', timeZone: 'America/Chicago', counties: [] },
    today: '2026-11-23',
  });
}

function stored(changes: Record<string, unknown>) {
  const result = read(changes);
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result.service;
}

function errorsOf(changes: Record<string, unknown>) {
  const result = read(changes);
  return 'errors' in result ? result.errors : undefined;
}

test('a line with few fields is a service', () => {
  const { id, input, given, ignored, notes } = stored({});
  expect(id).toBeUndefined();
  expect(input).toMatchObject({
    source: { name: 'sample-directory', id: 'p-1' },
    category: ['ALL'],
    subTypes: ['FOOD_PANTRIES'],
    state: 'TX',
    country: 'No data',
    address1: '',
    zip: '',
    location: null,
  });
  expect(given.has('city')).toBe(true);
  expect(given.has('address1')).toBe(false);
  expect(given.has('category')).toBe(false);
  expect({ ignored, notes }).toEqual({ ignored: [], notes: {} });
});

describe('the id and the source', () => {
  const uuid = '0199C5B2-1D7A-7C3E-8F00-0123456789AB';
  const table: [string, Record<string, unknown>, { id?: string; source: unknown }][] = [
    ['a UUID is the service’s own id', { id: uuid }, { id: uuid.toLowerCase(), source: null }],
    ['a number is the id in the directory', { id: 136 }, { source: { name: 'sample-directory', id: '136' } }],
    ['a source overrides the line’s id', { source: { name: 'other', id: 7 } }, { source: { name: 'other', id: '7' } }],
    ['a source without id gets the line’s id', { source: { name: 'other' } }, { source: { name: 'other', id: 'p-1' } }],
    [
      'a UUID and a source',
      { id: uuid, source: { name: 'o', id: '7' } },
      { id: uuid.toLowerCase(), source: { name: 'o', id: '7' } },
    ],
  ];
  test.each(table)('%s', (_title, changes, expected) => {
    const { id, input } = stored(changes);
    expect({ ...(id && { id }), source: input.source }).toEqual(expected);
  });

  test('without an id, the name and the place identify the service, and a note says so', () => {
    const one = stored({ id: null });
    expect(one.notes).toEqual({ id: 'RECOGNISED_BY_NAME' });
    expect(one.input.source).toEqual(stored({ id: '', description: 'Changed' }).input.source);
    expect(one.input.source).not.toEqual(stored({ id: null, city: 'Baird' }).input.source);
  });
});

describe('corrections', () => {
  const long = 'word '.repeat(300).trim();
  const table: [string, Record<string, unknown>, Record<string, unknown>, Record<string, unknown>?][] = [
    [
      'displayed names of sub-types',
      { subTypes: ['Food Pantries', 'meals'] },
      { subTypes: ['FOOD_PANTRIES', 'MEALS'] },
    ],
    [
      'the displayed name Education for LEARNING',
      { type: ['EDUCATION'], subTypes: ['Education'] },
      { subTypes: ['LEARNING'] },
    ],
    [
      'other names as one text',
      { alternateNames: 'SFP; Sample Cupboard' },
      { alternateNames: ['SFP', 'Sample Cupboard'] },
    ],
    ['other names as HSDS calls them', { alternate_name: 'SFP' }, { alternateNames: ['SFP'] }],
    ['subType as one text', { subType: 'Meals' }, { subTypes: ['MEALS'] }],
    [
      'a sub-type of another type',
      { subTypes: ['Medical', 'Meals'] },
      { subTypes: ['MEALS'] },
      { subTypes: 'WITHOUT_ITS_TYPE' },
    ],
    [
      'a missing type comes from the sub-types',
      { type: [], subTypes: ['Transit'] },
      { type: ['RESOURCES'], subTypes: ['TRANSIT'] },
    ],
    ['a missing type comes from the words', { type: null }, { type: ['FOOD'] }],
    [
      'small letters',
      { type: 'food', category: ['youth_and_kids', 'men'] },
      { type: ['FOOD'], category: ['KIDS', 'MEN'] },
    ],
    ['a missing description comes from the summary', { description: '' }, { description: 'Groceries on Mondays' }],
    ['a missing summary comes from the description', { serviceSummary: null }, { serviceSummary: 'Bring a bag.' }],
    ['a website without scheme', { website: 'www.example.org' }, { website: 'http://www.example.org' }],
    ['a website with a port', { website: 'example.org:8080/a' }, { website: 'http://example.org:8080/a' }],
    ['a text that is not a website', { website: 'N/A' }, { website: '' }, { website: 'UNUSABLE' }],
    ['a mail link as website', { website: 'mailto:a@example.org' }, { website: '' }, { website: 'UNUSABLE' }],
    [
      'a text that is not an email address',
      { contactEmail: 'see site' },
      { contactEmail: '' },
      { contactEmail: 'UNUSABLE' },
    ],
    ['a foreign postal code', { zip: 'G1M 3' }, { zip: '' }, { zip: 'UNUSABLE' }],
    ['a ZIP code as a number', { zip: 79601 }, { zip: '79601' }],
    ['a phone', { phone: '325-555-0100' }, { phone: '(325) 555-0100' }],
    ['a phone with extension', { phone: '325-555-0100 x123' }, { phone: '(325) 555-0100 ext. 123' }],
    ['a state across the border', { state: 'nm' }, { state: 'NM' }],
    ['no state', { state: '' }, { state: 'TX' }],
    ['NUL and half characters', { name: 'A\0B\ud800' }, { name: 'AB\ufffd' }],
    ['nulls in hours', { schedules: [{ type: 'FULL_DAY', day: null }] }, { schedules: [{ type: 'FULL_DAY' }] }],
    [
      'hours as people write them',
      { schedules: 'Mon 9-5, closed Dec 24; by appointment only' },
      {
        schedules: [{ type: 'WEEKLY', day: 'MONDAY', startTime: '09:00', endTime: '17:00' }],
        closeSchedules: [{ type: 'DATE_RANGE', startDate: '2026-12-24', endDate: '2026-12-24' }],
        isContact: true,
      },
    ],
    [
      'closings without the word',
      { schedules: 'Mon 9-5', closeSchedules: 'Dec 24 - Jan 2' },
      { closeSchedules: [{ type: 'DATE_RANGE', startDate: '2026-12-24', endDate: '2027-01-02' }] },
    ],
    ['long description', { description: long }, { description: long }],
  ];
  test.each(table)('%s', (_title, changes, expected, notes = {}) => {
    const service = stored(changes);
    expect(service.input).toMatchObject(expected);
    expect(service.notes).toEqual(notes);
  });

  test('a description too long for a summary is shortened between words', () => {
    const { input } = stored({ description: long, serviceSummary: '' });
    expect(input.serviceSummary.length).toBeLessThanOrEqual(500);
    expect(input.serviceSummary).toMatch(/word…$/);
  });

  test('unknown fields are listed, and the line is accepted', () => {
    expect(stored({ parking: 'none', rooms: ['A'], likes: 4 }).ignored).toEqual(['parking', 'rooms', 'likes']);
  });

  test('facts that a service has no field for become lines of the description, but not of the summary', () => {
    const facts = { fees: 'Free', languages: ['English', 'Spanish'], accessibility: '', required_documents: null };
    const { input, ignored } = stored({ description: 'Groceries.', serviceSummary: '', ...facts });
    expect(input.description).toBe('Groceries.\nCost: Free\nLanguages: English; Spanish');
    expect([input.serviceSummary, ignored]).toEqual(['Groceries.', []]);
    const both = { eligibility: ['Families', 'Seniors\0'], eligibility_description: 'Families; ask', alert: 'Call' };
    const only = stored({ ...both, description: '', serviceSummary: undefined }).input;
    expect(only.description).toBe('Who: Families; Seniors; Families; ask\nNote: Call');
    expect(stored({ ...facts, description: input.description }).input.description).toBe(input.description);
  });
});

test('values of a record that are nested too deeply are left out', () => {
  const nested = (left: string, right: string) => JSON.parse(`${left.repeat(4000)}"x"${right.repeat(4000)}`);
  const deep = [nested('{"a":', '}'), nested('[', ']')];
  const { otherFields } = stored({ otherFields: { service: { deep, wait_time: '2 days' } } });
  expect(otherFields).toMatchObject({ service: { wait_time: '2 days' } });
  expect(JSON.stringify(otherFields).length).toBeLessThan(1000);
});

test('hours that are not certain are an error of their field, with the text', () => {
  expect(read({ schedules: 'Mon-Fri 7-7', name: '' })).toEqual({
    errors: { name: 'REQUIRED', schedules: 'UNREADABLE_HOURS' },
    seen: { name: 'sample-directory', id: 'p-1' },
    values: { schedules: 'Mon-Fri 7-7' },
  });
});

describe('errors', () => {
  const weekly = { type: 'WEEKLY', day: 'MONDAY', startTime: '09:00', endTime: '17:00' };
  const table: [string, Record<string, unknown>, Record<string, string>][] = [
    ['no name', { name: undefined }, { name: 'REQUIRED' }],
    ['closed every day', { closeSchedules: [{ type: 'FULL_DAY' }] }, { 'closeSchedules.0.type': 'NOT_ONE_OF' }],
    ['a name of spaces', { name: '  ' }, { name: 'REQUIRED' }],
    ['a name that is a list', { name: ['A'] }, { name: 'WRONG_TYPE' }],
    [
      'neither description nor summary',
      { description: '', serviceSummary: '' },
      { description: 'REQUIRED', serviceSummary: 'REQUIRED' },
    ],
    ['a description past 10,000', { description: 'x'.repeat(10_001) }, { description: 'TOO_LONG' }],
    ['unknown type', { type: ['FUN'] }, { 'type.0': 'NOT_ONE_OF' }],
    [
      'no type, and no words that suggest one',
      { type: [], name: 'X', serviceSummary: 'Y' },
      { type: 'PLEASE_SELECT_AT_LEAST_ONE_SERVICE' },
    ],
    ['unknown sub-type', { subTypes: ['Fun'] }, { 'subTypes.0': 'NOT_ONE_OF' }],
    ['unknown audience', { category: ['DOGS'] }, { 'category.0': 'NOT_ONE_OF' }],
    ['a state in words', { state: 'Texas' }, { state: 'MALFORMED' }],
    [
      'hours that end before they start',
      { schedules: [weekly, { ...weekly, startTime: '18:00' }] },
      { 'schedules.1.startTime': 'CHECK_TIME_START' },
    ],
    ['a weekly entry without day', { schedules: [{ ...weekly, day: undefined }] }, { 'schedules.0.day': 'REQUIRED' }],
    ['no position', { location: { coordinates: [0, 0] } }, { 'location.coordinates': 'COORDINATE_OUT_OF_RANGE' }],
    [
      'latitude first',
      { location: { coordinates: [32.4, -99.7] } },
      { 'location.coordinates': 'COORDINATE_OUT_OF_RANGE' },
    ],
    [
      'more free beds than beds',
      { type: ['SHELTER'], availableBeds: 5, totalBeds: 4 },
      { availableBeds: 'AVAILABLE_BEDS_LESS_THAN' },
    ],
    ['an id that is an object', { id: {} }, { id: 'WRONG_TYPE' }],
    ['a source that is a text', { source: '211' }, { source: 'WRONG_TYPE' }],
    ['a time zone on Mars', { timeZone: 'Mars/Olympus' }, { timeZone: 'UNKNOWN_TIME_ZONE' }],
  ];
  test.each(table)('%s', (_title, changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors);
  });

  const lines: [string, string][] = [
    ['{"name": "A"', 'INVALID_JSON'],
    ['name,type', 'INVALID_JSON'],
    ['[1, 2]', 'NOT_AN_OBJECT'],
    ['42', 'NOT_AN_OBJECT'],
    ['null', 'NOT_AN_OBJECT'],
  ];
  test.each(lines)('%s', (line, error) => {
    expect(
      parseImportedService(line, {
        source: 'x',
        region: { state: 'TX', timeZone: 'America/Chicago', counties: [] },
        today: '2026-11-23',
      }),
    ).toEqual({
      errors: { '': error },
    });
  });
});

test('a line has the time zone of its county in a region with several time zones', () => {
  const colorado = { state: 'CO', timeZone: 'America/Denver', seat: 'Burlington', fips: '08063' };
  const coordinates: [number, number] = [-102, 39];
  const region = {
    ...{ state: 'KS', timeZone: 'America/Chicago' },
    counties: [
      { name: 'Thomas', seat: 'Colby', fips: '20193', coordinates },
      { name: 'Kit Carson', ...colorado, coordinates },
    ],
  };
  const zoneOf = (place: Record<string, string>) => {
    const line = JSON.stringify({ ...pantry, ...place });
    const result = parseImportedService(line, { source: 'sample-directory', region, today: '2026-11-23' });
    return 'service' in result ? result.service.input.timeZone : result.errors;
  };
  expect(zoneOf({ county: 'Thomas' })).toBe('America/Chicago');
  expect(zoneOf({ county: 'Kit Carson', state: 'CO' })).toBe('America/Denver');
  expect(zoneOf({ county: 'Kit Carson', state: 'CO', timeZone: 'America/Phoenix' })).toBe('America/Phoenix');
  expect(zoneOf({ county: 'Elsewhere' })).toBeNull();
});
