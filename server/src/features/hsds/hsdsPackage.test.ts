import { type HsdsTable, hsdsTables, tableNames } from '@amparo/domain/hsds/hsdsTables.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { readCsv } from '../../csv/readCsv.ts';
import { expectHsds, readHsds } from './testSchemas.ts';

type Row = Record<string, string>;
interface Resource {
  name: string;
  path: string;
  schema: {
    fields: { name: string; type: string; format?: string; constraints?: { required?: boolean } }[];
    primaryKey: string;
    foreignKeys?: { fields: string; reference: { resource: string; fields: string } }[];
  };
}

let server: TestApp;
let files: Record<string, Uint8Array>;
let resources: Resource[];
let tables: Map<string, Row[]>;
beforeAll(async () => {
  server = await startTestApp({ at: '2026-11-18T18:00:00Z' });
  const response = await server.app.inject('/hsds/datapackage.zip');
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
  files = unzipSync(response.rawPayload);
  resources = JSON.parse(textOf('datapackage.json')).resources;
  tables = new Map(resources.map(({ name, path }) => [name, rowsOf(path)]));
});
afterAll(() => server.close());

const textOf = (path: string) => new TextDecoder().decode(files[path]);

function rowsOf(path: string): Row[] {
  const read = readCsv(files[path]!);
  if ('problem' in read) throw new Error(`${path}: ${read.problem.key}`);
  return read.table.rows.map(({ cells }) => cells);
}

test('has the tables, columns, types, and references of HSDS', () => {
  const official: Resource[] = readHsds('datapackage.json').resources;
  for (const { name, path, schema } of resources) {
    const known = official.find((resource) => resource.name === name)!;
    expect({ name, path, key: schema.primaryKey }).toEqual({ name, path: known.path, key: known.schema.primaryKey });
    for (const { name: field, type, format, constraints } of schema.fields) {
      const expected = known.schema.fields.find((column) => column.name === field);
      const isRequired = expected?.constraints?.required ?? false;
      expect({ name, field, type, format, isRequired: constraints?.required ?? false }).toEqual({
        ...{ name, field, type: expected?.type, format: expected?.format, isRequired },
      });
    }
    const required = known.schema.fields
      .filter(({ constraints }) => constraints?.required)
      .map((column) => column.name);
    expect(schema.fields.map((column) => column.name)).toEqual(expect.arrayContaining(required));
    const names = schema.fields.map((column) => column.name);
    const keys = (known.schema.foreignKeys ?? []).filter(({ fields }) => names.includes(fields));
    expect(new Set(schema.foreignKeys)).toEqual(new Set(keys));
  }
});

const formats: Record<string, RegExp> = {
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  number: /^-?\d+(\.\d+)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d:\d\d$/,
  datetime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  uri: /^https?:\/\//,
  email: /@/,
  string: /./s,
};

test('each cell has its type, each id is unique, and each reference has its row', () => {
  for (const name of tableNames) {
    const rows = tables.get(name)!;
    const { columns } = hsdsTables[name] as HsdsTable;
    for (const row of rows)
      for (const { name: column, type, isRequired } of columns) {
        const cell = row[column]!;
        if (cell === '') expect({ name, column, isRequired }).toEqual({ name, column, isRequired: false });
        else expect(cell).toMatch(formats[type]!);
      }
    const ids = new Set(rows.map(({ id }) => id));
    expect({ name, unique: ids.size }).toEqual({ name, unique: rows.length });
  }
  for (const { name, schema } of resources)
    for (const { fields, reference } of schema.foreignKeys ?? []) {
      const ids = new Set(tables.get(reference.resource)!.map(({ id }) => id));
      const broken = tables.get(name)!.filter((row) => row[fields] !== '' && !ids.has(row[fields]));
      expect({ name, fields, broken }).toEqual({ name, fields, broken: [] });
    }
});

test('services.json has the complete records of the same services, and none with a confidential address', async () => {
  const records = JSON.parse(textOf('services.json'));
  const { body } = await server.ask('/hsds/services?minimal=true');
  const idsOf = (items: { id: string }[]) => items.map(({ id }) => id).sort();
  const { rows } = await server.database.pool.query('SELECT id FROM services WHERE is_address_confidential');
  const confidential = new Set(idsOf(rows));
  expect(confidential.size).toBeGreaterThan(0);
  expect(idsOf(records)).toEqual(idsOf(body.contents).filter((id) => !confidential.has(id)));
  expect(idsOf(records)).toEqual(idsOf(tables.get('service') as unknown as { id: string }[]));
  for (const record of records) expectHsds('service', record);
  expect(tables.get('service_capacity')!.length).toBeGreaterThan(5);
});

test('no file has a confidential address, or a service that is not published', async () => {
  const { rows } = await server.database.pool.query(
    "SELECT address1 FROM services WHERE is_address_confidential OR NOT is_approved AND address1 <> ''",
  );
  expect(rows.length).toBeGreaterThan(0);
  const public_ = new Set(
    (await server.ask('/api/services?limit=0&isShowAll=true')).body.data.map(({ address1 }: Row) => address1),
  );
  const secrets = rows.map(({ address1 }) => address1).filter((address) => !public_.has(address));
  for (const path of Object.keys(files)) for (const secret of secrets) expect(textOf(path)).not.toContain(secret);
});
