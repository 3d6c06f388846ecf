import { randomUUIDv7 } from 'node:crypto';
import { maxPasskeys } from '@amparo/domain/account/passkeys/maxPasskeys.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { hashToken } from '../../../http/opaqueToken.ts';
import { CHALLENGE_MINUTES, createChallenge, type PublicKey } from './webAuthn.ts';

export type Passkey = Selectable<Database['passkeys']>;

interface SetUp {
  name: string;
  challenge: Buffer;
}

/** The passkeys of accounts, and the challenges that they must sign. */
export class PasskeyRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** The oldest first. */
  list(userId: string): Promise<Passkey[]> {
    return this.#db
      .selectFrom('passkeys')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
  }

  /** Begins to add a passkey in a session. A repeated set-up replaces it. */
  async beginSetUp(tokenHash: Buffer, name: string, now: Temporal.Instant): Promise<void> {
    const setUp = { name, ...newChallenge(now) };
    await this.#db
      .insertInto('passkeySetups')
      .values({ tokenHash, ...setUp })
      .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet(setUp))
      .execute();
  }

  findSetUp(tokenHash: Buffer, now: Temporal.Instant): Promise<SetUp | undefined> {
    return this.#db
      .selectFrom('passkeySetups')
      .select(['name', 'challenge'])
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', toDate(now))
      .executeTakeFirst();
  }

  /** Uses up the set-up of a session. Undefined if there is none, or if it has expired. */
  takeSetUp(tokenHash: Buffer, now: Temporal.Instant): Promise<SetUp | undefined> {
    return this.#db
      .deleteFrom('passkeySetups')
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', toDate(now))
      .returning(['name', 'challenge'])
      .executeTakeFirst();
  }

  /** Returns false if an account already has this passkey, or if this one has as many as it can have. */
  async add(
    userId: string,
    passkey: PublicKey & { name: string; transports: string[] },
    now: Temporal.Instant,
  ): Promise<boolean> {
    // Several sessions can add a passkey at the same time.
    await this.#db.selectFrom('secondFactors').select('userId').where('userId', '=', userId).forUpdate().execute();
    if ((await this.list(userId)).length >= maxPasskeys) return false;
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('passkeys')
      .values({ id: randomUUIDv7(), userId, ...passkey, createdAt: toDate(now) })
      .onConflict((conflict) => conflict.column('credentialId').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** Returns the name, or undefined if the person has no such passkey. */
  async remove(id: string, userId: string): Promise<string | undefined> {
    const removed = await this.#db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('name')
      .executeTakeFirst();
    return removed?.name;
  }

  /** Creates what a passkey must sign for a sign-in that waits. A repeated call replaces it. */
  async beginSignIn(signIn: string, now: Temporal.Instant): Promise<Buffer> {
    const created = newChallenge(now);
    await this.#db
      .insertInto('passkeyChallenges')
      .values({ tokenHash: hashToken(signIn), ...created })
      .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet(created))
      .execute();
    return created.challenge;
  }

  /** Uses up the challenge of a sign-in, so that each answer is checked once. */
  async takeChallenge(signIn: string, now: Temporal.Instant): Promise<Buffer | undefined> {
    const taken = await this.#db
      .deleteFrom('passkeyChallenges')
      .where('tokenHash', '=', hashToken(signIn))
      .where('expiresAt', '>', toDate(now))
      .returning('challenge')
      .executeTakeFirst();
    return taken?.challenge;
  }

  find(userId: string, credentialId: string): Promise<Passkey | undefined> {
    return this.#db
      .selectFrom('passkeys')
      .selectAll()
      .where('userId', '=', userId)
      .where('credentialId', '=', credentialId)
      .executeTakeFirst();
  }

  /** Returns false if it was removed in the meantime, or if another request has used the same counter. */
  async noteUse({ id, counter: known }: Passkey, counter: number, now: Temporal.Instant): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('passkeys')
      .set({ counter, lastUsedAt: toDate(now) })
      .where('id', '=', id)
      .where('counter', '=', known)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }
}

function newChallenge(now: Temporal.Instant) {
  return { challenge: createChallenge(), expiresAt: toDate(now.add({ minutes: CHALLENGE_MINUTES })) };
}

export async function deleteExpiredPasskeySetUps(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('passkeySetups').where('expiresAt', '<=', toDate(now)).execute();
}
