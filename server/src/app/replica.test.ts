import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase, type OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { Replica } from '../database/replica/replica.ts';
import { quietLog, startTestPostgres, type TestPostgres, urlOf } from '../database/test-kit/testPostgres.ts';
import { copyToReplica, primarySettings } from '../database/test-kit/testReplica.ts';
import { checkReplica } from './check/checkDatabase.ts';
import { readConfig } from './config/config.ts';
import { startTestApp, type TestApp } from './test-kit/testApp.ts';
import { loadTestRegion } from './test-kit/testRegion.ts';

const region = 'great-basin';
const token = 'a token of the metrics';
let primaryServer: TestPostgres;
let replicaServer: TestPostgres;
let database: OpenDatabase;
let replica: Replica;
let server: TestApp;

beforeAll(async () => {
  primaryServer = await startTestPostgres({ settings: primarySettings });
  database = await connectDatabase({ connection: primaryServer.connection, log: quietLog });
  await migrate(database.pool);
  // The smallest region.
  await loadTestRegion(database.db, { hasSampleData: true, region });
  replicaServer = await startTestPostgres({ fill: (dataDir) => copyToReplica(primaryServer, dataDir) });
  const parts = { connection: replicaServer.connection, primary: database.pool };
  replica = new Replica({ ...parts, report: () => undefined, log: quietLog, answerMs: 60_000 });
  const metrics = { metricsAccess: { kind: 'token', token }, backupDir: null } as const;
  server = await startTestApp({ region, database: { ...database, drop: async () => {} }, replica, metrics });
});
afterAll(async () => {
  await server.close();
  await replica.close();
  await database.close();
  await replicaServer.stop();
  await primaryServer.stop();
});

test('lists, services, and exports come from the replica, with the last change', async () => {
  const { body } = await server.ask('/api/services?type=FOOD&limit=3');
  const { id } = body.data[0];
  await expect.poll(() => replica.isCurrent()).toBe(true);
  const before = replica.reads.replica;
  for (let round = 0; round < 5; round += 1) {
    const name = `Pantry number ${round}`;
    await database.pool.query('UPDATE services SET name = $1 WHERE id = $2', [name, id]);
    const [detail, list, found, exported] = await Promise.all(
      [
        `/api/services/${id}?n=${round}`,
        `/api/services?_id=${id}`,
        `/api/services?q=${encodeURIComponent(name)}`,
        `/hsds/services/${id}`,
      ].map((url) => server.ask(url)),
    );
    expect([detail!.body.data.name, list!.body.data[0].name, exported!.body.name]).toEqual([name, name, name]);
    expect(found!.body.data.map((service: { name: string }) => service.name)).toContain(name);
  }
  const readOnceMore = async () => {
    await server.ask('/hsds/services?per_page=1');
    return replica.reads.replica;
  };
  await expect.poll(readOnceMore).toBeGreaterThan(before);
  const { body: metrics } = await server.ask('/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect(metrics).toMatch(/^amparo_replica_up 1$/m);
  expect(metrics).toMatch(/^amparo_replica_reads\{server="replica"\} [1-9]/m);
});

test('the check before the start says whether it is a replica', async () => {
  const check = (url: string) =>
    checkReplica(readConfig({ DATABASE_URL: urlOf(primaryServer.connection), DATABASE_REPLICA_URL: url }));
  expect(await check(urlOf(replicaServer.connection))).toMatch(/^a streaming replica, \d+ bytes behind$/);
  await expect(check(urlOf(primaryServer.connection))).rejects.toThrow('names a primary server');
});
