import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { RouteDeclaration } from '@amparo/domain/http/route.ts';
import type { Viewer } from '@amparo/domain/permissions/user.ts';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toDate } from '../database/toDate.ts';
import { RetryAfterError } from './limits/retryAfterError.ts';

const keyPattern = /^[\x21-\x7e]{1,200}$/;
const KEPT_HOURS = 24;
/** Longer than any request lasts: whoever began then has died. */
const LONGEST_MINUTES = 3;
/** How long the second of two that come at once waits for the first. */
const WAIT_MS = 10_000;
const LOOK_MS = 100;
/** A note that could not be taken is tried again after each of these: all within LONGEST_MINUTES. */
const NOTE_AGAIN_MS = [200, 800, 2000, 5000, 10_000, 20_000, 40_000, 60_000];

interface Once {
  /** Which call, by its method and path. */
  name: string;
  key: string;
  viewer: Viewer | null;
  /** All that was sent. */
  sent: { params: unknown; query: unknown; body: unknown };
}

/** A call that makes something; not one whose answer holds a token, of which only the hash may be kept. */
export function acceptsIdempotencyKey({ method, status, isAnswerSecret }: RouteDeclaration): boolean {
  return method === 'POST' && status === 201 && !isAnswerSecret;
}

/**
 * Makes something once for each key, however often it is asked for within a day: the same viewer is answered the first result
 * again (docs/decisions/idempotency.md). What fails leaves nothing, and may be tried again.
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
    // Guests are told apart by what they send: nobody is answered what another guest has sent under the same key.
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

  /** Null where somebody else has begun, and has not been given up. */
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

/** Forgets what has been kept for a day. */
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
 * Notes what came of it. It is made, or refused, whatever becomes of the note: the caller is told so at once, and the note tried
 * again for as long as whoever asks meanwhile is told that it is under way.
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

/** Of an image, its bytes are hashed as they are. */
function hashOfSent({ params, query, body }: Once['sent']): Buffer {
  const isBytes = body instanceof Uint8Array;
  return hashOf([params, query, isBytes ? createHash('sha256').update(body).digest('base64') : body]);
}
