import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Service } from '@amparo/domain/services/service.ts';
import { startEmbeddedPostgres } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import { buildApp } from '../server/src/app/buildApp.ts';
import { readRegionProfile } from '../server/src/app/regionFolder.ts';
import { Changes } from '../server/src/database/changes.ts';
import { connectDatabase } from '../server/src/database/database.ts';
import { migrate } from '../server/src/database/migrate.ts';
import { importServices } from '../server/src/features/services/import/importServices.ts';
import { findMiddle } from '../server/src/geocoder/findMiddle.ts';
import { texasGazetteer } from '../server/src/geocoder/texasGazetteer.ts';
import { imageFolder } from '../server/src/images/imageFolder.ts';
import { Jobs } from '../server/src/jobs/jobs.ts';
import { Outbox } from '../server/src/mail/outbox.ts';

const log = { info() {}, warn: console.warn, error: console.error };

export interface SearchServer {
  /** The origin ids of the services found for a text, best first: what GET /api/services?q= answers. */
  search(text: string): Promise<string[]>;
  close(): Promise<void>;
}

/** The real server over a throwaway database that holds the given NDJSON and nothing else. */
export async function startSearchServer(chunks: AsyncIterable<Uint8Array>): Promise<SearchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'amparo-bench-'));
  // Else, under root, PostgreSQL could not reach it and would be put elsewhere.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbeddedPostgres({ dataDir, name: 'amparo', log, isDisposable: true });
  const database = await connectDatabase({ connection: embedded.connection, log });
  await migrate(database.pool);
  const gazetteer = texasGazetteer();
  const report = await importServices(database.db, {
    chunks,
    defaultSource: 'search-evaluation',
    findCentroid: (place) => findMiddle(gazetteer, place),
    onRefused: ({ line, errors }) => console.error(`line ${line} was refused: ${JSON.stringify(errors)}`),
  });
  console.log(`${report.added} services to search.`);
  const changes = new Changes(database.connection, log);
  await changes.listen();
  const outbox = new Outbox(new Jobs(database.connection, log));
  const images = imageFolder(join(dataDir, 'images'));
  const region = await readRegionProfile('west-central-texas');
  const app = await buildApp({ database, changes, outbox, images, region, gazetteer, publicUrl: 'http://localhost' });
  return {
    async search(text) {
      const response = await app.inject({ url: '/api/services', query: { q: text, limit: '10' } });
      const { data } = response.json<{ data: Service[] }>();
      return data.map((service) => service.source?.id ?? service.id);
    },
    async close() {
      await app.close();
      await changes.close();
      await database.close();
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
