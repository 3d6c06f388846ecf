import type { TestProject } from 'vitest/node';
import { connectDatabase, type DatabaseAddress } from '../../database/database.ts';
import { queryServer, quietLog, within } from '../../database/test-kit/testPostgres.ts';
import { runQueue } from '../../features/services/sources/runSources.ts';
import { findCentroid } from '../../geocoder/findCentroid.ts';
import { regionGazetteer } from '../../geocoder/regionGazetteer.ts';
import { Jobs } from '../../jobs/jobs.ts';
import { mailQueue } from '../../mail/outbox.ts';
import { loadRegion } from '../region/loadRegion.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database with the sample data of the region. Each test application with this data gets a copy of it. */
    regionTemplate: string;
  }
}

export const testRegion = 'west-central-texas';

/** Vitest's global setup after testCluster.ts: loads the region once, which takes longer than copying it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, template } = project.getProvidedContext().testServer;
  const regionTemplate = `${template}_region`;
  await queryServer(connection, `CREATE DATABASE ${regionTemplate} TEMPLATE ${template}`);
  const database = await connectDatabase({ connection: within(connection, regionTemplate), log: quietLog });
  await loadTestRegion(database.db, { hasSampleData: true }).finally(() => database.close());
  await createJobTables(within(connection, regionTemplate));
  project.provide('regionTemplate', regionTemplate);
  return () => queryServer(connection, `DROP DATABASE ${regionTemplate} WITH (FORCE)`);
}

/** Without these tables, each test application would create them, which takes a quarter of its start. */
async function createJobTables(connection: DatabaseAddress): Promise<void> {
  const jobs = new Jobs(connection, quietLog);
  await jobs.start(mailQueue, runQueue);
  await jobs.stop();
}

export async function loadTestRegion(
  db: Parameters<typeof loadRegion>[0],
  { hasSampleData, region = testRegion }: { hasSampleData: boolean; region?: string },
): Promise<void> {
  const gazetteer = regionGazetteer(region);
  const options = { region, hasSampleData };
  await loadRegion(db, { ...options, findCentroid: (place) => findCentroid(gazetteer, place) });
}
