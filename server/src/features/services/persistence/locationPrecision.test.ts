import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOfService, setScene } from '../../../app/access/testScene.ts';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';
import { readLines } from '../../../files/readLines.ts';
import { findCentroid } from '../../../geocoder/findCentroid.ts';
import { regionGazetteer } from '../../../geocoder/regionGazetteer.ts';
import { importServices } from '../import/importServices.ts';
import { fillLocationPrecision } from './fillLocationPrecision.ts';

const gazetteer = regionGazetteer('west-central-texas');
const centroidOf = (place: Parameters<typeof findCentroid>[1]) => findCentroid(gazetteer, place);
const abilene = { coordinates: [-99.7331, 32.4487] };
const door = { coordinates: [-99.735, 32.45] };

let server: TestApp;
let as: (name: string, body?: unknown) => ReturnType<ReturnType<typeof testCaller>>;
let guest: ReturnType<typeof testCaller>;
beforeAll(async () => {
  server = await startTestApp();
  guest = testCaller(server);
  const { me } = await setScene(server, 'ADMINISTRATOR');
  as = (name, body) => guest(name, { body, token: me.token });
});
afterAll(() => server.close());

const add = async (fields: object) => (await as('POST /services', { ...bodyOfService(), ...fields })).body.data;

test.each([
  ['a pin', { location: door }, 'exact'],
  ['a pin that a person placed at the center of the town', { location: abilene, locationPrecision: 'exact' }, 'exact'],
  ['the center of its town', { location: abilene }, 'city'],
  ['only an address, which the gazetteer finds by its ZIP code', {}, 'zip'],
  ['only an address with an unknown ZIP code', { zip: '99999' }, 'city'],
  ['a confidential address', { location: door, isAddressConfidential: true, phone: '3255550100' }, 'hidden'],
])('a service with %s has its precision in lists and on its page', async (_what, fields, locationPrecision) => {
  const { id } = await add(fields);
  expect((await guest(`GET /services/${id}`)).body.data).toMatchObject({ locationPrecision });
  expect((await guest(`GET /services?_id=${id}`)).body.data).toMatchObject([{ locationPrecision }]);
});

test('an edit that repeats a response keeps the precision, and a confirmed pin is exact and in the change log', async () => {
  const { id, location, locationPrecision } = await add({});
  const repeated = await as(`PUT /services/${id}`, { ...bodyOfService(), location, locationPrecision });
  expect(repeated.body.data).toMatchObject({ location, locationPrecision: 'zip' });
  const confirmed = await as(`PUT /services/${id}`, { ...bodyOfService(), location, locationPrecision: 'exact' });
  expect(confirmed.body.data).toMatchObject({ location, locationPrecision: 'exact' });
  const [last] = (await as(`GET /services/${id}/changes`)).body.data;
  expect(last).toMatchObject({ before: { locationPrecision: 'zip' }, after: { locationPrecision: 'exact' } });
  await as(`POST /services/${id}/changes/${last.id}/revert`);
  expect((await as(`GET /services/${id}`)).body.data.locationPrecision).toBe('zip');
});

test('a service that stops being confidential has the precision of its pin', async () => {
  const { id } = await add({ location: abilene, isAddressConfidential: true, phone: '3255550100' });
  await as(`PUT /services/${id}`, {
    ...{ ...bodyOfService(), phone: '3255550100' },
    ...{ location: abilene, locationPrecision: 'hidden' },
  });
  expect((await guest(`GET /services/${id}`)).body.data.locationPrecision).toBe('hidden');
  await as(`PUT /services/${id}`, { ...bodyOfService(), isAddressConfidential: false });
  expect((await guest(`GET /services/${id}`)).body.data.locationPrecision).toBe('city');
});

test('rejects an unknown precision', async () => {
  const { status, body } = await as('POST /services', { ...bodyOfService(), locationPrecision: 'near' });
  expect([status, body.errors]).toEqual([400, { locationPrecision: 'NOT_ONE_OF' }]);
});

async function load(lines: object[]) {
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  await importServices(server.database.db, {
    lines: readLines(Readable.from([Buffer.from(text)])),
    defaults: {
      source: 'precision',
      region: { state: 'TX', timeZone: 'America/Chicago', counties: [] },
      today: '2026-11-23',
    },
    findCentroid: centroidOf,
  });
  const { rows } = await server.database.pool.query(
    `SELECT location_precision AS precision FROM services WHERE source_name = 'precision' ORDER BY source_id`,
  );
  return rows.map(({ precision }) => precision);
}

test('an import sets the precision, and a later import keeps that of an unmoved location', async () => {
  const line = (id: string, fields: object) => ({
    ...{ id, name: `Pantry ${id}`, serviceSummary: 'Groceries', type: ['FOOD'], city: 'Abilene', zip: '79601' },
    ...fields,
  });
  const places = [
    line('a', { location: door }),
    line('b', { location: abilene }),
    line('c', { location: door, locationPrecision: 'street' }),
    line('d', {}),
  ];
  expect(await load(places)).toEqual(['exact', 'city', 'street', 'zip']);
  const again = [line('b', { location: door }), line('c', { location: door, age: '18+' }), line('d', { zip: '' })];
  expect(await load(again)).toEqual(['exact', 'exact', 'street', 'city']);
});

test('services from older releases get the precision of their position', async () => {
  const { pool, db } = server.database;
  const read = async () => {
    const { rows } = await pool.query(
      'SELECT location_precision AS precision FROM services WHERE is_sample ORDER BY id',
    );
    return rows.map(({ precision }) => precision);
  };
  const before = await read();
  expect(new Set(before)).toEqual(new Set(['exact', 'zip', 'city']));
  await pool.query('UPDATE services SET location_precision = NULL');
  const { data } = (await guest('GET /services?limit=0')).body;
  const shown = new Set(data.map(({ locationPrecision }: { locationPrecision: string }) => locationPrecision));
  expect(shown).toEqual(new Set(['city', 'hidden']));
  await fillLocationPrecision(db, centroidOf);
  expect(await read()).toEqual(before);
});

test('of services at a similar distance, those with a known building come first', async () => {
  const added = async (name: string, fields: object) => add({ name, ...fields });
  const here = (miles: number) => ({ coordinates: [-102.5 + miles / 58.2, 32.4] });
  await added('In town', { location: here(0), locationPrecision: 'city' });
  await added('In ZIP code', { location: here(0), locationPrecision: 'zip' });
  await added('On street', { location: here(0.5), locationPrecision: 'street' });
  await added('Near door', { location: here(0.5), locationPrecision: 'exact' });
  await added('Far door', { location: here(2.5), locationPrecision: 'exact' });
  const list = async (query: string) => {
    const { data } = (await guest(`GET /services?nearCoordinate=-102.5|32.4&${query}`)).body;
    return data.map(({ name }: { name: string }) => name);
  };
  const order = ['Near door', 'On street', 'In ZIP code', 'Far door', 'In town'];
  expect(await list('limit=5')).toEqual(order);
  expect([...(await list('limit=2')), ...(await list('limit=2&skip=2')), ...(await list('limit=1&skip=4'))]).toEqual(
    order,
  );
});
