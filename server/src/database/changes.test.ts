import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Changes } from './changes.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

const log = { info() {}, warn() {}, error: console.error };
/** A proxy that can forget connections, like a firewall: it drops their data and closes nothing. */
let proxy: Server;
let isSilent = false;
const sockets = new Set<Socket>();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const { host, port } = await addressOfDatabase();
  proxy = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const wasSilent = isSilent;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => (wasSilent || !isSilent) && to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  proxy.close();
  await database.drop();
});

async function addressOfDatabase(): Promise<{ host: string; port: number }> {
  const client = await database.pool.connect();
  const { host, port } = client as unknown as { host: string; port: number };
  client.release();
  return { host, port };
}

const notify = (payload: string) => database.pool.query("SELECT pg_notify('data_changed', $1)", [payload]);

test('a heartbeat of any process is no change', async () => {
  const changes = new Changes(database.connection, log);
  await changes.listen();
  const { version } = changes;
  await notify('heartbeat');
  await notify('services');
  await expect.poll(() => changes.version, { interval: 20 }).toBe(version + 1);
  await changes.close();
});

test('a connection that went silent is replaced, and everything counts as changed', async () => {
  const { connection } = database;
  const through = { host: '127.0.0.1', port: (proxy.address() as { port: number }).port };
  const url = typeof connection === 'string' ? new URL(connection) : null;
  if (url) Object.assign(url, { hostname: through.host, port: String(through.port) });
  const proxied = typeof connection === 'string' ? String(url) : { ...connection, ...through };
  const changes = new Changes(proxied, log, { heartbeatMs: 200 });
  await changes.listen();
  const { version } = changes;
  isSilent = true;
  await notify('services');
  await expect.poll(() => changes.version, { interval: 20 }).toBeGreaterThan(version);
  await expect.poll(() => changes.isListening, { interval: 20 }).toBe(true);
  const afterwards = changes.version;
  await notify('services');
  await expect.poll(() => changes.version, { interval: 20 }).toBeGreaterThan(afterwards);
  await changes.close();
});
