import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@amparo/embedded-postgres/log.ts';
import type { Kysely, PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { DatabaseAddress } from '../database.ts';
import { createPool, kyselyOf } from '../database.ts';
import { shareNext } from '../processes/shareNext.ts';
import type { Database } from '../schema.ts';

/** A read waits this long for the replica, which is usually a few milliseconds behind. */
const WAIT_MS = 25;
const ASK_AGAIN_MS = 2;
/** After that, reads do not wait for a while. */
const BEHIND_REST_MS = 250;
/** A replica that is behind for so long counts as failed. */
const MOST_BEHIND_MS = 10_000;
const ANSWER_MS = 500;
const CONNECT_MS = 2000;
const FAILED_REST_MS = 4000;
/** Also without visitors, administrators see whether it works. */
const CHECK_EVERY_MS = 5000;
const STATEMENT_MS = 5000;

export interface ReplicaParts {
  connection: DatabaseAddress;
  primary: pg.Pool;
  /** Called with the code of a failure, or null if the replica works. */
  report(failure: string | null): void;
  log: Log;
  poolSize?: number;
  /** A slower answer about its position counts as a failure. */
  answerMs?: number;
}

/**
 * A streaming replica for reads. A read goes to it only if it has replayed everything that was committed before the read, so
 * nobody sees an older state than on the primary. All other reads go to the primary (docs/decisions/replica.md).
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
  #isVerified = false;
  #isFailing = false;
  #restsUntilMs = 0;
  #behindSinceMs: number | undefined;

  constructor(parts: ReplicaParts) {
    this.#parts = parts;
    this.#pool = createPool({ ...parts, statementMs: STATEMENT_MS, connectMs: CONNECT_MS });
    this.db = kyselyOf(this.#choosingPool());
    this.#timer = setInterval(() => void this.isCurrent().catch(() => undefined), CHECK_EVERY_MS);
    this.#timer.unref();
  }

  /** For how many seconds the replica has been behind, and whether it works. */
  get state(): { isUp: boolean; behindSeconds: number } {
    const since = this.#behindSinceMs;
    const behindSeconds = since === undefined ? 0 : (performance.now() - since) / 1000;
    return { isUp: this.#isVerified && !this.#isFailing, behindSeconds };
  }

  /** Ends its connections. */
  async [Symbol.asyncDispose](): Promise<void> {
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
      return client ? this.#withFallback(client) : primary.connect();
    };
    return { connect, end: async () => undefined, options: primary.options } as unknown as PostgresPool;
  }

  /** A query that fails on the replica, for example because it conflicts with a change, runs on the primary. */
  #withFallback(client: pg.PoolClient): PostgresPoolClient {
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
    return { query, release: () => client.release(broken) } as unknown as PostgresPoolClient;
  }

  async #check(): Promise<boolean> {
    if (performance.now() < this.#restsUntilMs) return false;
    // An error of the primary is no failure of the replica.
    const { rows } = await this.#parts.primary.query<Target>(`SELECT pg_current_wal_flush_lsn()::text AS position,
      (SELECT system_identifier::text FROM pg_control_system()) AS system`);
    const comparing = this.#hasReplayed(rows[0]!);
    comparing.catch(() => undefined);
    try {
      const isCurrent = await Promise.race([comparing, failAfter(this.#parts.answerMs ?? ANSWER_MS)]);
      if (isCurrent) this.#succeed();
      else this.#fallBehind();
      return isCurrent;
    } catch (error) {
      this.#fail(error as Error);
      return false;
    }
  }

  async #hasReplayed({ position, system }: Target): Promise<boolean> {
    if (!this.#isVerified) await assertReplicaOf(this.#pool, system);
    this.#isVerified = true;
    const until = performance.now() + WAIT_MS;
    do {
      const { rows } = await this.#pool.query<{ isCurrent: boolean | null }>(
        'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS "isCurrent"',
        [position],
      );
      if (rows[0]?.isCurrent) return true;
      await delay(ASK_AGAIN_MS);
    } while (performance.now() < until);
    return false;
  }

  #succeed(): void {
    if (this.#isFailing) this.#parts.log.warn('the replica works again');
    this.#isFailing = false;
    this.#behindSinceMs = undefined;
    this.#parts.report(null);
  }

  #fallBehind(): void {
    const now = performance.now();
    this.#behindSinceMs ??= now;
    this.#restsUntilMs = now + BEHIND_REST_MS;
    if (now - this.#behindSinceMs > MOST_BEHIND_MS)
      this.#fail(Object.assign(new Error('it lags'), { code: 'LAGGING' }));
  }

  #fail(error: Error & { code?: string }): undefined {
    const { log, report } = this.#parts;
    if (!this.#isFailing) log.warn(`the replica does not work, so all reads go to the primary: ${error.message}`);
    this.#isFailing = true;
    // Another server may answer at this address now.
    this.#isVerified = false;
    this.#restsUntilMs = performance.now() + FAILED_REST_MS;
    report(error.code ?? 'UNAVAILABLE');
  }
}

interface Target {
  /** The position in the write-ahead log up to which everything is committed. */
  position: string;
  /** Identifies the cluster: a replica has the same. */
  system: string;
}

async function failAfter(ms: number): Promise<never> {
  await delay(ms, undefined, { ref: false });
  throw Object.assign(new Error(`no answer within ${ms} ms`), { code: 'TIMEOUT' });
}

/** Throws unless the server is a streaming replica of this cluster. */
export async function assertReplicaOf(pool: pg.Pool, system: string): Promise<void> {
  const { rows } = await pool.query(`SELECT pg_is_in_recovery() AS "isReplica",
    (SELECT system_identifier::text FROM pg_control_system()) AS system`);
  const fail = (code: string, message: string) => {
    throw Object.assign(new Error(message), { code });
  };
  if (rows[0].system !== system)
    fail('OTHER_CLUSTER', 'DATABASE_REPLICA_URL names a server that is no copy of DATABASE_URL');
  if (!rows[0].isReplica) fail('NO_REPLICA', 'DATABASE_REPLICA_URL names a primary server: name a streaming replica');
}
