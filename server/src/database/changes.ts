import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@amparo/embedded-postgres/log.ts';
import type { DatabaseConnection } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import pg from 'pg';

const RETRY_MS = 1000;

/**
 * Hears of every change of public data, by this process or another (the triggers of the migrations NOTIFY), so that
 * copies kept in memory are dropped. When the line breaks, everything counts as changed: nothing old is ever served.
 */
export class Changes {
  /** Grows with every change heard: part of the key of whatever is kept in memory. */
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

  /** Whether the line stands; without it nothing may be kept. */
  get isHeard(): boolean {
    return this.#client !== undefined;
  }

  onChange(table: string, listener: () => void): void {
    this.#listeners.push({ table, listener });
  }

  async listen(): Promise<void> {
    const connection = this.#connection;
    const client = new pg.Client(typeof connection === 'string' ? { connectionString: connection } : connection);
    client.on('notification', ({ payload }) => this.#tell(payload));
    client.on('error', () => this.#reconnect(client));
    client.on('end', () => this.#reconnect(client));
    await client.connect();
    await client.query('LISTEN data_changed');
    this.#client = client;
    this.#tell(undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
  }

  #tell(table: string | undefined): void {
    this.version += 1;
    for (const entry of this.#listeners) if (table === undefined || entry.table === table) entry.listener();
  }

  async #reconnect(broken: pg.Client): Promise<void> {
    if (this.#isClosed || this.#client !== broken) return;
    this.#client = undefined;
    this.#tell(undefined);
    while (!this.#isClosed && !this.#client) {
      await delay(RETRY_MS);
      await this.listen().catch((error: Error) => this.#log.warn(`listening for changes failed: ${error.message}`));
    }
  }
}
