import autocannon from 'autocannon';
import { HttpClient } from './httpClient.ts';

const CONNECTIONS = 10;
const SECONDS = 5;

interface Load {
  origin: string;
  /** The path of each request. A text is the same path for all. */
  path: string | (() => string);
  headers?: Record<string, string>;
  /** 304 if the client has cached the response. */
  status?: 200 | 304;
}

/** Responses per second for ten clients, after a second of warm-up. Throws if a response is wrong. */
export async function measureRate({ origin, path, headers = {}, status = 200 }: Load): Promise<number> {
  const setupRequest = typeof path === 'string' ? undefined : (it: { path?: string }) => ({ ...it, path: path() });
  const requests = [{ path: typeof path === 'string' ? path : path(), ...(setupRequest && { setupRequest }) }];
  const load = { url: origin, connections: CONNECTIONS, headers, requests };
  await autocannon({ ...load, duration: 1 });
  const result = await autocannon({ ...load, duration: SECONDS });
  const right = result.statusCodeStats[status]?.count ?? 0;
  if (result.errors + result.timeouts > 0 || right !== result.requests.total || right === 0) {
    throw new Error(`${requests[0]!.path}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  }
  return result.requests.average;
}

/** Measures the bare Fastify server with the body and type of the real server's response. */
export async function measureFloor(floor: string, real: Load): Promise<number> {
  const path = typeof real.path === 'string' ? real.path : real.path();
  const client = new HttpClient(real.origin, 1);
  const answer = await client.ask({ path, headers: real.headers });
  client.close();
  await setFloor(floor, answer);
  return measureRate({ origin: floor, path: '/', headers: real.headers });
}

async function setFloor(floor: string, { headers, body }: Awaited<ReturnType<HttpClient['ask']>>): Promise<void> {
  const client = new HttpClient(floor, 1);
  const encoding = headers['content-encoding'];
  const described = {
    'content-type': String(headers['content-type']),
    ...(encoding ? { 'content-encoding': String(encoding) } : {}),
  };
  const { status } = await client.send({ path: '/', method: 'PUT', headers: described, body });
  client.close();
  if (status !== 204) throw new Error(`the floor refused its body: ${status}`);
}

/** Calls per second of a function, with the same concurrency. */
export async function measureOwnRate(act: () => Promise<unknown>): Promise<number> {
  const run = async (seconds: number) => {
    const end = performance.now() + seconds * 1000;
    let done = 0;
    const client = async () => {
      while (performance.now() < end) {
        await act();
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, client));
    return done / seconds;
  };
  await run(1);
  return run(SECONDS);
}
