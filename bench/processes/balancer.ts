import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const HEALTH_EVERY_MS = 2000;
/** As health_fails in deploy/Caddyfile. */
const MOST_FAILS = 3;
/** As lb_try_duration in deploy/Caddyfile. */
const TRY_MS = 5000;
const TRY_AGAIN_MS = 100;

interface Backend {
  origin: URL;
  agent: Agent;
  /** Failed checks in a row. */
  fails: number;
}

export interface Balancer {
  origin: string;
  add(server: string): void;
  remove(server: string): void;
  close(): void;
}

/**
 * Sends requests again as Caddy with deploy/Caddyfile does: a request that a server has refused goes to the next one. After
 * a connection breaks, only requests that read are sent again. Unlike Caddy, it takes turns.
 */
export async function startBalancer(): Promise<Balancer> {
  const backends: Backend[] = [];
  let turn = 0;
  const next = () => {
    const ready = backends.filter(({ fails }) => fails < MOST_FAILS);
    turn += 1;
    return ready[turn % ready.length];
  };
  const server = createServer((incoming, outgoing) => void forward(next, incoming, outgoing));
  // The connections of visitors outlive every server.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const timer = setInterval(() => backends.forEach((backend) => void checkHealth(backend)), HEALTH_EVERY_MS);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (origin) => void backends.push({ origin: new URL(origin), agent: new Agent({ keepAlive: true }), fails: 0 }),
    remove(origin) {
      const [removed] = backends.splice(
        backends.findIndex((backend) => backend.origin.origin === origin),
        1,
      );
      removed?.agent.destroy();
    },
    close() {
      clearInterval(timer);
      for (const { agent } of backends) agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function checkHealth(backend: Backend): Promise<void> {
  const asked = fetch(new URL('/readyz', backend.origin), { signal: AbortSignal.timeout(3000) });
  const isReady = await asked.then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
  backend.fails = isReady ? 0 : backend.fails + 1;
}

async function forward(next: () => Backend | undefined, incoming: IncomingMessage, outgoing: ServerResponse) {
  const body = await readBody(incoming);
  if (body === null) return;
  const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
  const until = performance.now() + TRY_MS;
  do {
    const backend = next();
    const outcome = backend ? await tryOnce(backend, incoming, body, outgoing) : 'refused';
    if (outcome === 'answered') return;
    // The server may have done what the request asks for.
    if (outcome === 'broken' && !isRead) break;
    await delay(TRY_AGAIN_MS);
  } while (performance.now() < until);
  outgoing.writeHead(502).end();
}

/** Null if the client has gone. */
async function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch {
    return null;
  }
}

function tryOnce(
  { origin, agent }: Backend,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<'answered' | 'refused' | 'broken'> {
  const { promise, resolve } = Promise.withResolvers<'answered' | 'refused' | 'broken'>();
  const { hostname, port } = origin;
  const sent = request({ agent, hostname, port, method, path: url, headers }, (answer) => {
    const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...passed } = answer.headers;
    outgoing.writeHead(answer.statusCode!, passed);
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
    answer.on('close', () => {
      if (!answer.complete) outgoing.destroy();
      resolve('answered');
    });
  });
  sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'broken'));
  sent.end(body);
  return promise;
}
