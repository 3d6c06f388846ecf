import type { Kysely } from 'kysely';
import { deleteExpiredAudit } from '../../audit/auditLog.ts';
import type { Database } from '../../database/schema.ts';
import { EmailProofRepository } from '../../features/account/email-proof/emailProofRepository.ts';
import { deleteExpiredPasskeySetUps } from '../../features/account/passkeys/passkeyRepository.ts';
import { ResetTokenRepository } from '../../features/account/resetTokenRepository.ts';
import { deleteExpiredSetUps } from '../../features/account/second-factor/secondFactorRepository.ts';
import { KnownDeviceRepository } from '../../features/account/sessions/knownDeviceRepository.ts';
import { SignInChallengeRepository } from '../../features/account/sessions/signInChallengeRepository.ts';
import { SignInCodeRepository } from '../../features/account/social/signInCodeRepository.ts';
import { SignInFlowRepository } from '../../features/account/social/signInFlowRepository.ts';
import { purgeDirectoryChanges } from '../../features/directory-changes/directoryChangeRepository.ts';
import { purgeSearchMisses } from '../../features/overview/searchMissRepository.ts';
import { deleteExpiredIdempotencyKeys } from '../../http/idempotency.ts';
import { deleteExpiredRateLimits } from '../../http/limits/rateLimiter.ts';
import { deleteExpiredSessions } from '../../http/session.ts';
import { deleteExpiredMails } from '../../mail/outbox.ts';
import { AnnouncementRepository } from '../../notifications/announcementRepository.ts';

/** Deletes expired rows. All readers ignore them already; this only frees the space. */
export async function deleteExpired(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredSetUps(db, now);
  await deleteExpiredPasskeySetUps(db, now);
  await new SignInChallengeRepository(db).deleteExpired(now);
  await new KnownDeviceRepository(db).deleteExpired(now);
  await deleteExpiredAudit(db, now);
  await deleteExpiredRateLimits(db, now);
  await new ResetTokenRepository(db).deleteExpired(now);
  await new EmailProofRepository(db).deleteExpired(now);
  await new SignInFlowRepository(db).deleteExpired(now);
  await new SignInCodeRepository(db).deleteExpired(now);
  await deleteExpiredIdempotencyKeys(db, now);
  await deleteExpiredMails(db, now);
  await new AnnouncementRepository(db).deleteExpired(now);
  await purgeSearchMisses(db, now);
  await purgeDirectoryChanges(db, now);
}
