import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@amparo/embedded-postgres/log.ts';
import type { Kysely, PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { shareNext } from '../../concurrency/shareNext.ts';
import { createPool, type DatabaseAddress, kyselyOf } from '../database.ts';
import type { Database } from '../schema.ts';
import { bytesBehind, type Position, readPosition } from './position.ts';

/** A read waits this long for the replica, which is usually a few milliseconds behind. */
const WAIT_MS = 25;
const POLL_MS = 2;
/** After that, reads go to the primary without waiting for a while. */
const RETRY_BEHIND_MS = 250;
/** A replica that is behind for so long counts as failed. */
const MOST_BEHIND_MS = 10_000;
const ANSWER_MS = 500;
const CONNECT_MS = 2000;
const RETRY_FAILED_MS = 4000;
/** Also without visitors, administrators see whether it works. */
const CHECK_EVERY_MS = 5000;
const STATEMENT_MS = 5000;

export interface ReplicaParts {
  connection: DatabaseAddress;
  primary: pg.Pool;
  /** Called with the code of a failure, or null if the replica works. */
  report(failure: string | null): void;
  log: Log;
  /** A slower answer about its position counts as a failure. */
  answerMs?: number;
}

/**
 * A streaming replica for reads. A read goes to it only if it has replayed everything that was committed before the
 * read. All other reads go to the primary (docs/decisions/replica.md).
 */
export class Replica {
  /** For reads outside of transactions. */
  readonly db: Kysely<Database>;
  /** How many reads went where. */
  readonly reads = { replica: 0, primary: 0 };
  /** Whether the replica has everything that was committed before this call. */
  readonly isCurrent = shareNext(() => this.#check());
  readonly #parts: ReplicaParts;
  readonly #pool: pg.Pool;
  readonly #timer: NodeJS.Timeout;
  /** Undefined before the first answer. */
  #isUp: boolean | undefined;
  #retryAtMs = 0;
  #behindSinceMs: number | undefined;

  constructor(parts: ReplicaParts) {
    this.#parts = parts;
    this.#pool = createPool({ ...parts, statementMs: STATEMENT_MS, connectMs: CONNECT_MS });
    this.db = kyselyOf(this.#choosingPool());
    this.#timer = setInterval(() => void this.isCurrent(), CHECK_EVERY_MS);
    this.#timer.unref();
  }

  /** For how many seconds the replica has been behind, and whether it works. */
  get state(): { isUp: boolean; behindSeconds: number } {
    const since = this.#behindSinceMs;
    const behindSeconds = since === undefined ? 0 : (performance.now() - since) / 1000;
    return { isUp: this.#isUp === true, behindSeconds };
  }

  /** Ends its connections. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#pool.end();
  }

  /** Chooses the server of each read. */
  #choosingPool(): PostgresPool {
    const { primary } = this.#parts;
    const connect = async () => {
      const client = (await this.isCurrent())
        ? await this.#pool.connect().catch((error) => this.#fail(error))
        : undefined;
      this.reads[client ? 'replica' : 'primary'] += 1;
      return withoutTransactions(client ? this.#withFallback(client) : await primary.connect());
    };
    return { connect, end: async () => undefined, options: primary.options } as unknown as PostgresPool;
  }

  /** A query that fails on the replica, for example because it conflicts with a change, runs on the primary. */
  #withFallback(client: pg.PoolClient): ReadClient {
    let broken: Error | undefined;
    const query = async (text: string, values: unknown[]) => {
      try {
        return await client.query(text, values);
      } catch (error) {
        broken = error as Error;
        const result = await this.#parts.primary.query(text, values);
        // The primary succeeds, so the query is right.
        this.#fail(error as Error);
        return result;
      }
    };
    return { query, release: () => client.release(broken) };
  }

  async #check(): Promise<boolean> {
    if (performance.now() < this.#retryAtMs) return false;
    try {
      const comparing = this.#hasReplayed(await readPosition(this.#parts.primary));
      const isCurrent = await Promise.race([comparing, failAfter(this.#parts.answerMs ?? ANSWER_MS)]);
      if (isCurrent) this.#succeed();
      else this.#fallBehind();
      return isCurrent;
    } catch (error) {
      this.#fail(error as Error);
      return false;
    }
  }

  async #hasReplayed(position: Position): Promise<boolean> {
    const until = performance.now() + WAIT_MS;
    do {
      if ((await bytesBehind(this.#pool, position)) <= 0) return true;
      await delay(POLL_MS);
    } while (performance.now() < until);
    return false;
  }

  #succeed(): void {
    if (this.#isUp === false) this.#parts.log.info('the replica works again');
    this.#isUp = true;
    this.#behindSinceMs = undefined;
    this.#parts.report(null);
  }

  #fallBehind(): void {
    const now = performance.now();
    this.#behindSinceMs ??= now;
    this.#retryAtMs = now + RETRY_BEHIND_MS;
    if (now - this.#behindSinceMs > MOST_BEHIND_MS)
      this.#fail(Object.assign(new Error('it lags'), { code: 'LAGGING' }));
  }

  #fail(error: Error & { code?: string }): undefined {
    const { log, report } = this.#parts;
    if (this.#isUp !== false) log.warn(`the replica does not work, so all reads go to the primary: ${error.message}`);
    this.#isUp = false;
    this.#retryAtMs = performance.now() + RETRY_FAILED_MS;
    report(error.code ?? 'UNAVAILABLE');
  }
}

/** What Kysely uses of a connection. */
interface ReadClient {
  query(text: string, values: unknown[]): Promise<pg.QueryResult>;
  release(isBroken?: boolean): void;
}

/** Refuses transactions: a query that fails on the replica would leave them. */
function withoutTransactions(client: ReadClient): PostgresPoolClient {
  const query = async (text: string, values: unknown[]) => {
    if (/^(begin|start transaction)\b/.test(text)) throw new Error('app.reads has no transactions: use app.db');
    return client.query(text, values);
  };
  return { query, release: (isBroken?: boolean) => client.release(isBroken) } as unknown as PostgresPoolClient;
}

async function failAfter(ms: number): Promise<never> {
  await delay(ms, undefined, { ref: false });
  throw Object.assign(new Error(`no answer within ${ms} ms`), { code: 'TIMEOUT' });
}
