import type { SignInMethod } from '@amparo/domain/users/user.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { createToken, hashToken } from '../../../http/opaqueToken.ts';

const LASTS_MINUTES = 10;

export interface StartedChallenge {
  challenge: string;
  /** The page then offers a passkey beside the field for the code. */
  hasPasskey: boolean;
}

/** Sign-ins that wait for their second step: a code or a passkey. */
export class SignInChallengeRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /**
   * Returns the challenge of an account with a second factor, and whether it has a passkey. Returns null for other
   * accounts.
   */
  async create(
    { userId, method }: { userId: string; method: SignInMethod },
    now: Temporal.Instant,
  ): Promise<StartedChallenge | null> {
    const factors = this.#db.selectFrom('secondFactors').select('userId').where('userId', '=', userId);
    if (!(await factors.executeTakeFirst())) return null;
    const passkeys = this.#db.selectFrom('passkeys').select('id').where('userId', '=', userId);
    const hasPasskey = (await passkeys.executeTakeFirst()) !== undefined;
    const challenge = createToken();
    const expiresAt = toDate(now.add({ minutes: LASTS_MINUTES }));
    const row = { tokenHash: hashToken(challenge), userId, method, expiresAt };
    await this.#db.insertInto('signInChallenges').values(row).execute();
    return { challenge, hasPasskey };
  }

  /** Returns the sign-in that waits for its second step. */
  async find(challenge: string, now: Temporal.Instant) {
    return this.#db
      .selectFrom('signInChallenges')
      .innerJoin('users', 'users.id', 'signInChallenges.userId')
      .select(['signInChallenges.userId', 'signInChallenges.method', 'users.email'])
      .where('signInChallenges.tokenHash', '=', hashToken(challenge))
      .where('signInChallenges.expiresAt', '>', toDate(now))
      .executeTakeFirst();
  }

  /** Uses up a challenge. Returns false if it was used, or if the password has changed, in the meantime. */
  async take(challenge: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('signInChallenges')
      .where('tokenHash', '=', hashToken(challenge))
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n;
  }

  async deleteExpired(now: Temporal.Instant): Promise<void> {
    await this.#db.deleteFrom('signInChallenges').where('expiresAt', '<=', toDate(now)).execute();
  }
}
