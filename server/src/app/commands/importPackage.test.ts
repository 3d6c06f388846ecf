import { hsdsTables, type TableName, tableNames } from '@amparo/domain/hsds/hsdsTables.ts';
import type { HsdsService } from '@amparo/domain/hsds/records/hsdsRecords.ts';
import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCsv } from '../../csv/readCsv.ts';
import { expectHsds } from '../../features/hsds/testSchemas.ts';
import { scanDuplicates } from '../../features/services/duplicates/scanDuplicates.ts';
import type { TestApp } from '../test-kit/testApp.ts';
import {
  asSent,
  at,
  byName,
  clinic,
  east,
  emptyInstallations,
  hall,
  id,
  importInto,
  online,
  organization,
  packageOf,
  pantry,
  recordsOf,
  sent,
  taxonomy_detail,
  terms,
  withoutProvenance,
} from './testPackage.ts';

const startCopy = emptyInstallations();

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
