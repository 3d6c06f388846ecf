import { createHash } from 'node:crypto';
import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../database/schema.ts';
import { clientAddress } from './clientAddress.ts';
import { RetryAfterError } from './retryAfterError.ts';

export interface RateLimit {
  /** Identifies the action. Limits of the same name share their counts. */
  name: string;
  /** How many actions are allowed ... */
  max: number;
  /** ... within this time after the first one. */
  seconds: number;
  /** The error of a refused action. */
  error?: ErrorKey;
}

/** Counts how often clients do something. The counts are in PostgreSQL, so that all server processes share them. */
export class RateLimiter {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  limit(limit: RateLimit): Limit {
    return new Limit(this.#pool, limit);
  }

  /** Returns a hook that limits the requests of each client address. It can run before the body is read, except with `rules`. */
  requestsPerMinute(name: string, max: number, rules?: ConversationRules) {
    const limit = this.limit({ name, max, seconds: 60 });
    const perConversation = this.limit({ name: 'conversation', max: rules?.messagesPerMinute ?? max, seconds: 60 });
    return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (rules?.isUrgent(request.body)) return;
      const conversation = rules?.conversationOf(request.body);
      if (conversation) await perConversation.assertAllowed(conversation);
      const { isExceeded, remaining, retryAfterSeconds } = await limit.count(clientAddress(request));
      reply.headers({
        'x-ratelimit-limit': max,
        'x-ratelimit-remaining': remaining,
        'x-ratelimit-reset': retryAfterSeconds,
      });
      if (isExceeded) throw limit.refusal(retryAfterSeconds);
    };
  }
}

/** How to limit the messages of a chat. */
export interface ConversationRules {
  /** Whether a message tells of a danger. It is neither refused nor counted (rules.md §5). */
  isUrgent(body: unknown): boolean;
  /** The token of the conversation, if the body has one. */
  conversationOf(body: unknown): string | null;
  /** Counts before the address, so that one busy conversation does not use up the limit of a shared network. */
  messagesPerMinute: number;
}

interface Count {
  isExceeded: boolean;
  remaining: number;
  retryAfterSeconds: number;
}

/** One limit, counted for each subject: a client address, an email, a conversation. */
export class Limit {
  readonly #limiter: RateLimiterPostgres;
  readonly #error: ErrorKey;

  constructor(pool: pg.Pool, { name, max, seconds, error = 'TOO_MANY_REQUESTS' }: RateLimit) {
    this.#error = error;
    const options = { keyPrefix: name, points: max, duration: seconds };
    this.#limiter = new RateLimiterPostgres({
      ...options,
      ...{ storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true },
      // The hourly job deletes expired rows.
      clearExpiredByTimeout: false,
      // While the database is away, each process counts by itself.
      insuranceLimiter: new RateLimiterMemory(options),
    });
  }

  async count(subject: string): Promise<Count> {
    try {
      return toCount(await this.#limiter.consume(hashOf(subject)), false);
    } catch (error) {
      if (error instanceof RateLimiterRes) return toCount(error, true);
      throw error;
    }
  }

  /**
   * Counts one try, and throws if it is one too many. Counting comes first, so that simultaneous tries are counted too.
   */
  async assertAllowed(subject: string): Promise<void> {
    const { isExceeded, retryAfterSeconds } = await this.count(subject);
    if (isExceeded) throw this.refusal(retryAfterSeconds);
  }

  async reset(subject: string): Promise<void> {
    await this.#limiter.delete(hashOf(subject));
  }

  refusal(retryAfterSeconds: number): RetryAfterError {
    return new RetryAfterError(this.#error, retryAfterSeconds);
  }
}

/** Deletes expired counts. */
export async function deleteExpiredRateLimits(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('rateLimits').where('expire', '<', now.epochMilliseconds).execute();
}

function toCount({ remainingPoints, msBeforeNext }: RateLimiterRes, isExceeded: boolean): Count {
  return { isExceeded, remaining: remainingPoints, retryAfterSeconds: Math.ceil(msBeforeNext / 1000) };
}

/** Only hashes are stored: subjects can be emails and addresses of people. */
function hashOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
