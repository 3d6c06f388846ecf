import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@amparo/embedded-postgres/log.ts';
import type { DatabaseConnection } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import pg from 'pg';

const RETRY_MS = 1000;

/**
 * Receives every change of public data by any process (triggers call NOTIFY), so that caches drop old copies.
 * If the connection breaks, everything counts as changed, so that no old data is served.
 */
export class Changes {
  /** Increases with every change. Part of the key of every cache. */
  version = 0;
  readonly #connection: DatabaseConnection | string;
  readonly #log: Log;
  readonly #listeners: { table: string; listener: () => void }[] = [];
  #client: pg.Client | undefined;
  #isClosed = false;

  constructor(connection: DatabaseConnection | string, log: Log) {
    this.#connection = connection;
    this.#log = log;
  }

  /** Whether the connection works. Nothing may be cached without it. */
  get isListening(): boolean {
    return this.#client !== undefined;
  }

  onChange(table: string, listener: () => void): void {
    this.#listeners.push({ table, listener });
  }

  async listen(): Promise<void> {
    const connection = this.#connection;
    const client = new pg.Client(typeof connection === 'string' ? { connectionString: connection } : connection);
    client.on('notification', ({ payload }) => this.#notify(payload));
    client.on('error', () => this.#reconnect(client));
    client.on('end', () => this.#reconnect(client));
    await client.connect();
    await client.query('LISTEN data_changed');
    this.#client = client;
    this.#notify(undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
  }

  #notify(table: string | undefined): void {
    this.version += 1;
    for (const entry of this.#listeners) if (table === undefined || entry.table === table) entry.listener();
  }

  async #reconnect(broken: pg.Client): Promise<void> {
    if (this.#isClosed || this.#client !== broken) return;
    this.#client = undefined;
    this.#notify(undefined);
    while (!this.#isClosed && !this.#client) {
      await delay(RETRY_MS);
      await this.listen().catch((error: Error) => this.#log.warn(`listening for changes failed: ${error.message}`));
    }
  }
}
