import { randomUUID } from 'node:crypto';
import { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bodyOfService, setScene } from '../../../app/access/testScene.ts';
import { startTestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';
import { ImportedPairs } from './importedPairs.ts';
import { scanDuplicates, scanNightly } from './scanDuplicates.ts';

const night = Temporal.Instant.from('2026-11-21T08:30:00Z');
const server = await startTestApp({ at: night.toString() });
const call = testCaller(server);
const { db } = server.database;
afterAll(() => server.close());
/** The tests add the same service again and again. */
beforeEach(async () => {
  await db.deleteFrom('services').where('name', 'ilike', 'riverbend%').execute();
});

const pantry = {
  ...bodyOfService(),
  ...{ name: 'Riverbend Mission Food Pantry', address1: '77 Quince Street', phone: '(325) 555-0177' },
};
const sameAgain = { ...pantry, name: 'RIVERBEND MISSION PANTRY', address1: '77 Quince St.', phone: '325-555-0177' };

async function signIn(role: Parameters<typeof setScene>[1]) {
  const { me, service } = await setScene(server, role, { relation: 'own' });
  const as = (name: string, body?: unknown) => call(name, { body, token: me.token });
  return { me, service, as, add: async (body: object) => (await as('POST /services', body)).body.data.id as string };
}
type Someone = Awaited<ReturnType<typeof signIn>>;

/** The open pairs with one of these services, each as its sorted ids. */
async function pairsOf({ as }: Someone, ids: string[], query = ''): Promise<string[][]> {
  const { body } = await as(`GET /duplicates?limit=500${query}`);
  const pairs = body.data.map(({ first, second }: Record<string, { id: string }>) => [first!.id, second!.id]);
  return pairs.filter((pair: string[]) => ids.some((id) => pair.includes(id)));
}

const typed = ({ name, address1, city, zip, phone }: typeof pantry) => ({ name, address1, city, zip, phone });
const similarTo = async ({ as }: Someone, draft: object) => (await as('POST /services/find-similar', draft)).body.data;

test('a new service that repeats another one is paired with it, and one with another program is not', async () => {
  const administrator = await signIn('ADMINISTRATOR');
  const provider = await signIn('USER');
  const first = await administrator.add(pantry);
  const closet = await administrator.add({ ...pantry, name: 'Riverbend Mission Clothes Closet', type: ['RESOURCES'] });
  const second = await provider.add(sameAgain);
  expect(await pairsOf(administrator, [first, second, closet])).toEqual([[first, second].sort()]);
  expect(await pairsOf(administrator, [second], '&isWaiting=true')).toHaveLength(1);
  await administrator.as('POST /services/approve-services', { services: [second] });
  expect(await pairsOf(administrator, [second], '&isWaiting=true')).toEqual([]);
  await administrator.as('POST /services/remove-services', { services: [first, second, closet] });
  expect(await pairsOf(administrator, [first, second])).toEqual([]);
});

test('a changed service is compared again', async () => {
  const administrator = await signIn('ADMINISTRATOR');
  const first = await administrator.add(pantry);
  const second = await administrator.add({ ...pantry, name: 'Bluebonnet Legal Aid', phone: '(325) 555-0188' });
  expect(await pairsOf(administrator, [second])).toEqual([]);
  const { updatedAt } = (await administrator.as(`GET /services/${second}`)).body.data;
  expect((await administrator.as(`PUT /services/${second}`, { ...sameAgain, updatedAt })).status).toBe(200);
  expect(await pairsOf(administrator, [second])).toEqual([[first, second].sort()]);
});

test('"not a duplicate" is remembered when all services are compared again, and can be taken back', async () => {
  const administrator = await signIn('ADMINISTRATOR');
  const services = [await administrator.add(pantry), await administrator.add(sameAgain)];
  expect((await administrator.as('POST /duplicates/decide', { services, isDuplicate: false })).status).toBe(200);
  expect(await pairsOf(administrator, services)).toEqual([]);
  await scanDuplicates(db, night);
  expect(await pairsOf(administrator, services)).toEqual([]);
  await administrator.as('POST /duplicates/decide', { services: services.toReversed(), isDuplicate: true });
  expect(await pairsOf(administrator, services)).toHaveLength(1);
  const unknown = { services: [services[0], administrator.service], isDuplicate: false };
  expect((await administrator.as('POST /duplicates/decide', unknown)).status).toBe(404);
});

test('all services are compared once a night, and the pairs that are none any more disappear', async () => {
  const administrator = await signIn('ADMINISTRATOR');
  const services = [await administrator.add(pantry), await administrator.add(sameAgain)];
  await db.deleteFrom('duplicatePairs').execute();
  const count = async (at: Temporal.Instant) => {
    await scanNightly(db, 'America/Chicago', at);
    return (await pairsOf(administrator, services)).length;
  };
  await db.deleteFrom('duplicateScans').execute();
  expect(await count(night)).toBe(1);
  await db
    .updateTable('services')
    .set({ deletedAt: new Date(), isApproved: false })
    .where('id', 'in', services)
    .execute();
  const pairs = () => db.selectFrom('duplicatePairs').select('firstId').where('firstId', 'in', services).execute();
  await scanNightly(db, 'America/Chicago', night.add({ hours: 1 }));
  await scanNightly(db, 'America/Chicago', night.add({ hours: 31 }));
  expect(await pairs()).toHaveLength(1);
  await scanNightly(db, 'America/Chicago', night.add({ hours: 24 }));
  expect(await pairs()).toEqual([]);
});

test.each(['the first scan', 'a nightly scan'])('%s does not count if a large import ends meanwhile', async (which) => {
  await db.deleteFrom('duplicateScans').execute();
  if (which === 'a nightly scan') await scanDuplicates(db, night.subtract({ hours: 24 }));
  const input = ServiceInput.parse({ ...bodyOfService(), state: 'TX' });
  const imported = new ImportedPairs();
  imported.add(Array.from({ length: 301 }, () => ({ id: randomUUID(), input })));
  let scan: Promise<number> | undefined;
  await db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE duplicate_pairs IN SHARE MODE`.execute(trx);
    scan = scanDuplicates(db, night);
    const waiting = sql`SELECT FROM pg_locks WHERE NOT granted AND relation = 'duplicate_pairs'::regclass
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1);
    expect(await imported.find(db)).toBeNull();
  });
  await scan;
  const administrator = await signIn('ADMINISTRATOR');
  const services = [await administrator.add(pantry), await administrator.add(sameAgain)];
  await db.deleteFrom('duplicatePairs').execute();
  await scanNightly(db, 'America/Chicago', night.add({ hours: 1 }));
  expect(await pairsOf(administrator, services)).toHaveLength(1);
});

test('a form finds what it repeats: published services, and waiting ones of the person', async () => {
  const administrator = await signIn('ADMINISTRATOR');
  const provider = await signIn('USER');
  const stranger = await signIn('USER');
  const waiting = await provider.add(pantry);
  expect(await similarTo(stranger, typed(sameAgain))).toEqual([]);
  expect(await similarTo(provider, typed(sameAgain))).toMatchObject([{ id: waiting }]);
  expect(await similarTo(provider, { ...typed(sameAgain), id: waiting })).toEqual([]);
  await administrator.as('POST /services/approve-services', { services: [waiting] });
  expect(await similarTo(stranger, typed(sameAgain))).toEqual([
    ...[
      {
        id: waiting,
        name: pantry.name,
        address1: pantry.address1,
        city: 'Abilene',
        reasons: ['name', 'address', 'phone'],
      },
    ],
  ]);
});

test('a confidential address is not found by typing it', async () => {
  const administrator = await signIn('ADMINISTRATOR');
  const stranger = await signIn('USER');
  const hidden = await administrator.add({ ...pantry, isAddressConfidential: true });
  const byAddress = { ...typed(sameAgain), phone: '', name: 'Riverbend Mission' };
  expect(await similarTo(stranger, { ...byAddress, name: 'Riverbend Food Pantry' })).toEqual([]);
  const [found] = await similarTo(stranger, typed(sameAgain));
  expect(found).toEqual({ id: hidden, name: pantry.name, address1: '', city: 'Abilene', reasons: ['name', 'phone'] });
  expect(await similarTo(administrator, typed(sameAgain))).toMatchObject([{ address1: pantry.address1 }]);
});
