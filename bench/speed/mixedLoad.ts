import type pg from 'pg';
import type { Random } from '../generate/random.ts';
import { HttpClient } from './httpClient.ts';
import { type Timing, timingOf } from './percentiles.ts';
import type { Question } from './questions.ts';

const CLIENTS = 16;
const REQUESTS = 6000;
const SECONDS = 60;
const WRITE_SHARE = 0.1;

export interface MixedLoad extends Timing {
  rate: number;
  writes: number;
  /** Requests without an answer below 400, for example 503 under this load. */
  failed: number;
  /** The highest number of acknowledged writes that can be missing: a failed write may be stored. */
  lost: number;
}

/** Sixteen clients send requests without pause: nine of ten read, one writes (kudos). */
export async function runMixedLoad(
  origin: string,
  { pool, questions, ids, random }: { pool: pg.Pool; questions: Question[]; ids: string[]; random: Random },
): Promise<MixedLoad> {
  const client = new HttpClient(origin, CLIENTS);
  const before = await sumLikes(pool);
  const times: number[] = [];
  const done = { begun: 0, writes: 0, failed: 0, failedWrites: 0 };
  const startedAt = performance.now();
  const act = async () => {
    const n = done.begun++;
    const isWrite = random.chance(WRITE_SHARE);
    const ask = isWrite ? giveKudos(random.pick(ids), n) : random.pick(questions).ask(n);
    const sentAt = performance.now();
    const isAnswered = await client.ask(ask).then(
      () => true,
      () => false,
    );
    times.push(performance.now() - sentAt);
    if (isAnswered && isWrite) done.writes += 1;
    if (!isAnswered) done.failed += 1;
    if (!isAnswered && isWrite) done.failedWrites += 1;
  };
  const work = async () => {
    while (done.begun < REQUESTS && performance.now() - startedAt < SECONDS * 1000) await act();
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  const seconds = (performance.now() - startedAt) / 1000;
  client.close();
  const missing = before + done.writes - (await sumLikes(pool));
  return {
    ...timingOf(times),
    rate: times.length / seconds,
    writes: done.writes,
    failed: done.failed,
    lost: missing + done.failedWrites,
  };
}

/** Each call has its own IP address, because kudos are limited per address. The server trusts a loopback proxy. */
function giveKudos(id: string, n: number) {
  const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  return { method: 'POST' as const, path: `/api/services/${id}/likes`, headers: { 'x-forwarded-for': address } };
}

export async function sumLikes(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ sum: number }>('SELECT coalesce(sum(likes), 0)::int AS sum FROM service_kudos');
  return rows[0]!.sum;
}
