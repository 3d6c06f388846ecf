import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Kysely } from 'kysely';
import { recordAudit } from '../../../audit/auditLog.ts';
import type { Database } from '../../../database/schema.ts';
import type { SecondFactorContext } from './secondFactorContext.ts';
import { SecondFactorRepository } from './secondFactorRepository.ts';

/**
 * Uses up a code of a signed-in person, so that a stolen session is not enough for a change. Throws CODE_INVALID, after
 * it has recorded that.
 */
export async function takeOwnCode(
  db: Kysely<Database>,
  { limits, now }: Pick<SecondFactorContext, 'limits' | 'now'>,
  { userId, code, address }: { userId: string; code: string; address: string },
): Promise<void> {
  await limits.ownCode.assertAllowed(userId);
  if (!(await new SecondFactorRepository(db).take(userId, code, now()))) {
    await recordAudit(db, { kind: 'SECOND_FACTOR_FAILED', userId, address }, now());
    throw new ApiError('CODE_INVALID');
  }
  await limits.ownCode.reset(userId);
}
