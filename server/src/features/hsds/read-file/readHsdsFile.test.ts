import type { HsdsService } from '@amparo/domain/hsds/records/hsdsRecords.ts';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { bytesInMemory } from '../../../files/fileBytes.ts';
import { hsdsLines, openHsdsFile } from './readHsdsFile.ts';

const at = '2026-11-18T18:00:00Z';
const options = { source: 'sample-directory', today: '2026-11-18' };

let server: TestApp;
let ndjson: string;
let records: HsdsService[];
beforeAll(async () => {
  server = await startTestApp({ at });
  ndjson = (await server.app.inject('/hsds/services?full=true&format=ndjson')).payload;
  records = ndjson
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
});
afterAll(() => server.close());

const opened = new DisposableStack();
afterAll(() => opened.dispose());
const limits = { largest: 2_000_000_000, opened };
const open = (bytes: Uint8Array) => openHsdsFile(bytesInMemory(bytes), limits);

async function linesOf(bytes: Uint8Array) {
  const unclear = { count: 0 };
  const lines = await Array.fromAsync(hsdsLines((await open(bytes)).records(), options, unclear));
  return { lines: lines.map((line) => ('text' in line ? line.text : line.problem)), unclear: unclear.count };
}

test('reads the same services from NDJSON, a list, a page of an API, and packages', async () => {
  const expected = await linesOf(strToU8(ndjson));
  expect(expected.lines.length).toBe(records.length);
  expect(expected.unclear).toBe(0);
  expect(await linesOf(strToU8(JSON.stringify(records)))).toEqual(expected);
  expect(await linesOf(strToU8(JSON.stringify({ total_items: records.length, contents: records })))).toEqual(expected);
  const { rawPayload } = await server.app.inject('/hsds/datapackage.zip');
  const { 'services.json': complete, ...tables } = unzipSync(rawPayload);
  expect(complete).toBeDefined();
  // A package leaves out confidential addresses. Its tables name references that repeat where a record is.
  const known = (lines: (string | undefined)[]) =>
    lines
      .map((line) => ({ ...JSON.parse(line!), otherFields: null }))
      .filter(({ isAddressConfidential }) => !isAddressConfidential)
      .toSorted(byId);
  const sorted = known(expected.lines);
  for (const files of [{ 'services.json': complete! }, tables]) {
    const { lines } = await linesOf(zipSync(files, { level: 1 }));
    expect(known(lines)).toEqual(sorted);
  }
});

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);

/** A record of an invented 211 center, with fields that Amparo does not have. */
const record = {
  id: '5f2d0c7e-0000-4000-8000-000000000001',
  name: 'Food Pantry',
  description: 'Groceries once a month.',
  status: 'active',
  alternate_name: null,
  organization: { name: 'Sample Community Church', website: 'https://example.org', phones: [] },
  minimum_age: 18,
  eligibility_description: 'People who live in the county',
  fees_description: 'Free',
  required_documents: [{ document: 'Photo ID' }, { document: 'Proof of address' }],
  languages: [{ name: 'English' }, { name: 'Spanish' }],
  phones: [
    { number: '325-555-0100', extension: '12', type: 'voice' },
    { number: '325-555-0101', type: 'fax' },
  ],
  schedules: [{ freq: 'MONTHLY', byday: '1SA', opens_at: '09:00:00', closes_at: '11:00:00' }],
  attributes: [
    { taxonomy_term: { code: 'BD-1800.2000', name: 'Food Pantries', taxonomy: '211 Human Services' } },
    { taxonomy_term: { name: 'Older Adults', taxonomy: 'Open Eligibility' } },
  ],
  service_at_locations: [
    {
      id: '5f2d0c7e-0000-4000-8000-000000000002',
      location: {
        ...{ name: 'Main hall', latitude: 32.45, longitude: -99.73 },
        addresses: [
          {
            ...{ address_1: '100 Sample St', city: 'Abilene', region: 'Taylor County', state_province: 'TX' },
            ...{ postal_code: '79601', country: 'US', address_type: 'physical' },
          },
        ],
      },
    },
  ],
};

/** Without empty lists. */
function asStored({ organization, ...fields }: typeof record, left: string[]) {
  const { phones: _none, ...filled } = organization;
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => !left.includes(name)));
  return { ...kept, organization: filled };
}

async function read(changes: object) {
  const { lines, unclear } = await linesOf(strToU8(JSON.stringify({ ...record, ...changes })));
  return { lines: lines.map((line) => JSON.parse(line)), unclear };
}

describe('a record of another publisher', () => {
  test('has our fields, types from the codes of the 211 taxonomy, and other facts', async () => {
    expect(await read({})).toEqual({
      unclear: 0,
      lines: [
        {
          id: record.id,
          source: { name: 'sample-directory', id: record.id },
          name: 'Food Pantry',
          alternateNames: ['Sample Community Church'],
          description: 'Groceries once a month.',
          ...{ eligibility: ['People who live in the county'], fees: ['Free'] },
          ...{ documents: ['Photo ID', 'Proof of address'], languages: ['English', 'Spanish'] },
          ...{ type: ['FOOD'], subTypes: ['FOOD_PANTRIES'], category: ['SENIORS'], age: '18 and older' },
          morePhones: ['325-555-0101 (fax)'],
          ...{ phone: '325-555-0100 ext. 12', website: 'https://example.org' },
          ...{ address1: '100 Sample St', city: 'Abilene', county: 'Taylor', state: 'TX', zip: '79601' },
          location: { coordinates: [-99.73, 32.45] },
          schedules: [{ type: 'MONTHLY', period: 'FIRST', day: 'SATURDAY', startTime: '09:00', endTime: '11:00' }],
          ...{ closeSchedules: [], isContact: false },
          // Stored as it is, and exported unchanged.
          otherFields: {
            service: asStored(record, ['alternate_name', 'service_at_locations']),
            place: record.service_at_locations[0],
            position: 0,
          },
        },
      ],
    });
  });

  const callFirst = { schedules: [], closeSchedules: [], isContact: true };
  const table: [string, object, object, number?][] = [
    [
      'terms by their names',
      { attributes: [{ taxonomy_term: { name: 'Help Find Work' } }] },
      { subTypes: ['EMPLOYMENT'] },
    ],
    [
      'the longest code that fits',
      { attributes: [{ taxonomy_term: { code: 'BH-1800.8500' } }] },
      { type: ['SHELTER'], subTypes: ['EMERGENCY'] },
    ],
    [
      'a name that says what a service does',
      { attributes: [{ taxonomy_term: { name: 'Showers' } }] },
      { subTypes: ['HYGIENE'] },
    ],
    ['a service that is closed for good', { status: 'defunct' }, { schedules: [{ type: 'PERMANENTLY_CLOSED' }] }],
    ['a service that is closed for a time', { status: 'temporarily closed' }, callFirst],
    [
      'hours that cannot be expressed',
      { schedules: [{ freq: 'WEEKLY', byday: 'XX', opens_at: '09:00', closes_at: '10:00' }] },
      callFirst,
      1,
    ],
  ];
  test.each(table)('%s', async (_title, changes, expected, unclear = 0) => {
    const found = await read(changes);
    expect(found.lines[0]).toEqual(expect.objectContaining({ ...found.lines[0], ...expected }));
    expect(found.unclear).toBe(unclear);
  });

  test('with a hidden position shows no address, even if it was sent', async () => {
    const [{ location }] = record.service_at_locations as [(typeof record.service_at_locations)[number]];
    const hidden = {
      ...location,
      description: 'The address is confidential. Abilene, TX',
      attributes: [{ taxonomy_term: { code: 'POSITION_HIDDEN' } }],
      accessibility: [{ description: 'Ramp at 100 Sample St' }],
    };
    const [line] = (await read({ service_at_locations: [{ location: hidden }] })).lines;
    expect(line).toMatchObject({ isAddressConfidential: true, city: 'Abilene', state: 'TX' });
    // Other fields are stored, but not published while the address is confidential.
    const { otherFields: _, ...shown } = line;
    for (const secret of ['100 Sample St', '79601', '32.45']) expect(JSON.stringify(shown)).not.toContain(secret);
  });

  test('has the accessibility, the languages, and the area of its place', async () => {
    const [{ location }] = record.service_at_locations as [(typeof record.service_at_locations)[number]];
    const [line] = (
      await read({
        languages: [{ name: 'English' }],
        service_areas: [{ name: 'Taylor County' }, { name: '', description: 'Half of Jones County' }],
        service_at_locations: [
          {
            location: {
              ...location,
              accessibility: [{ description: 'Ramp', details: 'at the back' }],
              languages: [{ name: 'Spanish', note: 'on Mondays' }, { name: 'English' }],
            },
          },
        ],
      })
    ).lines;
    expect(line).toMatchObject({
      languages: ['English', 'Spanish (on Mondays)', 'English'],
      accessibility: ['Ramp', 'at the back'],
      serviceArea: ['Taylor County', 'Half of Jones County'],
    });
  });

  test('without hours keeps the hours that are stored here', async () => {
    const [line] = (await read({ schedules: [] })).lines;
    expect(Object.keys(line)).not.toEqual(expect.arrayContaining(['schedules']));
    expect(line.isContact).toBeUndefined();
  });

  test('is one service for each of its locations', async () => {
    const [place] = record.service_at_locations;
    const other = { id: '5f2d0c7e-0000-4000-8000-000000000003', location: { name: 'East side', addresses: [] } };
    const { lines } = await read({ service_at_locations: [place, other] });
    expect(lines.map(({ id, name, city }) => [id, name, city])).toEqual([
      [place!.id, 'Food Pantry (Main hall)', 'Abilene'],
      [other.id, 'Food Pantry (East side)', undefined],
    ]);
  });
});

test('a rule for every other week becomes dates of the next years, or of the next year if they were more than 200', async () => {
  const everyOther = { freq: 'WEEKLY', interval: 2, dtstart: '2026-11-02', opens_at: '09:00', closes_at: '10:00' };
  const datesOf = async (byday: string) => (await read({ schedules: [{ ...everyOther, byday }] })).lines[0].schedules;
  expect((await datesOf('MO')).length).toBe(78);
  // One year has 26 or 27 of each of three days.
  expect((await datesOf('MO,WE,FR')).length).toBe(79);
});

const csv = (text: string) => strToU8(text);
const failing: [string, Uint8Array, string][] = [
  ['text that is no JSON', strToU8('{nonsense'), 'not valid JSON'],
  ['a list that is cut off', strToU8('[{"id": "1"}, {"id"'), 'ends too early'],
  ['a list with something after it', strToU8('[{"id": "1"}] more'), 'follows the JSON list'],
  ['another encoding', new Uint8Array([0x7b, 0xff, 0xfe]), 'not UTF-8'],
  ['a ZIP file without services', zipSync({ 'readme.json': csv('{}') }), 'neither services.csv nor services.json'],
  ['a broken ZIP file', strToU8('PK nonsense'), 'its end is missing'],
  ['a table with more cells than columns', zipSync({ 'services.csv': csv('id\n1,2,3\n') }), 'services.csv, row 2'],
];
test.each(failing)('refuses %s', async (_title, bytes, message) => {
  await expect(open(bytes)).rejects.toThrow(message);
});

test('reads a list and a page of an API on one line that is longer than any record', async () => {
  const texts = Array.from({ length: 30 }, (_, i) => ({ id: `s-${i}`, name: 'Pantry', notes: 'x'.repeat(600_000) }));
  for (const file of [texts, { contents: texts }]) {
    const { lines } = await linesOf(strToU8(`\ufeff ${JSON.stringify(file)}`));
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(texts.map(({ id }) => id));
  }
});

test('reads lines once, and a list twice, because only its end shows whether it is complete', async () => {
  const records = Array.from({ length: 400 }, () => JSON.stringify({ id: 'a', name: 'x'.repeat(5000) }));
  const readsOf = async (text: string) => {
    const file = bytesInMemory(strToU8(text));
    let bytes = 0;
    async function* counted(start: number, end: number) {
      for await (const piece of file.read(start, end)) {
        bytes += piece.length;
        yield piece;
      }
    }
    for await (const _ of (await openHsdsFile({ ...file, read: counted }, limits)).records());
    return Math.round(bytes / file.size);
  };
  expect([await readsOf(records.join('\n')), await readsOf(`[${records}]`)]).toEqual([1, 2]);
});

test('refuses a package that announces more than it may have before it unpacks anything', async () => {
  const bomb = zipSync({ 'services.csv': csv('id\n1\n') });
  const directory = bomb.findLastIndex((_byte, i) => bomb[i] === 0x50 && bomb[i + 1] === 0x4b && bomb[i + 2] === 1);
  new DataView(bomb.buffer, bomb.byteOffset).setUint32(directory + 24, 2_100_000_000, true);
  await expect(open(bomb)).rejects.toThrow('larger than 2000 MB');
});

test('closes the joined tables, also if nobody has read them', async () => {
  const opened = new DisposableStack();
  const { records } = await openHsdsFile(bytesInMemory(zipSync({ 'services.csv': csv('id\n1\n') })), {
    ...limits,
    opened,
  });
  opened.dispose();
  await expect(Array.fromAsync(records())).rejects.toThrow('not open');
});

test('counts lines, rows, and positions as a person does', async () => {
  const one = (id: string) => JSON.stringify({ id, name: 'Pantry' });
  const numbersOf = async (bytes: Uint8Array) =>
    (await Array.fromAsync((await open(bytes)).records())).map(({ number }) => number);
  expect(await numbersOf(strToU8(`${one('a')}\n\n${one('b')}\nnonsense`))).toEqual([1, 3, 4]);
  expect(await numbersOf(strToU8(`[${one('a')},\n\n${one('b')}]`))).toEqual([1, 2]);
  const table = csv('id,name\na,Pantry\n,\nb,"Two\nlines"\nc,Pantry\n');
  expect(await numbersOf(zipSync({ 'services.csv': table }))).toEqual([2, 4, 5]);
});

test('joins what tables say about a service and its places, also in tables that a service has no field for', async () => {
  const tables = {
    'services.csv': 'id,name,description,status\ns-1,Pantry,Groceries,active\ns-2,Clinic,Checkups,active\n',
    'service_at_location.csv': 'id,service_id,location_id\np-1,s-1,l-1\n',
    'locations.csv': 'id,location_type,name\nl-1,physical,Main hall\n',
    'accessibility.csv': 'id,location_id,description\na-1,l-1,Ramp\n',
    'service_areas.csv': 'id,service_id,name\nx-1,s-1,Taylor County\n',
    'languages.csv': 'id,service_id,location_id,name\ny-1,s-1,,English\ny-2,,l-1,Spanish\n',
  };
  const files = Object.fromEntries(Object.entries(tables).map(([path, text]) => [`folder/${path}`, csv(text)]));
  const [pantry, clinic] = (await Array.fromAsync((await open(zipSync(files))).records())).map(
    (line) => 'text' in line && JSON.parse(line.text),
  );
  expect(pantry).toMatchObject({
    id: 's-1',
    service_areas: [{ name: 'Taylor County' }],
    languages: [{ name: 'English' }],
    service_at_locations: [
      { location: { name: 'Main hall', accessibility: [{ description: 'Ramp' }], languages: [{ name: 'Spanish' }] } },
    ],
  });
  expect(clinic).toMatchObject({ id: 's-2', languages: [], service_at_locations: [] });
});
