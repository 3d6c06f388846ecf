import type { Service } from '@amparo/domain/services/service.ts';
import { migrate } from '../server/src/database/migrations/migrate.ts';
import { openDisposableDatabase } from '../server/src/database/test-kit/testPostgres.ts';
import { importServices } from '../server/src/features/services/import/importServices.ts';
import { readLines } from '../server/src/files/readLines.ts';
import { findCentroid } from '../server/src/geocoder/findCentroid.ts';
import { regionGazetteer } from '../server/src/geocoder/regionGazetteer.ts';
import { startBenchServer } from './startBenchServer.ts';

export interface SearchServer {
  /** Returns the source ids of the services that GET /api/services?q= finds, best first. `sort` is the pages' order. */
  search(text: string, sort?: 'bestOpenFirst'): Promise<string[]>;
  close(): Promise<void>;
}

/** A Wednesday at 10:00 in the region: "food open now" finds other services at night. */
const searchedAt = Temporal.Instant.from('2026-11-18T16:00:00Z');

/** Starts the server with only the services of the NDJSON. They come first: a running server reads new words later. */
export async function startSearchServer(chunks: AsyncIterable<Uint8Array>): Promise<SearchServer> {
  const database = await openDisposableDatabase();
  await migrate(database.pool);
  const gazetteer = regionGazetteer('west-central-texas');
  const report = await importServices(database.db, {
    lines: readLines(chunks),
    defaults: {
      source: 'search-evaluation',
      region: { state: 'TX', timeZone: 'America/Chicago', counties: [] },
      today: '2026-11-23',
    },
    findCentroid: (place) => findCentroid(gazetteer, place),
    onRefused: ({ line, errors }) => console.error(`line ${line} was refused: ${JSON.stringify(errors)}`),
  });
  console.log(`${report.added} services to search.`);
  const { app, close } = await startBenchServer('none', database, () => searchedAt);
  return {
    async search(text, sort) {
      const query = { q: text, limit: '10', ...(sort ? { sort } : {}) };
      const response = await app.inject({ url: '/api/services', query });
      const { data } = response.json<{ data: Service[] }>();
      return data.map((service) => service.source?.id ?? service.id);
    },
    close,
  };
}
