import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { RouteDeclaration } from '@amparo/domain/http/route.ts';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toDate } from '../database/toDate.ts';
import { RetryAfterError } from './limits/retryAfterError.ts';

const keyPattern = /^[\x21-\x7e]{1,200}$/;
const KEPT_HOURS = 24;
/** Longer than any request lasts. A call that began earlier than this was interrupted. */
const LONGEST_MINUTES = 3;
/** How long a call waits for another call with the same key. */
const WAIT_MS = 10_000;
const LOOK_MS = 100;
/** A failed write of the result is retried after each of these pauses: in total less than LONGEST_MINUTES. */
const NOTE_AGAIN_MS = [200, 800, 2000, 5000, 10_000, 20_000, 40_000, 60_000];

interface Once {
  /** The method and path of the call. */
  name: string;
  key: string;
  viewer: Viewer | null;
  /** The whole input of the call. */
  sent: { params: unknown; query: unknown; body: unknown };
}

/** Whether the call creates an object. Excludes responses with a token, because only the token's hash may be stored. */
export function acceptsIdempotencyKey({ method, status, isAnswerSecret }: RouteDeclaration): boolean {
  return method === 'POST' && status === 201 && !isAnswerSecret;
}

/**
 * Creates one object for each key, also if the call is repeated within a day: a repeat by the same viewer gets the first
 * response (docs/decisions/idempotency.md). A failed call stores nothing, and the client can repeat it.
 */
export class Idempotency {
  readonly #db: Kysely<Database>;
  readonly #now: () => Temporal.Instant;
  readonly #waitMs: number;

  constructor(db: Kysely<Database>, now: () => Temporal.Instant, waitMs = WAIT_MS) {
    this.#db = db;
    this.#now = now;
    this.#waitMs = waitMs;
  }

  async make(once: Once, make: () => Promise<string>): Promise<string> {
    if (!keyPattern.test(once.key)) throw new ApiError('VALIDATION', { 'Idempotency-Key': 'MALFORMED' });
    const asked = hashOfSent(once.sent);
    // Guests have no id. Their input identifies them, so that no guest gets another guest's response.
    const subject = hashOf([once.name, once.viewer?.id ?? asked.toString('base64'), once.key]);
    const until = performance.now() + this.#waitMs;
    do {
      const begunAt = await this.#begin(subject, asked);
      if (begunAt) return this.#keep(subject, begunAt, make);
      const first = await this.#db.selectFrom('onceOnly').selectAll().where('subject', '=', subject).executeTakeFirst();
      if (first && !first.asked.equals(asked)) throw new ApiError('KEY_USED_OTHERWISE');
      if (first?.answer != null) return first.answer;
      await pause(LOOK_MS);
    } while (performance.now() < until);
    throw new RetryAfterError('STILL_UNDER_WAY', 1);
  }

  /** Reserves the key. Returns null if another call has reserved it and may still be running. */
  async #begin(subject: Buffer, asked: Buffer): Promise<Date | null> {
    const begunAt = toDate(this.#now());
    const isOver = sql<boolean>`once_only.begun_at <= ${before(this.#now(), { hours: KEPT_HOURS })}
      OR (once_only.answer IS NULL AND once_only.begun_at <= ${before(this.#now(), { minutes: LONGEST_MINUTES })})`;
    const begun = await this.#db
      .insertInto('onceOnly')
      .values({ subject, asked, begunAt })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ asked, begunAt, answer: null }).where(isOver))
      .returning('subject')
      .executeTakeFirst();
    return begun ? begunAt : null;
  }

  async #keep(subject: Buffer, begunAt: Date, make: () => Promise<string>): Promise<string> {
    const own = { subject, begunAt };
    const answer = await make().catch(async (error) => {
      await settle(() => this.#db.deleteFrom('onceOnly').where(isOwn(own)).execute());
      throw error;
    });
    await settle(() => this.#db.updateTable('onceOnly').set({ answer }).where(isOwn(own)).execute());
    return answer;
  }
}

export async function deleteExpiredIdempotencyKeys(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('onceOnly')
    .where('begunAt', '<=', before(now, { hours: KEPT_HOURS }))
    .execute();
}

function isOwn({ subject, begunAt }: { subject: Buffer; begunAt: Date }) {
  return ({ and }: ExpressionBuilder<Database, 'onceOnly'>) => and({ subject, begunAt });
}

/**
 * Stores the outcome of a call. If that fails, it retries in the background: the client gets its response at once. Until it
 * succeeds, repeats get STILL_UNDER_WAY.
 */
async function settle(note: () => Promise<unknown>): Promise<void> {
  const later = async () => {
    for (const wait of NOTE_AGAIN_MS) {
      await pause(wait, undefined, { ref: false });
      if (await isDone(note)) return;
    }
  };
  if (!(await isDone(note))) void later();
}

async function isDone(note: () => Promise<unknown>): Promise<boolean> {
  try {
    await note();
    return true;
  } catch {
    return false;
  }
}

function before(now: Temporal.Instant, length: { hours?: number; minutes?: number }): Date {
  return toDate(now.subtract(length));
}

function hashOf(parts: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** Hashes the bytes of an image directly: JSON would be many times larger. */
function hashOfSent({ params, query, body }: Once['sent']): Buffer {
  const isBytes = body instanceof Uint8Array;
  return hashOf([params, query, isBytes ? createHash('sha256').update(body).digest('base64') : body]);
}
