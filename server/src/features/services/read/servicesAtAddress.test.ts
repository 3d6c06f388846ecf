import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setScene } from '../../../app/access/testScene.ts';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';
import { servicesAtAddress } from './serviceRepository.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function serviceAt(address1: string): Promise<string> {
  const { service } = await setScene(server, 'USER', { relation: 'own' });
  await server.database.db
    .updateTable('services')
    .set({ address1, city: 'Sweetwater' })
    .where('id', '=', service)
    .execute();
  return service;
}

test('a service names the others at its address', async () => {
  const [one, other] = [await serviceAt('7 Sample Street'), await serviceAt('7 SAMPLE STREET')];
  await serviceAt('8 Sample Street');
  const { body } = await testCaller(server)(`GET /services/${one}`);
  expect(body.data.alsoHere).toEqual([expect.objectContaining({ id: other })]);
});

test('an index finds them, because a scan of many services takes longer than the rest of the page', async () => {
  const query = servicesAtAddress({ id: crypto.randomUUID(), address1: '7 Sample Street', city: 'Sweetwater' });
  const plan = await server.database.db.transaction().execute(async (db) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(db);
    return (await sql`EXPLAIN ${query}`.execute(db)).rows;
  });
  expect(JSON.stringify(plan)).toContain('services_address');
});
