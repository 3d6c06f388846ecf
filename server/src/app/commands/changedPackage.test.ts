import { strToU8 } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectHsds } from '../../features/hsds/testSchemas.ts';
import type { TestApp } from '../test-kit/testApp.ts';
import {
  asSent,
  contact,
  east,
  emptyInstallations,
  id,
  importInto,
  online,
  organization,
  packageOf,
  pantry,
  sent,
  textOf,
} from './testPackage.ts';

const startCopy = emptyInstallations();

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

  const shelter = {
    ...pantry,
    attributes: [
      { id: id(), taxonomy_term: { id: id(), code: 'BH-1800.8500', name: 'Homeless Shelter', description: 'Beds' } },
    ],
    capacities: [
      { id: id(), unit: { id: id(), name: 'Bed' }, available: 3, maximum: 9, updated: '2026-11-01T12:00:00Z' },
    ],
  };
  const columns: object = {
    ...{ name: 'Pantry in the garage (East side)', description: 'Meals in the garage', contactEmail: 'e@example.org' },
    ...{ website: 'https://example.org/east', facebook: 'https://example.org/fb', alternateNames: ['Garage pantry'] },
    ...{ age: '60 and older', type: ['SHELTER', 'FOOD'], availableBeds: 4, totalBeds: 5 },
    ...{ timeZone: 'America/Denver', schedules: JSON.stringify([{ type: 'ALWAYS' }]) },
  };
  const ofEast = {
    description: 'In the hall\nPantry in the garage\nGarage pantry\nMeals in the garage\nEveryone. 60 and older',
    // The contacts were removed from the description.
    contacts: [{ email: 'e@example.org' }],
    schedules: [{ freq: 'WEEKLY' }],
  };

  test('at one of several places is published at this place, and the record stays as it was sent', async () => {
    const corrected = await startCopy();
    await importInto(corrected, strToU8(JSON.stringify([shelter])));
    const { db, pool } = corrected.database;
    await pool.query("UPDATE services SET updated_at = '2026-11-01', verified_at = NULL");
    const isModified = async () =>
      (await corrected.ask('/hsds/services?modified_after=2026-11-10T00:00:00Z')).body.contents.length === 1;
    expect(await isModified()).toBe(false);
    const changes = { ...columns, updatedAt: new Date('2026-11-15T00:00:00Z') };
    await db.updateTable('services').set(changes).where('address1', '=', '200 Sample St').execute();
    expect(await isModified()).toBe(true);
    const record = (await corrected.ask(`/hsds/services/${pantry.id}`)).body;
    expectHsds('service', record);
    const { service_at_locations, capacities, additional_urls, attributes, ...others } = record;
    expect(service_at_locations[1]).toMatchObject(ofEast);
    expect(JSON.stringify(service_at_locations[1].attributes)).toMatch(/"SHELTER".*"FOOD".*America\/Denver/);
    expect(asSent(service_at_locations[0])).toEqual(asSent(shelter.service_at_locations[0]));
    expect(capacities).toMatchObject([{ available: 3 }, { available: 4, maximum: 5, description: 'East side' }]);
    expect(additional_urls).toMatchObject([
      { label: 'Menu' },
      { label: 'East side', url: 'https://example.org/east' },
      { label: 'facebook (East side)', url: 'https://example.org/fb' },
    ]);
    for (const name of ['name', 'description', 'email', 'url', 'alternate_name', 'minimum_age', 'contacts'] as const)
      expect(asSent(others[name])).toEqual(asSent(shelter[name]));
    const copy = await startCopy();
    await importInto(copy, strToU8(JSON.stringify([record])));
    const { rows } = await copy.database.pool.query(
      'SELECT available_beds, total_beds, type, time_zone FROM services ORDER BY address1',
    );
    expect(rows).toMatchObject([
      { available_beds: 3, total_beds: 9, type: ['SHELTER'] },
      { available_beds: 4, total_beds: 5, type: ['SHELTER', 'FOOD'], time_zone: 'America/Denver' },
    ]);
    expect(asSent((await copy.ask(`/hsds/services/${pantry.id}`)).body)).toEqual(asSent(record));
  });

  test('at the first place is published for the record, and what the others say at each of them', async () => {
    const corrected = await startCopy();
    await importInto(corrected, strToU8(JSON.stringify([shelter])));
    const changes = { contactEmail: 'hall@example.org', availableBeds: 1, isCriticalHeader: true };
    const alert = { criticalDescription: 'Closed today', isCriticalNeverExpire: true };
    await corrected.database.db
      .updateTable('services')
      .set({ ...changes, ...alert })
      .where('address1', '=', '100 Sample St')
      .execute();
    const record = (await corrected.ask(`/hsds/services/${pantry.id}`)).body;
    expectHsds('service', record);
    expect(record).toMatchObject({ email: 'hall@example.org', alert: 'Main hall: Closed today Bring bags' });
    expect(record.capacities).toMatchObject([
      { available: 1, description: 'Main hall' },
      { available: 3, description: 'East side' },
    ]);
    expect(record.service_at_locations[0].contacts).toHaveLength(1);
    expect(record.service_at_locations[1].contacts).toMatchObject([{ email: pantry.email }, { name: 'Pat Sample' }]);
  });

  test('at all of three places is the same in a copy, also if two of them have the same', async () => {
    const corrected = await startCopy();
    const [first] = shelter.service_at_locations;
    const annex = { ...east, ...{ id: id(), name: 'Annex' }, addresses: [{ ...east.addresses[0]!, id: id() }] };
    annex.addresses[0]!.address_1 = '300 Sample St';
    const third = { ...first!, id: id(), location: annex };
    const { capacities: _none, ...record } = shelter;
    const sentPlaces = [...shelter.service_at_locations, third];
    await importInto(corrected, strToU8(JSON.stringify([{ ...record, service_at_locations: sentPlaces }])));
    await corrected.database.pool.query(`UPDATE services SET (total_beds, available_beds, time_zone) =
      (SELECT beds, beds, zone FROM (VALUES ('100 Sample St', 10, 'America/Denver'),
        ('200 Sample St', 20, 'America/Chicago'), ('300 Sample St', 10, 'America/Denver')) AS entered(address, beds, zone)
      WHERE address = address1)`);
    const columns = 'SELECT address1, available_beds, total_beds, type, time_zone FROM services ORDER BY address1';
    const entered = (await corrected.database.pool.query(columns)).rows;
    const published = (await corrected.ask(`/hsds/services/${pantry.id}`)).body;
    expectHsds('service', published);
    expect(published.capacities).toMatchObject([
      { maximum: 10, description: 'Main hall' },
      { maximum: 20, description: 'East side' },
      { maximum: 10, description: 'Annex' },
    ]);
    const copy = await startCopy();
    await importInto(copy, strToU8(JSON.stringify([published])));
    expect((await copy.database.pool.query(columns)).rows).toEqual(entered);
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
