import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ChatAnswer } from '@amparo/domain/chatbot/chatMessage.ts';
import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import { importServices } from '../../server/src/features/services/import/importServices.ts';
import { readLines } from '../../server/src/files/readLines.ts';
import { findCentroid } from '../../server/src/geocoder/findCentroid.ts';
import { regionGazetteer } from '../../server/src/geocoder/regionGazetteer.ts';
import { startBenchServer } from '../startBenchServer.ts';

export interface Said {
  answer: ChatAnswer;
  /** The server's time in milliseconds. */
  ms: number;
}

export interface ChatServer {
  say(query: string, chatToken?: string): Promise<Said>;
  /** The id of every service by its name. */
  names(): Promise<Map<string, string>>;
  crisisLines(): Promise<CrisisLine[]>;
  close(): Promise<void>;
}

/** Starts the server with a disposable database: the region's sample data, and `invented` more services. */
export async function startChatServer(invented = 0): Promise<ChatServer> {
  const { app, database, dataDir, close } = await startBenchServer('region');
  if (invented > 0) {
    const gazetteer = regionGazetteer('west-central-texas');
    await importServices(database.db, {
      lines: readLines(createReadStream(await inventServices(dataDir, invented))),
      defaults: {
        source: 'generated',
        region: { state: 'TX', timeZone: 'America/Chicago', counties: [] },
        today: '2026-11-23',
      },
      findCentroid: (place) => findCentroid(gazetteer, place),
      onRefused() {},
    });
    await database.pool.query('ANALYZE');
  }
  let calls = 0;
  return {
    async say(query, chatToken) {
      calls += 1;
      const before = performance.now();
      const response = await app.inject({
        method: 'POST',
        url: '/api/bot/query',
        // Each call has its own IP address, so that no rate limit applies.
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
    async crisisLines() {
      const response = await app.inject({ url: '/api/crisis-lines?limit=0' });
      return response.json<{ data: CrisisLine[] }>().data;
    },
    close,
  };
}

async function inventServices(dataDir: string, count: number): Promise<string> {
  const file = join(dataDir, 'services.ndjson');
  const command = fileURLToPath(new URL('../generate/generateCommand.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [command, String(count), '--out', file]);
  return file;
}
