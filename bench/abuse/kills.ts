import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readPid } from '@amparo/embedded-postgres/stopOrphanedServer.ts';
import { randomOf } from '../generate/random.ts';
import { type RunningServer, startAmparo } from '../speed/amparoServer.ts';
import { openBareClient } from '../speed/bareClient.ts';
import { HttpClient } from '../speed/httpClient.ts';
import { type Figure, withoutTarget } from '../speed/report.ts';
import { feedbackMessage } from './feedbackMessage.ts';

const WRITERS = 4;

/** Kills the server, its database, or both while people write, and starts it again. Then looks for every acknowledged write. */
export async function killDuringWrites(dataDir: string, rounds: number): Promise<Figure[]> {
  const random = randomOf(5, 1);
  const acknowledged: string[] = [];
  let slowestStart = 0;
  for (let round = 0; round < rounds; round += 1) {
    const server = await startAmparo(dataDir);
    slowestStart = Math.max(slowestStart, server.readyMs);
    const writing = write(server, round, acknowledged);
    await writing.hasBegun();
    await delay(random.int(0, 300));
    const database = postmasterOf(dataDir);
    const target = round % 3;
    if (target !== 1) process.kill(server.pid, 'SIGKILL');
    if (target !== 0) process.kill(database, 'SIGKILL');
    await writing.stop();
    if (target === 1) await server.stop();
  }
  const server = await startAmparo(dataDir);
  const pool = openBareClient(dataDir);
  const { rows } = await pool.query<{ subject: string }>('SELECT subject FROM feedbacks');
  await pool.end();
  await server.stop();
  const stored = new Set(rows.map(({ subject }) => subject));
  const lost = acknowledged.filter((subject) => !stored.has(subject)).length;
  const name = `${rounds} kills (signal 9) of the server, the database, or both during writes`;
  return [
    {
      name,
      value: `${lost} of ${acknowledged.length} writes lost`,
      target: '0',
      holds: lost === 0 && acknowledged.length > 0,
    },
    withoutTarget('the slowest start after a kill', `${(slowestStart / 1000).toFixed(1)} s`),
  ];
}

/** The main process of the embedded database. */
export function postmasterOf(dataDir: string): number {
  return readPid(join(dataDir, 'database/cluster/postmaster.pid'))!;
}

function write(server: RunningServer, round: number, acknowledged: string[]) {
  const before = acknowledged.length;
  const client = new HttpClient(server.origin, WRITERS);
  let isOver = false;
  let n = 0;
  const work = async () => {
    while (!isOver) {
      n += 1;
      const subject = `Kill ${round}, message ${n}`;
      const answer = await client.send(feedbackMessage(subject, n)).catch(() => null);
      if (answer?.status === 201) acknowledged.push(subject);
      // The killed server refuses connections at once.
      else await delay(20);
    }
  };
  const writers = Array.from({ length: WRITERS }, work);
  return {
    /** Waits for some acknowledged writes, at most 20 seconds. */
    async hasBegun(): Promise<void> {
      for (let tries = 0; acknowledged.length < before + WRITERS && tries < 1000; tries += 1) await delay(20);
    },
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(writers);
      client.close();
    },
  };
}
