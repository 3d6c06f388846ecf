import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ResetTokens } from '../../features/account/resetTokens.ts';
import { SignInCodes } from '../../features/account/social/signInCodes.ts';
import { SignInFlows } from '../../features/account/social/signInFlows.ts';
import { purgeSearchMisses } from '../../features/overview/searchMissRepository.ts';
import { deleteExpiredIdempotencyKeys } from '../../http/idempotency.ts';
import { deleteExpiredRateLimits } from '../../http/limits/rateLimiter.ts';
import { deleteExpiredSessions } from '../../http/session.ts';
import { deleteExpiredMails } from '../../mail/outbox.ts';

/** Deletes expired rows. All readers ignore them already; this only frees the space. */
export async function deleteExpired(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredRateLimits(db, now);
  await new ResetTokens(db).deleteExpired(now);
  await new SignInFlows(db).deleteExpired(now);
  await new SignInCodes(db).deleteExpired(now);
  await deleteExpiredIdempotencyKeys(db, now);
  await deleteExpiredMails(db, now);
  await purgeSearchMisses(db, now);
}
