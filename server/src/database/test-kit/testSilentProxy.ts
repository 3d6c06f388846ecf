import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { TestDatabase } from './testDatabase.ts';

/**
 * A proxy in front of a database that can go silent: existing connections then stay open, but carry no data. So does a
 * firewall that forgets connections, and, with `forNew`, a database server that is frozen.
 */
export async function startSilentProxy(database: Pick<TestDatabase, 'connection' | 'pool'>) {
  let silence: 'none' | 'existing' | 'all' = 'none';
  let trigger: string | undefined;
  const silenced = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const { host, port } = await addressOf(database);
  const proxy = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const isNew = silence === 'existing';
    const isSilent = () => silence === 'all' || (silence === 'existing' && !isNew);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => {
        if (trigger !== undefined && from === near && data.includes(trigger)) {
          trigger = undefined;
          silence = 'all';
          silenced.resolve();
        }
        if (!isSilent()) to.write(data);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const through = { host: '127.0.0.1', port: (proxy.address() as { port: number }).port };
  return {
    connection: redirect(database.connection, through),
    silence: (which: typeof silence) => {
      silence = which;
    },
    /** Goes silent when a client sends this text, which is not passed on. */
    silenceAfter: (text: string) => {
      trigger = text;
    },
    hasSilenced: silenced.promise,
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

async function addressOf(database: Pick<TestDatabase, 'pool'>): Promise<{ host: string; port: number }> {
  const client = await database.pool.connect();
  const { host, port } = client as unknown as { host: string; port: number };
  client.release();
  return { host, port };
}

function redirect(connection: TestDatabase['connection'], to: { host: string; port: number }) {
  if (typeof connection !== 'string') return { ...connection, ...to };
  const url = new URL(connection);
  return String(Object.assign(url, { hostname: to.host, port: String(to.port) }));
}
