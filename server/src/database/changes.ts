import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@amparo/embedded-postgres/log.ts';
import pg from 'pg';
import { shareNext } from '../concurrency/shareNext.ts';
import type { DatabaseAddress } from './database.ts';
import { holdProcessLock } from './processes/processLock.ts';

const RETRY_MS = 1000;
/** Firewalls drop idle connections silently. Two missing notifications of our own reveal that. */
const HEARTBEAT_MS = 5000;
const MOST_MISSED = 2;
/** If the database is slower, caches are not used. */
const CATCH_UP_MS = 500;
/** If the database is slower while this process connects, it connects again. */
const ANSWER_MS = 10_000;
const heartbeat = 'heartbeat';

/**
 * Receives every change of public data by any process (triggers call NOTIFY), so that caches drop old copies.
 * If the connection breaks, everything counts as changed, so that no old data is served.
 */
export class Changes {
  /** Increases with every change. Part of the key of every cache. */
  version = 0;
  /**
   * Waits for the notifications of everything that any process committed before this call. Returns false if they cannot be
   * received: then a cache may be outdated.
   */
  readonly catchUp = shareNext(() => this.#roundTrip());
  readonly #connection: DatabaseAddress;
  readonly #log: Log;
  readonly #unresponsiveListeners: (() => void)[] = [];
  readonly #listeners: { table: string; listener: () => void }[] = [];
  /** Listens. */
  #client: pg.Client | undefined;
  /** Is being connected. */
  #nextClient: pg.Client | undefined;
  #reconnecting: Promise<void> = Promise.resolve();
  readonly #heartbeatMs: number;
  readonly #catchUpMs: number;
  readonly #answerMs: number;
  #timer: NodeJS.Timeout | undefined;
  /** The heartbeats that were sent since the last notification. */
  #missed = 0;
  readonly #closing = new AbortController();
  #lastQuery: Promise<unknown> = Promise.resolve();

  constructor(
    connection: DatabaseAddress,
    log: Log,
    { heartbeatMs = HEARTBEAT_MS, catchUpMs = CATCH_UP_MS, answerMs = ANSWER_MS } = {},
  ) {
    this.#connection = connection;
    this.#log = log;
    this.#heartbeatMs = heartbeatMs;
    this.#catchUpMs = catchUpMs;
    this.#answerMs = answerMs;
  }

  /** Whether the connection works. Nothing may be cached without it. */
  get isListening(): boolean {
    return this.#client !== undefined;
  }

  /** Counts everything as changed. Called before this process acknowledges a write: the notification can arrive later. */
  invalidate(): void {
    this.#notify(undefined);
  }

  onChange(table: string, listener: () => void): void {
    this.#listeners.push({ table, listener });
  }

  /** Calls the listener when the database has not answered for about 15 seconds. */
  onUnresponsive(listener: () => void): void {
    this.#unresponsiveListeners.push(listener);
  }

  async listen(): Promise<void> {
    const connection = this.#connection;
    const client = new pg.Client({
      ...(typeof connection === 'string' ? { connectionString: connection } : connection),
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: this.#answerMs,
    });
    this.#nextClient = client;
    client.on('notification', ({ payload }) => {
      this.#missed = 0;
      if (payload !== heartbeat) this.#notify(payload);
    });
    client.on('error', () => this.#replace(client));
    client.on('end', () => this.#replace(client));
    try {
      await client.connect();
      await holdProcessLock(client);
      await client.query('LISTEN data_changed');
      this.#closing.signal.throwIfAborted();
    } catch (error) {
      // A dead connection answers no query, so end() would wait.
      client.connection.stream.destroy();
      throw error;
    }
    this.#nextClient = undefined;
    this.#client = client;
    this.#lastQuery = Promise.resolve();
    this.#notify(undefined);
    this.#missed = 0;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#beat(client), this.#heartbeatMs);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#timer);
    this.#nextClient?.connection.stream.destroy();
    await this.#client?.end();
    await this.#reconnecting;
  }

  /** PostgreSQL sends the notifications that wait before it says that it is ready for the next query. */
  async #roundTrip(): Promise<boolean> {
    const client = this.#client;
    if (!client) return false;
    const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
    // If this process was busy for so long, the answer may already be here: setImmediate lets it be read first.
    const timer = setTimeout(() => setImmediate(resolve, false), this.#catchUpMs);
    const answered = this.#query(client, '').then(
      () => this.#client === client,
      () => false,
    );
    const isCaughtUp = await Promise.race([answered, tooLate]);
    clearTimeout(timer);
    return isCaughtUp;
  }

  #beat(client: pg.Client): void {
    if (this.#missed >= MOST_MISSED) {
      this.#log.warn('no notification arrives from the database; connecting again');
      clearInterval(this.#timer);
      for (const listener of this.#unresponsiveListeners) listener();
      this.#replace(client);
      // A dead connection answers no query, so end() would wait.
      client.connection.stream.destroy();
      return;
    }
    this.#missed += 1;
    this.#query(client, 'SELECT pg_notify($1, $2)', ['data_changed', heartbeat]).catch(() => undefined);
  }

  /** Sends one query after the other, because pg 9 will no longer queue them. */
  #query(client: pg.Client, text: string, values: string[] = []): Promise<unknown> {
    const answered = this.#lastQuery.then(() => client.query(text, values));
    this.#lastQuery = answered.catch(() => undefined);
    return answered;
  }

  #notify(table: string | undefined): void {
    this.version += 1;
    for (const entry of this.#listeners) if (table === undefined || entry.table === table) entry.listener();
  }

  #replace(broken: pg.Client): void {
    if (this.#closing.signal.aborted || this.#client !== broken) return;
    this.#client = undefined;
    this.#notify(undefined);
    this.#reconnecting = this.#reconnect(this.#closing.signal);
  }

  async #reconnect(closing: AbortSignal): Promise<void> {
    while (!this.#client) {
      await delay(RETRY_MS, undefined, { signal: closing }).catch(() => undefined);
      if (closing.aborted) return;
      await this.listen().catch((error: Error) => {
        if (!closing.aborted) this.#log.warn(`listening for changes failed: ${error.message}`);
      });
    }
  }
}
