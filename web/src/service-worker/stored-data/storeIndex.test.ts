import 'fake-indexeddb/auto';
import { DeviceServices } from '@amparo/domain/offline/deviceServices.ts';
import { packServices, unpackServices } from '@amparo/domain/offline/servicePackage.ts';
import { buildGazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { type DeviceDatabase, openDeviceDatabase, type StoredService } from './deviceDatabase.ts';
import { readDevice } from './readDevice.ts';
import { addServices, removeServices, storeIndex } from './storeIndex.ts';

const at = Temporal.Instant.from('2026-12-01T18:00:00Z');
const stored = (id: string, name: string): StoredService => {
  const text = JSON.stringify({ id: [id], name: [name], type: [['FOOD']], createdAt: ['2026-01-01T00:00:00.000000Z'] });
  return {
    ...{ id, hash: `hash of ${name}`, idHash: id, idBits: 0, county: '' },
    text: packServices(unpackServices(text)),
  };
};
const pantry = stored('00000000-0000-4000-8000-00000000000a', 'Food Pantry');
const bank = stored('00000000-0000-4000-8000-00000000000b', 'Diaper Bank');
const noPlaces = { attribution: '', state: 'TX', stateWords: [], places: [], zips: [], counties: [] };
const region = { gazetteer: buildGazetteer(noPlaces), regionCounties: [], zone: 'America/Chicago' };

let database: DeviceDatabase;
beforeEach(async () => {
  database = await openDeviceDatabase();
  for (const name of ['services', 'settings', 'parts'] as const) await database.clear(name);
  await database.put('settings', '2026-12-01T00:00:00Z', 'savedAt');
  await database.put('parts', { hash: '', text: '{"*":[3,4]}' }, 'likes');
  await addServices(database, [pantry, bank]);
});

async function list(query: object, engine = 'first engine') {
  const { data } = (await readDevice(engine))!;
  const found = await new DeviceServices(data, region).list(query, at);
  return { total: found.total, shown: found.services.map(({ name, likes }) => `${name} ${likes}`) };
}

const queries = [{ sort: ['name'] }, { q: 'diapers' }, { q: 'food pantry' }];
const listAll = () => Promise.all(queries.map((query) => list(query)));

test('lists and finds the same services with the stored columns', async () => {
  const computed = await listAll();
  expect(computed.map(({ shown }) => shown)).toEqual([
    ['Diaper Bank 4', 'Food Pantry 3'],
    ['Diaper Bank 4'],
    ['Food Pantry 3'],
  ]);
  await storeIndex('first engine');
  expect(await listAll()).toEqual(computed);
});

test('knows the names of services that are not closed for good, also of a list that was opened before a change', async () => {
  const closed = { id: [bank.id], name: ['Diaper Bank'], schedules: [[{ type: 'PERMANENTLY_CLOSED' }]] };
  const text = packServices(unpackServices(JSON.stringify(closed)));
  await addServices(database, [{ ...bank, text }, stored('00000000-0000-4000-8000-00000000000c', 'Porchlight')]);
  const namesOf = async (engine: string) => {
    const names = await new DeviceServices((await readDevice(engine))!.data, region).names();
    return ['porchlight', 'diaper bank', 'food pantry'].map((text) => names.splitAtFullNames(text.split(' ')).names);
  };
  const expected = [[], [], ['food pantry']];
  expect(await namesOf('first engine')).toEqual(expected);
  await storeIndex('first engine');
  const before = new DeviceServices((await readDevice('first engine'))!.data, region);
  expect(await namesOf('first engine')).toEqual(expected);
  await removeServices(database, ({ id }) => id === pantry.id);
  await storeIndex('first engine');
  expect((await before.names()).splitAtFullNames(['food', 'pantry']).names).toEqual([]);
  expect(await namesOf('first engine')).toEqual([[], [], []]);
});

test('lists by the stored columns, unless another engine has stored them', async () => {
  await storeIndex('first engine');
  // Removed without removeServices: the columns still have it.
  await database.delete('services', bank.id);
  expect(await list({ sort: ['name'] })).toEqual({ total: 2, shown: ['Food Pantry 3'] });
  expect((await list({ sort: ['name'] }, 'next engine')).total).toBe(1);
});

test('forgets what was prepared when services change', async () => {
  await storeIndex('first engine');
  await addServices(database, [{ ...pantry, text: stored(pantry.id, 'New Pantry').text }]);
  await removeServices(database, ({ id }) => id === bank.id);
  expect((await list({ sort: ['name'] })).shown).toEqual(['New Pantry 0']);
  await storeIndex('first engine');
  expect((await list({ q: 'pantry' })).shown).toEqual(['New Pantry 0']);
});

test('searches in the services of a list that was opened before a change', async () => {
  await storeIndex('first engine');
  const before = new DeviceServices((await readDevice('first engine'))!.data, region);
  await removeServices(database, ({ id }) => id === pantry.id);
  await storeIndex('first engine');
  expect((await before.list({ q: 'diapers' }, at)).services.map(({ name }) => name)).toEqual(['Diaper Bank']);
});

test('does not store an index of services that change meanwhile', async () => {
  const getAll = database.getAll.bind(database);
  vi.spyOn(database, 'getAll').mockImplementation(async (...names: Parameters<typeof getAll>) => {
    const services = await getAll(...names);
    await removeServices(database, ({ id }) => id === bank.id);
    return services;
  });
  await storeIndex('first engine');
  expect(await database.get('settings', 'index')).toBeUndefined();
});
