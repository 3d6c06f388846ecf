import { inject } from 'vitest';
import { connectDatabase, type OpenDatabase } from '../database.ts';
import { queryServer, quietLog, within } from './testPostgres.ts';

let count = 0;

/** A migrated database for one test or file. Drop it in afterAll or afterEach. */
export interface TestDatabase extends Omit<OpenDatabase, 'close'> {
  drop(): Promise<void>;
}

/** Creates a database on the server of the test run (testCluster.ts): a copy of the template, by default the migrated one. */
export async function createTestDatabase(
  options: { poolSize?: number; template?: string } = {},
): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `test_${process.pid}_${process.env.VITEST_WORKER_ID ?? 0}_${Date.now().toString(36)}_${++count}`;
  await queryServer(server.connection, `CREATE DATABASE ${name} TEMPLATE ${options.template ?? server.template}`);
  const connection = within(server.connection, name);
  const { close, ...database } = await connectDatabase({ connection, log: quietLog, poolSize: options.poolSize });
  return {
    ...database,
    async drop() {
      await close();
      await queryServer(server.connection, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
