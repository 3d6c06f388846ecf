import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ChatAnswer } from '@amparo/domain/chatbot/chatMessage.ts';
import { startEmbeddedPostgres } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import { buildApp } from '../../server/src/app/buildApp.ts';
import { loadRegion } from '../../server/src/app/loadRegion.ts';
import { readRegionProfile } from '../../server/src/app/regionFolder.ts';
import { Changes } from '../../server/src/database/changes.ts';
import { connectDatabase } from '../../server/src/database/database.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { importServices } from '../../server/src/features/services/import/importServices.ts';
import { findMiddle } from '../../server/src/geocoder/findMiddle.ts';
import { texasGazetteer } from '../../server/src/geocoder/texasGazetteer.ts';
import { imageFolder } from '../../server/src/images/imageFolder.ts';
import { Jobs } from '../../server/src/jobs/jobs.ts';
import { Outbox } from '../../server/src/mail/outbox.ts';

const log = { info() {}, warn: console.warn, error: console.error };
const region = 'west-central-texas';

export interface Said {
  answer: ChatAnswer;
  /** How long it took the server, in milliseconds. */
  ms: number;
}

export interface ChatServer {
  say(query: string, chatToken?: string): Promise<Said>;
  /** Name → id of every service. */
  names(): Promise<Map<string, string>>;
  close(): Promise<void>;
}

/** The real server over a throwaway database: the region's sample data, and so many invented services besides. */
export async function startChatServer(invented = 0): Promise<ChatServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'amparo-bench-'));
  // Else, under root, PostgreSQL could not reach it and would be put elsewhere.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbeddedPostgres({ dataDir, name: 'amparo', log, isDisposable: true });
  const database = await connectDatabase({ connection: embedded.connection, log });
  await migrate(database.pool);
  const gazetteer = texasGazetteer();
  const middle: Parameters<typeof loadRegion>[1]['findMiddle'] = (place) => findMiddle(gazetteer, place);
  await loadRegion(database.db, { region, isSampleWanted: true, findMiddle: middle });
  if (invented > 0) {
    const chunks = createReadStream(await inventServices(dataDir, invented));
    await importServices(database.db, { chunks, defaultSource: 'generated', findCentroid: middle, onRefused() {} });
    await database.pool.query('ANALYZE');
  }
  const changes = new Changes(database.connection, log);
  await changes.listen();
  const app = await buildApp({
    database,
    changes,
    outbox: new Outbox(new Jobs(database.connection, log)),
    images: imageFolder(join(dataDir, 'images')),
    region: await readRegionProfile(region),
    gazetteer,
    publicUrl: 'http://localhost',
  });
  let calls = 0;
  return {
    async say(query, chatToken) {
      calls += 1;
      const before = performance.now();
      const response = await app.inject({
        method: 'POST',
        url: '/api/bot/query',
        // Each from an address of its own, as limits by address are not what is measured.
        remoteAddress: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
        payload: { query, coordinate: '32.449|-99.733', chatToken },
      });
      const ms = performance.now() - before;
      if (response.statusCode !== 200) throw new Error(`${query}: ${response.body}`);
      return { answer: response.json<{ data: ChatAnswer }>().data, ms };
    },
    async names() {
      const { rows } = await database.pool.query<{ id: string; name: string }>('SELECT id, name FROM services');
      return new Map(rows.map(({ id, name }) => [name, id]));
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

async function inventServices(dataDir: string, count: number): Promise<string> {
  const file = join(dataDir, 'services.ndjson');
  const command = fileURLToPath(new URL('../generate/generateCommand.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [command, String(count), '--out', file]);
  return file;
}
