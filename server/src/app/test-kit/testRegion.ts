import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../../database/database.ts';
import { queryServer, quietLog, within } from '../../database/testPostgres.ts';
import { findCentroid } from '../../geocoder/findCentroid.ts';
import { texasGazetteer } from '../../geocoder/texasGazetteer.ts';
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
  project.provide('regionTemplate', regionTemplate);
  return () => queryServer(connection, `DROP DATABASE ${regionTemplate} WITH (FORCE)`);
}

export async function loadTestRegion(
  db: Parameters<typeof loadRegion>[0],
  { hasSampleData }: { hasSampleData: boolean },
): Promise<void> {
  const gazetteer = texasGazetteer();
  const options = { region: testRegion, hasSampleData };
  await loadRegion(db, { ...options, findCentroid: (place) => findCentroid(gazetteer, place) });
}
