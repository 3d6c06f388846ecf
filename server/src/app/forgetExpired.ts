import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { Attempts } from '../features/account/attempts.ts';
import { ResetTokens } from '../features/account/resetTokens.ts';
import { SignInCodes } from '../features/account/social/signInCodes.ts';
import { SignInFlows } from '../features/account/social/signInFlows.ts';
import { purgeSearchMisses } from '../features/overview/searchMissRepository.ts';
import { forgetOnceOnly } from '../http/onceOnly.ts';
import { sweepSessions } from '../http/session.ts';
import type { Queue } from '../jobs/jobs.ts';
import { forgetMails } from '../mail/forgetMails.ts';

export const expiredQueue: Queue = { name: 'forget-expired', retryLimit: 3, retryDelay: 600 };

/** Forgets what is no longer good: none of it counts from the moment that it has run out, but neither should it pile up. */
export async function forgetExpired(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  await sweepSessions(db, now);
  await new Attempts(db).sweep(now);
  await new ResetTokens(db).sweep(now);
  await new SignInFlows(db).sweep(now);
  await new SignInCodes(db).sweep(now);
  await forgetOnceOnly(db, now);
  await forgetMails(db, now);
  await purgeSearchMisses(db, now);
}
