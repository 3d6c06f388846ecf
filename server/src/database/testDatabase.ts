import { inject } from 'vitest';
import { connectDatabase, type OpenDatabase } from './database.ts';
import { queryServer, within } from './testCluster.ts';

let count = 0;

/** A migrated database of a test's own; drop it in afterAll or afterEach. */
export interface TestDatabase extends Omit<OpenDatabase, 'close'> {
  drop(): Promise<void>;
}

/** Makes a fresh, migrated database for one test or one file, on the test run's server (see testCluster.ts). */
export async function createTestDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `test_${process.pid}_${process.env.VITEST_WORKER_ID ?? 0}_${Date.now().toString(36)}_${++count}`;
  await queryServer(server.connection, `CREATE DATABASE ${name} TEMPLATE ${server.template}`);
  const log = { info() {}, warn() {}, error: console.error };
  const connection = within(server.connection, name);
  const { close, ...database } = await connectDatabase({ connection, log, poolSize: options.poolSize });
  return {
    ...database,
    async drop() {
      await close();
      await queryServer(server.connection, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
