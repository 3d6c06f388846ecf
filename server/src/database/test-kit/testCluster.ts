import type { TestProject } from 'vitest/node';
import { connectDatabase, type DatabaseAddress } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { queryServer, quietLog, startTestPostgres, within } from './testPostgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/** The server of one test run, and its migrated template: the database of each test is a copy of it. */
export interface TestServer {
  connection: DatabaseAddress;
  template: string;
}

/** Vitest's global setup: one server for the whole run, from TEST_DATABASE_URL or started for it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const own = url ? undefined : await startTestPostgres();
  const connection = own?.connection ?? url!;
  const template = `amparo_template_${process.pid}_${Date.now().toString(36)}`;
  await queryServer(connection, `CREATE DATABASE ${template}`);
  const database = await connectDatabase({ connection: within(connection, template), log: quietLog });
  await migrate(database.pool).finally(() => database.close());
  project.provide('testServer', { connection, template });
  return async () => {
    if (own) await own.stop();
    else await queryServer(connection, `DROP DATABASE ${template} WITH (FORCE)`);
  };
}
