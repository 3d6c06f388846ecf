import { hsdsTables, type TableName, tableNames } from '@amparo/domain/hsds/hsdsTables.ts';
import type { HsdsService } from '@amparo/domain/hsds/records/hsdsRecords.ts';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCsv } from '../../csv/readCsv.ts';
import { hsdsLines, openHsdsFile } from '../../features/hsds/read-file/readHsdsFile.ts';
import { expectHsds } from '../../features/hsds/testSchemas.ts';
import { scanDuplicates } from '../../features/services/duplicates/scanDuplicates.ts';
import { importServices } from '../../features/services/import/importServices.ts';
import { bytesInMemory } from '../../files/fileBytes.ts';
import { readRegionProfile } from '../region/regionFolder.ts';
import { startTestApp, type TestApp } from '../test-kit/testApp.ts';

const at = '2026-11-18T18:00:00Z';
const options = { source: 'Sample 211', today: '2026-11-18' };
const counter = { value: 0 };
function id(): string {
  counter.value += 1;
  return `5f2d0c7e-0000-4000-8000-${String(counter.value).padStart(12, '0')}`;
}

const number = (digits: string, type = 'voice') => ({
  ...{ id: id(), number: `(325) 555-${digits}`, extension: 12, type, description: 'Ask for the pantry' },
  languages: [{ id: id(), name: 'Spanish', code: 'es', note: 'on Mondays' }],
});
const contact = (name: string, digits: string) => ({
  ...{ id: id(), name, title: 'Coordinator', department: 'Pantry', email: 'pantry@example.org' },
  phones: [number(digits)],
});
const hours = (byday: string) => ({
  ...{ id: id(), freq: 'WEEKLY', byday, opens_at: '09:00:00', closes_at: '12:00:00', timezone: -6 },
  ...{ valid_from: '2026-01-01', attending_type: 'in person', notes: 'Not on holidays' },
});
const area = () => ({
  id: id(),
  name: 'Taylor County',
  description: 'All of it',
  extent: '{}',
  extent_type: 'geojson',
});

const location = (name: string, address_1: string, latitude: number) => ({
  ...{ id: id(), location_type: 'physical', name, alternate_name: 'The hall', transportation: 'Bus 4' },
  ...{ description: 'Behind the church', url: 'https://example.org/hall', latitude, longitude: -99.73 },
  addresses: [
    {
      ...{ id: id(), attention: 'Pantry', address_1, address_2: 'Suite 4', city: 'Abilene', region: 'Taylor' },
      ...{ state_province: 'TX', postal_code: '79601', country: 'US', address_type: 'physical' },
    },
  ],
  accessibility: [{ id: id(), description: 'Ramp', details: 'At the back', url: 'https://example.org/ramp' }],
  languages: [{ id: id(), name: 'English', code: 'en' }],
  phones: [number('0110')],
  contacts: [contact('Sam Sample', '0111')],
  schedules: [hours('SA')],
});

const organization = {
  ...{ id: id(), name: 'Sample Neighbors', alternate_name: 'Neighbors', description: 'Neighbors who help' },
  ...{ email: 'office@example.org', website: 'https://example.org', tax_status: '501(c)(3)', year_incorporated: 1990 },
  ...{ parent_organization_id: id(), legal_status: 'nonprofit', uri: 'https://example.org/uri' },
  phones: [number('0120'), number('0121', 'fax')],
  contacts: [contact('Ana Sample', '0122')],
  funding: [{ id: id(), source: 'Donations' }],
  programs: [{ id: id(), name: 'Food for all', description: 'All pantries' }],
  organization_identifiers: [{ id: id(), identifier_scheme: 'EIN', identifier_type: 'EIN', identifier: '00-0000000' }],
  additional_websites: [{ id: id(), label: 'Blog', url: 'https://example.org/blog' }],
};

const hall = location('Main hall', '100 Sample St', 32.45);
const east = location('East side', '200 Sample St', 32.46);
const place = (where: typeof hall, byday: string, digits: string) => ({
  ...{ id: id(), description: 'In the hall', location: where },
  ...{ phones: [number(digits)], schedules: [hours(byday)], contacts: [contact('Pat Sample', digits)] },
  service_areas: [area()],
});

const taxonomy_id = id();
const taxonomy = '211 Human Services';
const taxonomy_detail = { id: taxonomy_id, name: taxonomy, description: 'Codes of 211 centers', version: '2026' };
const terms = [
  {
    id: id(),
    code: 'BD-1800.2000',
    name: 'Food Pantries',
    description: 'Groceries',
    taxonomy,
    taxonomy_id,
    taxonomy_detail,
  },
  {
    id: id(),
    code: 'YB-8000',
    name: 'Older Adults',
    description: 'Older people',
    taxonomy,
    taxonomy_id,
    taxonomy_detail,
  },
];
const pantry = {
  ...{ id: id(), name: 'Food Pantry', alternate_name: 'The pantry', description: 'Groceries once a month.' },
  ...{ url: 'https://example.org/pantry', email: 'pantry@example.org', status: 'active' },
  ...{ interpretation_services: 'By phone', application_process: 'Walk in', fees_description: 'Free' },
  ...{ wait_time: '10 minutes', accreditations: 'Feeding Texas', licenses: 'None', alert: 'Bring bags' },
  ...{ eligibility_description: 'People who live in the county', minimum_age: 18, maximum_age: 99 },
  ...{ assured_date: '2026-11-03', assurer_email: 'data@example.org' },
  organization,
  program: organization.programs[0],
  phones: [number('0100'), number('0101'), number('0102', 'fax')],
  contacts: [contact('Kim Sample', '0103')],
  schedules: [hours('MO,WE')],
  additional_urls: [{ id: id(), label: 'Menu', url: 'https://example.org/menu' }],
  service_areas: [area()],
  languages: [{ id: id(), name: 'Spanish', code: 'es', note: 'Volunteers' }],
  required_documents: [{ id: id(), document: 'Photo ID', uri: 'https://example.org/id' }],
  cost_options: [{ id: id(), option: 'Bag', currency: 'USD', amount: 2.5, amount_description: 'each' }],
  funding: [{ id: id(), source: 'Grants' }],
  capacities: [
    { id: id(), unit: { id: id(), name: 'Box' }, available: 3, maximum: 9, updated: '2026-11-01T12:00:00Z' },
  ],
  attributes: terms.map((taxonomy_term) => ({
    ...{ id: id(), link_type: 'taxonomy', value: 'yes', label: taxonomy_term.name },
    ...{ taxonomy_term_id: taxonomy_term.id, taxonomy_term },
  })),
  metadata: [
    {
      ...{ id: id(), resource_type: 'service', last_action_date: '2026-10-01', last_action_type: 'update' },
      ...{ field_name: 'name', previous_value: 'Pantry', replacement_value: 'Food Pantry', updated_by: 'Kim' },
    },
  ],
  service_at_locations: [place(hall, 'TU', '0104'), place(east, 'TH', '0105')],
  x_local: { nested: ['kept', 1, true, { deep: 'text' }] },
  x_visits: [{ id: 'v-1', month: '2026-10', visits: '44' }],
};
const clinic = {
  ...{ id: id(), name: 'Sample Clinic', description: 'Checkups', status: 'active', organization },
  attributes: [{ id: id(), taxonomy_term: { id: id(), code: 'LN', name: 'Clinics', description: 'Clinics' } }],
  service_at_locations: [{ id: id(), location: hall }],
};
const online = {
  ...{ id: id(), name: 'Help by phone', description: 'Advice for tenants', status: 'active', organization },
  phones: [number('0130')],
};
const sent = [pantry, clinic, online];

const servers: TestApp[] = [];
async function startCopy(): Promise<TestApp> {
  const server = await startTestApp({ at, hasSampleData: false });
  servers.push(server);
  return server;
}
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function importInto({ database }: TestApp, file: Uint8Array) {
  using opened = new DisposableStack();
  const { records } = await openHsdsFile(bytesInMemory(file), { largest: 10_000_000, opened });
  const defaults = { ...options, region: await readRegionProfile('west-central-texas') };
  return await importServices(database.db, {
    lines: hsdsLines(records(), options),
    defaults,
    findCentroid: () => null,
  });
}

const packageOf = async ({ app }: TestApp) => unzipSync((await app.inject('/hsds/datapackage.zip')).rawPayload);
const textOf = (file: Uint8Array | undefined) => new TextDecoder().decode(file);
const recordsOf = (files: Record<string, Uint8Array>): HsdsService[] => JSON.parse(textOf(files['services.json']));

/** Without what every copy adds: the terms of Amparo, references that repeat where a record is, and the time of its change. */
function asSent(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isAmparoTerm(item)).map(asSent);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([name]) =>
          !/^(last_modified|link_entity|(service|location|service_at_location|organization|contact|phone|taxonomy_term|taxonomy|link|resource|unit|program)_id)$/.test(
            name,
          ),
      )
      .map(([name, item]) => [name, asSent(item)] as const)
      .filter(([, item]) => !(Array.isArray(item) && item.length === 0)),
  );
}
const isAmparoTerm = (item: { taxonomy_term?: { taxonomy?: string } } | null) =>
  item?.taxonomy_term?.taxonomy?.startsWith('Amparo ') ?? false;
const byName = (records: readonly { name: string }[]) => records.toSorted((a, b) => a.name.localeCompare(b.name));
const withoutProvenance = ({ metadata, ...record }: HsdsService) =>
  record.name === pantry.name ? { ...record, metadata } : record;

let first: TestApp;
let second: TestApp;
let files: Record<string, Uint8Array>;
beforeAll(async () => {
  [first, second] = [await startCopy(), await startCopy()];
  expect(await importInto(first, strToU8(JSON.stringify(sent)))).toMatchObject({ added: 4, refused: 0 });
  files = await packageOf(first);
});

describe('a package of another publisher', () => {
  test('is exported as it was sent, and again after the next import', async () => {
    const records = recordsOf(files);
    for (const record of records) expectHsds('service', record);
    expect(asSent(byName(records.map(withoutProvenance)))).toEqual(asSent(byName(sent)));
    await importInto(second, zipSync(files));
    const again = recordsOf(await packageOf(second));
    const timeless = (all: HsdsService[]) => byName(all).map((record) => ({ ...record, last_modified: '' }));
    expect(timeless(again as never)).toEqual(timeless(records as never));
    expect(await importInto(second, zipSync(files))).toMatchObject({ added: 0, updated: 0 });
  });

  test('is the same if only its tables are imported', async () => {
    const { 'services.json': _, ...tables } = files;
    const visits = strToU8(`id,service_id,month,visits\nv-1,${pantry.id},2026-10,44\n`);
    const copy = await startCopy();
    await importInto(copy, zipSync({ ...tables, 'x_visits.csv': visits }));
    const { x_local: _fields, ...ofTables } = pantry;
    const expected = byName([ofTables, clinic, online]);
    const found = byName(recordsOf(await packageOf(copy)).map(withoutProvenance) as never);
    expect(asSent(found)).toEqual(asSent(expected));
  });

  test('has tables whose rows have unique ids, fitting cells, and references to rows that are there', () => {
    const rows = Object.fromEntries(tableNames.map((name) => [name, rowsOf(name)])) as Record<
      TableName,
      Record<string, string>[]
    >;
    for (const name of tableNames) {
      const ids = rows[name].map((row) => row.id);
      expect({ name, unique: new Set(ids).size }).toEqual({ name, unique: ids.length });
      for (const { name: column, isRequired } of hsdsTables[name].columns) {
        if (isRequired) expect(rows[name].filter((row) => row[column] === '')).toEqual([]);
        const target = column.replace(/_id$/, '') as TableName;
        if (!column.endsWith('_id') || !tableNames.includes(target)) continue;
        const known = new Set(rows[target].map((row) => row.id));
        const broken = rows[name].filter((row) => row[column] !== '' && !known.has(row[column]));
        expect({ name, column, broken }).toEqual({ name, column, broken: [] });
      }
    }
    expect(rows.organization).toHaveLength(1);
    expect(rows.location).toHaveLength(2);
    expect(rows.contact.length).toBeGreaterThan(5);
  });
});

function rowsOf(name: TableName) {
  const read = readCsv(files[hsdsTables[name].path]!);
  if ('problem' in read) throw new Error(read.problem.key);
  return read.table.rows.map(({ cells }) => cells);
}

describe('what people change here', () => {
  let copy: TestApp;
  beforeAll(async () => {
    copy = await startCopy();
    await importInto(copy, strToU8(JSON.stringify(sent)));
  });
  const change = (columns: object, address1: string) =>
    copy.database.db.updateTable('services').set(columns).where('address1', '=', address1).execute();
  const read = async (id: string) => (await copy.ask(`/hsds/services/${id}`)).body;

  test('is published, and everything else stays as it was sent', async () => {
    await change({ phone: '(325) 555-0199', city: 'Tye' }, '200 Sample St');
    const record = await read(pantry.id);
    expectHsds('service', record);
    const [unchanged, changed] = record.service_at_locations;
    expect(asSent(unchanged)).toEqual(asSent(pantry.service_at_locations[0]));
    expect(changed.phones).toMatchObject([{ number: '(325) 555-0199' }]);
    expect(changed.location.addresses).toMatchObject([{ address_1: '200 Sample St', city: 'Tye' }]);
    expect(changed).toMatchObject({ schedules: [{ byday: 'TH' }], contacts: [{ name: 'Pat Sample' }] });
    expect(asSent(record.phones)).toEqual(asSent(pantry.phones));
    await importInto(copy, strToU8(JSON.stringify([{ ...pantry, wait_time: '20 minutes' }])));
    const again = await read(pantry.id);
    expect(again.wait_time).toBe('20 minutes');
    expect(again.service_at_locations[1].phones).toMatchObject([{ number: '(325) 555-0199' }]);
  });

  test('what is removed from the lines of a description is no longer published', async () => {
    const corrected = await startCopy();
    const phoneOnly = { ...online, phones: [], fees_description: 'Free', contacts: [contact('Lee Sample', '0131')] };
    await importInto(corrected, strToU8(JSON.stringify([pantry, phoneOnly])));
    const { pool } = corrected.database;
    // Kim, Pat, and Sam are contacts of the service, its place, and its location. 0101 is a number of the service.
    await pool.query(`UPDATE services SET description = regexp_replace(regexp_replace(
      replace(replace(description, 'Cost: Free', 'Cost: 3 USD'), 'Contact: Lee', 'Lee'),
      'Contact: (Kim|Sam|Pat)[^\n]*\n?', ''), '; [^;]*555-0101[^;]*', '')`);
    const record = (await corrected.ask(`/hsds/services/${pantry.id}`)).body;
    expectHsds('service', record);
    expect(record.fees_description).toContain('3 USD');
    expect(record).not.toHaveProperty('cost_options');
    expect(asSent(record.languages)).toEqual(asSent(pantry.languages));
    const texts = Object.values(await packageOf(corrected)).map(textOf);
    texts.push((await corrected.app.inject('/hsds/services?full=true&format=ndjson')).body);
    for (const text of texts) expect(text).not.toMatch(/(Kim|Pat|Sam) Sample|555-010[13]/);
    expect((await corrected.ask(`/hsds/services/${online.id}`)).body).not.toHaveProperty('contacts');
    expect(texts.join()).toContain('555-0102');
  });

  test('a number that was replaced at all places is no longer that of the service', async () => {
    const corrected = await startCopy();
    await importInto(corrected, strToU8(JSON.stringify([pantry])));
    await corrected.database.pool.query("UPDATE services SET phone = '(325) 555-0199'");
    const record = (await corrected.ask(`/hsds/services/${pantry.id}`)).body;
    expectHsds('service', record);
    expect(record.phones).toMatchObject([{ type: 'fax' }]);
  });

  test('a service that goes on at one of its places is active there', async () => {
    const closing = await startCopy();
    await importInto(closing, strToU8(JSON.stringify([pantry])));
    const { pool } = closing.database;
    const status = async () => {
      const record = (await closing.ask(`/hsds/services/${pantry.id}`)).body;
      return [record.status, record.service_at_locations.map((one: { id: string }) => one.id)];
    };
    const close = (address: string) =>
      pool.query(`UPDATE services SET schedules = '[{"type": "PERMANENTLY_CLOSED"}]' WHERE address1 = $1`, [address]);
    const [first, second] = pantry.service_at_locations;
    await close('100 Sample St');
    expect(await status()).toEqual(['active', [second!.id]]);
    await close('200 Sample St');
    expect(await status()).toEqual(['defunct', [first!.id, second!.id]]);
  });

  test.each([{ is_address_confidential: true }, { is_approved: false }])(
    'modified_after has the record of a place with %o',
    async (columns) => {
      const hiding = await startCopy();
      await importInto(hiding, strToU8(JSON.stringify(sent)));
      const { pool } = hiding.database;
      await pool.query("UPDATE services SET updated_at = '2026-11-01', verified_at = NULL");
      const modified = async (list: string) =>
        (await hiding.ask(`/hsds/${list}&modified_after=2026-11-10T00:00:00Z`)).body.contents.map(
          (one: { id: string }) => one.id,
        );
      expect(await modified('services?full=true')).toEqual([]);
      const [name] = Object.keys(columns);
      await pool.query(
        `UPDATE services SET ${name} = $1, updated_at = '2026-11-15' WHERE address1 = '200 Sample St'`,
        Object.values(columns),
      );
      expect(await modified('services?full=true')).toContain(pantry.id);
      const versions = (await hiding.ask('/hsds/services?minimal=true')).body.contents;
      const record = (await hiding.ask(`/hsds/services/${pantry.id}`)).body;
      expect(record.last_modified).toBe('2026-11-15T00:00:00.000Z');
      expect(versions).toContainEqual({ id: pantry.id, modified_date: record.last_modified });
      expect(await modified('organizations?full=true')).toContain(organization.id);
    },
  );

  test('a place that becomes confidential is no longer part of the record', async () => {
    await change({ isAddressConfidential: true }, '200 Sample St');
    const record = await read(pantry.id);
    expect(record.service_at_locations).toHaveLength(1);
    const all = (await copy.app.inject('/hsds/services?full=true&format=ndjson')).body;
    const files = Object.values(await packageOf(copy)).map(textOf);
    for (const text of [all, ...files]) expect(text).not.toContain('200 Sample St');
    expect(all).toContain('Food Pantry (East side)');
    expect(files.join()).not.toContain('Food Pantry (East side)');
  });

  test('a page names all contacts and phone numbers', async () => {
    const { rows } = await copy.database.pool.query(
      "SELECT phone, description FROM services WHERE name LIKE '%(Main hall)'",
    );
    expect(rows[0].phone).toBe('(325) 555-0104 ext. 12');
    expect(rows[0].description).toContain('Contact: Kim Sample, Coordinator, Pantry, (325) 555-0103 ext. 12, pantry@');
    expect(rows[0].description).toMatch(/More numbers: .*555-0100 ext. 12; .*555-0102 ext. 12 \(fax\)/);
  });

  test('a page names the other places of the service', async () => {
    await change({ isAddressConfidential: false }, '200 Sample St');
    const { rows } = await copy.database.pool.query(
      "SELECT id FROM services WHERE name LIKE 'Food Pantry%' ORDER BY name",
    );
    const [eastId, mainId] = rows.map(({ id }) => id);
    expect((await copy.ask(`/api/services/${mainId}`)).body.data.alsoAt).toEqual([
      { id: eastId, name: 'Food Pantry (East side)', address1: '200 Sample St', city: 'Tye' },
    ]);
    await change({ isAddressConfidential: true }, '200 Sample St');
    expect((await copy.ask(`/api/services/${mainId}`)).body.data.alsoAt).toEqual([]);
    expect((await copy.ask(`/api/services/${eastId}`)).body.data.alsoAt).toEqual([]);
  });
});

test('two places of a service are no duplicates, also without names', async () => {
  const copy = await startCopy();
  const places = pantry.service_at_locations.map(({ location: { name: _name, ...location }, ...there }) => {
    return { ...there, phones: [], location: { ...location, phones: [] } };
  });
  const twin = { ...pantry, id: id(), service_at_locations: places.slice(0, 1).map((one) => ({ ...one, id: id() })) };
  await importInto(copy, strToU8(JSON.stringify([{ ...pantry, service_at_locations: places }])));
  const pairs = async () => (await copy.database.pool.query('SELECT * FROM duplicate_pairs')).rows.length;
  expect(await scanDuplicates(copy.database.db, Temporal.Instant.from(at))).toBe(0);
  await importInto(copy, strToU8(JSON.stringify([twin])));
  expect(await scanDuplicates(copy.database.db, Temporal.Instant.from(at))).toBeGreaterThan(0);
  expect(await pairs()).toBeGreaterThan(0);
});

describe('the API', () => {
  const ask = async (path: string) => (await first.ask(`/hsds${path}`)).body;

  test('joins the places of a service, and counts it once', async () => {
    const service = await ask(`/services/${pantry.id}`);
    expectHsds('service', service);
    expect(service.service_at_locations.map(({ id }: { id: string }) => id)).toEqual(
      pantry.service_at_locations.map(({ id }) => id),
    );
    const list = await ask('/services?full=true');
    expect([list.total_items, list.contents.length]).toEqual([3, 3]);
    expect(list.contents.find((one: HsdsService) => one.id === pantry.id)).toEqual(service);
    const minimal = await ask('/services?minimal=true');
    expect(minimal.contents.map((one: { id: string }) => one.id).sort()).toEqual(sent.map((one) => one.id).sort());
    const lines = (await first.app.inject('/hsds/services?format=ndjson')).body.trim().split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) expectHsds('service_list', JSON.parse(line));
    expect((await ask('/services?per_page=1&page=2')).contents).toHaveLength(1);
    expect((await ask('/services?search=east+side')).contents[0].id).toBe(pantry.id);
  });

  test('has one organization with its services and locations, and one location of two services', async () => {
    const list = await ask('/organizations?full=true');
    expect(list.total_items).toBe(1);
    const [record] = list.contents;
    expectHsds('organization', record);
    expect(record).toMatchObject({ id: organization.id, name: 'Sample Neighbors', tax_status: '501(c)(3)' });
    const idsOf = (items: { id: string }[]) => items.map((item) => item.id).sort();
    expect(idsOf(record.services)).toEqual(idsOf(sent));
    expect(idsOf(record.locations)).toEqual(idsOf([hall, east]));
    expect(await ask(`/organizations/${organization.id}`)).toEqual(record);
    expect((await ask(`/services?organization_id=${organization.id}`)).total_items).toBe(3);
    expect(idsOf((await ask('/locations')).contents)).toEqual(expect.arrayContaining(idsOf([hall, east])));
    expectHsds('location', await ask(`/locations/${hall.id}`));
  });

  test('has the terms of other taxonomies, and the services with each of them', async () => {
    const [food] = terms as [(typeof terms)[number]];
    const list = await ask('/taxonomy_terms?search=pantries');
    expect(list.contents.map((one: { id: string }) => one.id)).toContain(food.id);
    const record = await ask(`/taxonomy_terms/${food.id}`);
    expectHsds('taxonomy_term', record);
    expect(record).toMatchObject({
      code: 'BD-1800.2000',
      taxonomy_detail,
    });
    expectHsds('taxonomy', await ask(`/taxonomies/${food.taxonomy_id}`));
    const idsOf = async (query: string) =>
      (await ask(`/services?${query}`)).contents.map((one: { id: string }) => one.id);
    expect(await idsOf(`taxonomy_term_id=${food.id}`)).toEqual([pantry.id]);
    expect(await idsOf(`taxonomy_id=${food.taxonomy_id}`)).toEqual([pantry.id]);
    expect(await idsOf(`taxonomy_term_id=${food.id}&organization_id=${organization.id}`)).toEqual([pantry.id]);
    expect((await first.ask(`/hsds/services?taxonomy_term_id=${id()}`)).status).toBe(400);
  });

  test('has each place with its service', async () => {
    const [here] = pantry.service_at_locations;
    const record = await ask(`/service_at_locations/${here!.id}`);
    expectHsds('service_at_location', record);
    expect(record).toMatchObject({ id: here!.id, service: { id: pantry.id }, location: { id: hall.id } });
    const list = await ask('/service_at_locations');
    for (const one of list.contents) expectHsds('service_at_location_list', one);
    expect(list.total_items).toBe(4);
  });
});
