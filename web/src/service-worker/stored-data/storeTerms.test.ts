import 'fake-indexeddb/auto';
import { packServices, unpackServices } from '@amparo/domain/offline/servicePackage.ts';
import { termsOf, termsVersion } from '@amparo/domain/offline/serviceTerms.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { type DeviceDatabase, openDeviceDatabase, type StoredService } from './deviceDatabase.ts';
import { storeTerms } from './storeTerms.ts';

const emptyText = (id: string, name: string) => JSON.stringify({ id: [id], name: [name], type: [['FOOD']] });
const stored = (id: string, name: string): StoredService => ({
  ...{ id, hash: `hash of ${name}`, idHash: id, idBits: 0, county: '' },
  text: packServices(unpackServices(emptyText(id, name))),
});

let database: DeviceDatabase;
beforeEach(async () => {
  database = await openDeviceDatabase();
  await database.clear('services');
});

const readTerms = async (id: string) => {
  const { text, terms } = (await database.get('services', id))!;
  return { terms: terms && JSON.parse(terms.text), expected: unpackServices(text).map(termsOf)[0] };
};

test('stores what searches read in the texts of each service', async () => {
  for (const [id, name] of [
    ['a', 'Food Pantry'],
    ['b', 'Diaper Bank'],
  ] as const)
    await database.put('services', stored(id, name));
  await storeTerms();
  const { terms, expected } = await readTerms('a');
  expect(terms).toEqual(JSON.parse(JSON.stringify(expected)));
  expect(terms.stems.A.split(' ')).toEqual(expect.arrayContaining(['food', 'pantri']));
  expect((await readTerms('b')).terms.spellings).toEqual(['diaper', 'bank']);
});

test('computes the terms of another version again, and leaves current ones', async () => {
  const current = { version: termsVersion(), text: '{"stems":{},"needs":[],"spellings":["current"]}' };
  await database.put('services', { ...stored('a', 'Food Pantry'), terms: current });
  await database.put('services', { ...stored('b', 'Diaper Bank'), terms: { ...current, version: 'older' } });
  await storeTerms();
  expect((await readTerms('a')).terms.spellings).toEqual(['current']);
  expect((await readTerms('b')).terms.spellings).toEqual(['diaper', 'bank']);
});

test('stores no terms for a service that was removed or replaced meanwhile', async () => {
  await database.put('services', stored('a', 'Food Pantry'));
  await database.put('services', stored('b', 'Diaper Bank'));
  const getAll = database.getAll.bind(database);
  vi.spyOn(database, 'getAll').mockImplementation(async (...names: Parameters<typeof getAll>) => {
    const services = await getAll(...names);
    await database.delete('services', 'a');
    await database.put('services', stored('b', 'Clothes Closet'));
    return services;
  });
  await storeTerms();
  expect(await database.get('services', 'a')).toBeUndefined();
  expect((await database.get('services', 'b'))?.terms).toBeUndefined();
  vi.restoreAllMocks();
});
