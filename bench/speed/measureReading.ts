import { setTimeout } from 'node:timers/promises';
import { randomOf } from '../generate/random.ts';
import { indexPositions, nearestRows, openBareClient } from './bareClient.ts';
import { type Answer, HttpClient } from './httpClient.ts';
import { measureFloor, measureOwnRate, measureRate } from './measureRate.ts';
import { timeEach, timingOf } from './percentiles.ts';
import { nearTexas, type Question, somewhere } from './questions.ts';
import { atMost, type Figure, ratioOf, short } from './report.ts';

/** V8 is still compiling the code of a new process. */
const WARM_UP = { count: 50, seconds: 5 };
const EACH = { count: 400, seconds: 20 };
const nearestFood = (point: string) => `/api/services?type=FOOD&nearCoordinate=${point}`;

const LONGEST_LOAD_MS = 300_000;

/** Waits until a list or a search answers: with many services it says 503 while the index is loaded. Returns milliseconds. */
export async function waitForAnswer(origin: string, query: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { ok, status } = await fetch(`${origin}/api/services?${query}`);
    const waited = performance.now() - began;
    if (ok) return waited;
    if (status !== 503 || waited > LONGEST_LOAD_MS) throw new Error(`${query}: ${status} after ${waited} ms`);
    await setTimeout(100);
  }
}

/** Measures each kind of request for one client without caches, on the server and over loopback. */
export async function measureQuestions(
  origin: string,
  questions: Question[],
  limit: { p50: number; p99: number },
): Promise<Figure[]> {
  const client = new HttpClient(origin, 1);
  const figures: Figure[] = [];
  for (const { ask } of questions) await timeEach((n) => client.ask(ask(n)), WARM_UP);
  for (const { name, ask } of questions) {
    const inServer: number[] = [];
    const seen = await timeEach(async (n) => inServer.push(serverMs(await client.ask(ask(n)))), EACH);
    const { p50, p99 } = timingOf(inServer);
    figures.push({
      name,
      value: `p50 ${short(p50)}, p99 ${short(p99)} ms (client: ${short(seen.p50)}, ${short(seen.p99)})`,
      target: `≤ ${limit.p50}, ≤ ${limit.p99} ms`,
      holds: p50 <= limit.p50 && p99 <= limit.p99,
    });
  }
  client.close();
  return figures;
}

/** `Server-Timing`: from receiving the request to the first byte of the response. */
function serverMs({ headers }: Answer): number {
  return Number(/^total;dur=([\d.]+)/.exec(String(headers['server-timing']))?.[1]);
}

/**
 * Measures the nearest hundred services over HTTP from changing points, and the same SQL without a server. `least` is the
 * required ratio of their rates.
 */
export async function measureNearest(origin: string, floor: string, dataDir: string, least: number): Promise<Figure[]> {
  const random = randomOf(1, 2);
  const pool = openBareClient(dataDir);
  await indexPositions(pool);
  const bare = { name: 'the same SQL', rate: await measureOwnRate(() => nearestRows(pool, 'FOOD', nearTexas(random))) };
  await pool.end();
  const load = { origin, path: () => nearestFood(somewhere(random)) };
  const uncached = await measureRate(load);
  const fixed = { name: 'a fixed body', rate: await measureFloor(floor, load) };
  return [
    ratioOf('nearest 100, uncached', uncached, bare, least),
    ratioOf('nearest 100, uncached', uncached, fixed, null),
    ...(await weighNearest(origin, somewhere(random))),
  ];
}

async function weighNearest(origin: string, point: string): Promise<Figure[]> {
  const client = new HttpClient(origin, 1);
  const figures: Figure[] = [];
  for (const encoding of ['br', 'gzip']) {
    const { body, headers } = await client.ask({ path: nearestFood(point), headers: { 'accept-encoding': encoding } });
    if (headers['content-encoding'] !== encoding) throw new Error(`the list is not sent as ${encoding}`);
    figures.push(atMost(`nearest 100, ${encoding}`, body.length / 1000, 60, 'kB'));
  }
  client.close();
  return figures;
}

/** Measures cached first requests, and a bare Fastify server with the same bytes. */
export async function measureCached(origin: string, floor: string): Promise<Figure[]> {
  const guest = { 'accept-encoding': 'br', 'accept-language': 'en', 'user-agent': 'Googlebot/2.1' };
  const pages = [
    { name: 'home page, cached', path: '/' },
    { name: 'public list, cached', path: '/api/services?type=FOOD' },
  ];
  const figures: Figure[] = [];
  for (const { name, path } of pages) {
    const load = { origin, path, headers: guest };
    const rate = await measureRate(load);
    const fixed = { name: 'a fixed body', rate: await measureFloor(floor, load) };
    figures.push(ratioOf(name, rate, fixed, 0.5));
    await secondsOfMinute(10);
    const repeat = { ...guest, 'if-none-match': await readEtag(origin, path, guest) };
    const unchanged = await measureRate({ ...load, headers: repeat, status: 304 });
    figures.push({ ...ratioOf(`${name}: 304`, unchanged, fixed, null), target: '> the 200s', holds: unchanged > rate });
  }
  return figures;
}

/** Waits until the minute has this many seconds left, because open status and ETags change with the minute. */
async function secondsOfMinute(seconds: number): Promise<void> {
  const left = 60 - ((Date.now() / 1000) % 60);
  if (left < seconds) await setTimeout(left * 1000);
}

async function readEtag(origin: string, path: string, headers: Record<string, string>): Promise<string> {
  const client = new HttpClient(origin, 1);
  const { headers: answered } = await client.ask({ path, headers });
  client.close();
  return String(answered.etag);
}
