import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { RouteDeclaration } from '@amparo/domain/http/route.ts';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import { isProcessConnected, processId } from '../database/processes/processLock.ts';
import type { Database } from '../database/schema.ts';
import { toDate } from '../database/toDate.ts';
import { RetryAfterError } from './limits/retryAfterError.ts';

const keyPattern = /^[\x21-\x7e]{1,200}$/;
/** A phone without a network sends for seven days (docs/decisions/send-later.md). One more day is for wrong clocks. */
const VALID_HOURS = 8 * 24;
/** Longer than any request lasts. A call that began earlier than this was interrupted. */
const LONGEST_MINUTES = 3;
/** A process that runs connects again sooner, for example after a restart of the database. */
const LOST_MS = 5000;
/** How long a call waits for another call with the same key. */
const WAIT_MS = 10_000;
const POLL_MS = 100;
/**
 * A failed write of the result is retried after each of these pauses. They take less than LONGEST_MINUTES, but each
 * attempt can also wait for a connection. If a repeat has reserved the key meanwhile, the result is not stored.
 */
const STORE_RETRIES_MS = [200, 500, ...Array<number>(20).fill(1000), 5000, 10_000, 20_000, 40_000, 60_000];

const keyProcess = sql<number | null>`${sql.ref('idempotencyKeys.processId')}`;
const isProcessLost = sql<boolean>`(${keyProcess} IS NOT NULL AND NOT ${isProcessConnected(keyProcess)})`;

/** The runs of this process that may still work, or have an answer that is not stored yet. */
const ownRuns = new Set<string>();

/** One attempt to answer a call. It reserves the key in the database before it begins. */
interface Run {
  subject: Buffer;
  begunAt: Date;
  runId: string;
}

/** The state of the run that has reserved the key. */
interface FirstRun {
  /** Its process has not been connected for a while. */
  isLost: boolean;
  /** Its id, if it belongs to this process but never began or has ended without an answer. */
  abandonedRun: string | null;
}

interface IdempotentCall {
  /** The method and path of the call. */
  name: string;
  key: string;
  viewer: Viewer | null;
  /** The whole input of the call. */
  input: { params: unknown; query: unknown; body: unknown };
}

/**
 * Whether a repeat of the call would create or count something twice. Excludes responses with a token, because only the
 * token's hash may be stored.
 */
export function acceptsIdempotencyKey({
  method,
  status,
  isAnswerSecret,
  isIdempotencyKeyAccepted,
}: RouteDeclaration): boolean {
  return method === 'POST' && (status === 201 || isIdempotencyKeyAccepted === true) && !isAnswerSecret;
}

/**
 * Creates one object for each key, even if the call is repeated within eight days: a repeat by the same viewer gets the
 * first response (docs/decisions/idempotency.md). A failed call stores nothing, and the client can repeat it.
 */
export class Idempotency {
  readonly #db: Kysely<Database>;
  readonly #now: () => Temporal.Instant;
  readonly #waitMs: number;
  readonly #lostMs: number;

  constructor(db: Kysely<Database>, now: () => Temporal.Instant, { waitMs = WAIT_MS, lostMs = LOST_MS } = {}) {
    this.#db = db;
    this.#now = now;
    this.#waitMs = waitMs;
    this.#lostMs = lostMs;
  }

  async run(call: IdempotentCall, create: () => Promise<string>): Promise<string> {
    if (!keyPattern.test(call.key)) throw new ApiError('VALIDATION', { 'Idempotency-Key': 'MALFORMED' });
    const inputHash = hashOfInput(call.input);
    // Guests have no id. Their input identifies them, so that no guest gets another guest's response.
    const subject = hashOf([call.name, call.viewer?.id ?? inputHash.toString('base64'), call.key]);
    const until = performance.now() + this.#waitMs;
    /** Since when each poll has found that the process of the first call is not connected. */
    let lostSinceMs = Number.POSITIVE_INFINITY;
    let abandonedRun: string | null = null;
    do {
      const isLost = performance.now() - lostSinceMs >= this.#lostMs;
      const run = await this.#begin(subject, inputHash, { isLost, abandonedRun });
      if (run) return this.#runAndStore(run, create);
      const first = await this.#db
        .selectFrom('idempotencyKeys')
        .selectAll()
        .select(isProcessLost.as('isProcessLost'))
        .where('subject', '=', subject)
        .executeTakeFirst();
      if (first && !first.inputHash.equals(inputHash)) throw new ApiError('KEY_USED_OTHERWISE');
      if (first?.answer != null) return first.answer;
      lostSinceMs = first?.isProcessLost ? Math.min(lostSinceMs, performance.now()) : Number.POSITIVE_INFINITY;
      abandonedRun = first?.processId === processId && !ownRuns.has(first.runId ?? '') ? first.runId : null;
      await pause(POLL_MS);
    } while (performance.now() < until);
    throw new RetryAfterError('STILL_UNDER_WAY', 1);
  }

  /**
   * Reserves the key. Returns null if another call has reserved it and may still be running. If the connection breaks,
   * the key may be reserved without a run. Then `#release` frees it, or a repeat to this process takes it over.
   */
  async #begin(subject: Buffer, inputHash: Buffer, first: FirstRun): Promise<Run | null> {
    const run = { subject, begunAt: toDate(this.#now()), runId: randomUUID() };
    const { begunAt, runId } = run;
    ownRuns.add(runId);
    try {
      const begun = await this.#db
        .insertInto('idempotencyKeys')
        .values({ subject, inputHash, begunAt, processId, runId })
        .onConflict((conflict) =>
          conflict
            .column('subject')
            .doUpdateSet({ inputHash, begunAt, processId, runId, answer: null })
            .where(this.#isFree(first)),
        )
        .returning('subject')
        .executeTakeFirst();
      if (begun) return run;
    } catch (error) {
      void this.#release(run);
      throw error;
    }
    ownRuns.delete(runId);
    return null;
  }

  /**
   * Whether a key that was used can be used again: it is old, or its call was interrupted. The abandoned run is named,
   * because this statement may arrive late, when this process has begun another run.
   */
  #isFree({ isLost, abandonedRun }: FirstRun): RawBuilder<boolean> {
    const key = (column: string) => sql.ref(`idempotencyKeys.${column}`);
    const isOlder = (length: Parameters<typeof before>[1]) => sql`${key('begunAt')} <= ${before(this.#now(), length)}`;
    return sql`${isOlder({ hours: VALID_HOURS })}
      OR (${key('answer')} IS NULL AND (${isOlder({ minutes: LONGEST_MINUTES })} OR ${key('runId')} = ${abandonedRun}
        OR (${sql.lit(isLost)} AND ${isOlder({ milliseconds: this.#lostMs })} AND ${isProcessLost})))`;
  }

  async #runAndStore(run: Run, create: () => Promise<string>): Promise<string> {
    const answer = await create().catch(async (error) => {
      await this.#release(run);
      throw error;
    });
    await storeOutcome(async () => {
      await this.#db.updateTable('idempotencyKeys').set({ answer }).where(isOwn(run)).execute();
      ownRuns.delete(run.runId);
    });
    return answer;
  }

  /** Frees the key of a run that does not work and has no answer. */
  async #release(run: Run): Promise<void> {
    ownRuns.delete(run.runId);
    await storeOutcome(() => this.#db.deleteFrom('idempotencyKeys').where(isOwn(run)).execute());
  }
}

export async function deleteExpiredIdempotencyKeys(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('begunAt', '<=', before(now, { hours: VALID_HOURS }))
    .execute();
}

/** Compares the time too: an earlier release that reserves the key again sets `begun_at`, but not `run_id`. */
function isOwn({ subject, begunAt, runId }: Run) {
  return ({ and }: ExpressionBuilder<Database, 'idempotencyKeys'>) => and({ subject, begunAt, runId });
}

/**
 * Stores the outcome of a call. If that fails, it retries in the background, because the client should not wait. Until
 * it succeeds, repeats get STILL_UNDER_WAY.
 */
async function storeOutcome(store: () => Promise<unknown>): Promise<void> {
  const later = async () => {
    for (const wait of STORE_RETRIES_MS) {
      await pause(wait, undefined, { ref: false });
      if (await isDone(store)) return;
    }
  };
  if (!(await isDone(store))) void later();
}

async function isDone(store: () => Promise<unknown>): Promise<boolean> {
  try {
    await store();
    return true;
  } catch {
    return false;
  }
}

function before(now: Temporal.Instant, length: { hours?: number; minutes?: number; milliseconds?: number }): Date {
  return toDate(now.subtract(length));
}

function hashOf(parts: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** Hashes the bytes of an image directly: JSON would be many times larger. */
function hashOfInput({ params, query, body }: IdempotentCall['input']): Buffer {
  const isBytes = body instanceof Uint8Array;
  return hashOf([params, query, isBytes ? createHash('sha256').update(body).digest('base64') : body]);
}
