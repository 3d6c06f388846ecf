import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { ResetTokens } from '../features/account/resetTokens.ts';
import { SignInCodes } from '../features/account/social/signInCodes.ts';
import { SignInFlows } from '../features/account/social/signInFlows.ts';
import { purgeSearchMisses } from '../features/overview/searchMissRepository.ts';
import { deleteExpiredIdempotencyKeys } from '../http/idempotency.ts';
import { deleteExpiredRateLimits } from '../http/limits/rateLimiter.ts';
import { deleteExpiredSessions } from '../http/session.ts';
import type { Queue } from '../jobs/jobs.ts';
import { deleteExpiredMails } from '../mail/outbox.ts';

export const deleteExpiredQueue: Queue = { name: 'forget-expired', retryLimit: 3, retryDelay: 600 };

/** Deletes expired rows. All readers ignore them already; this only frees the space. */
export async function deleteExpired(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredRateLimits(db, now);
  await new ResetTokens(db).sweep(now);
  await new SignInFlows(db).sweep(now);
  await new SignInCodes(db).sweep(now);
  await deleteExpiredIdempotencyKeys(db, now);
  await deleteExpiredMails(db, now);
  await purgeSearchMisses(db, now);
}
