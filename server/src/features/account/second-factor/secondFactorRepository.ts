import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { createRecoveryCodes, hashRecoveryCode, isRecoveryCode } from './recoveryCodes.ts';
import { createSecret, stepOf } from './totp.ts';

const SETUP_MINUTES = 15;

type SecondFactor = Selectable<Database['secondFactors']>;
type CodeKind = 'app' | 'recovery';

/** The apps that create codes, and the recovery codes. */
export class SecondFactorRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  find(userId: string): Promise<SecondFactor | undefined> {
    return this.#db.selectFrom('secondFactors').selectAll().where('userId', '=', userId).executeTakeFirst();
  }

  /** Creates a secret for a session. A repeated set-up replaces it. */
  async beginSetUp(tokenHash: Buffer, now: Temporal.Instant): Promise<string> {
    const secret = createSecret();
    const expiresAt = toDate(now.add({ minutes: SETUP_MINUTES }));
    await this.#db
      .insertInto('secondFactorSetups')
      .values({ tokenHash, secret, expiresAt })
      .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet({ secret, expiresAt }))
      .execute();
    return secret;
  }

  /** Returns the secret of the set-up of a session. */
  async findSetUp(tokenHash: Buffer, now: Temporal.Instant): Promise<string | undefined> {
    const found = await this.#db
      .selectFrom('secondFactorSetups')
      .select('secret')
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', toDate(now))
      .executeTakeFirst();
    return found?.secret;
  }

  /** Returns the recovery codes. Returns undefined if the account already has a second factor. */
  async turnOn(
    userId: string,
    { secret, step }: { secret: string; step: number },
    now: Temporal.Instant,
  ): Promise<string[] | undefined> {
    const { codes, salt, hashes } = await createRecoveryCodes();
    const added = await this.#db
      .insertInto('secondFactors')
      .values({
        ...{ userId, secret, lastStep: step, turnedOnAt: toDate(now) },
        ...{ recoverySalt: salt, recoveryHashes: hashes },
      })
      .onConflict((conflict) => conflict.column('userId').doNothing())
      .executeTakeFirstOrThrow();
    const sessions = this.#db.selectFrom('sessions').select('tokenHash').where('userId', '=', userId);
    await this.#db.deleteFrom('secondFactorSetups').where('tokenHash', 'in', sessions).execute();
    return added.numInsertedOrUpdatedRows === 1n ? codes : undefined;
  }

  /** Uses up a code. Returns its kind, or null if it is wrong, too old, or was used before. */
  async take(userId: string, typed: string, now: Temporal.Instant): Promise<CodeKind | null> {
    const code = typed.replace(/[\s-]/g, '').toLowerCase();
    const known = await this.find(userId);
    if (!known) return null;
    if (isRecoveryCode(code)) return (await this.#takeRecoveryCode(known, code)) ? 'recovery' : null;
    const step = stepOf(known.secret, code, now);
    return step !== null && (await this.#takeStep(userId, step)) ? 'app' : null;
  }

  /** Also refuses older codes than the last one, and the second of two requests with the same code. */
  async #takeStep(userId: string, step: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('secondFactors')
      .set({ lastStep: step })
      .where('userId', '=', userId)
      .where('lastStep', '<', step)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  async #takeRecoveryCode({ userId, recoverySalt }: SecondFactor, code: string): Promise<boolean> {
    const hash = await hashRecoveryCode(code, recoverySalt);
    const { numUpdatedRows } = await this.#db
      .updateTable('secondFactors')
      .set(({ fn, val }) => ({ recoveryHashes: fn<string[]>('array_remove', ['recoveryHashes', val(hash)]) }))
      .where('userId', '=', userId)
      .where(({ eb, val, fn }) => eb(val(hash), '=', fn.any('recoveryHashes')))
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  async replaceRecoveryCodes(userId: string): Promise<string[]> {
    const { codes, salt, hashes } = await createRecoveryCodes();
    await this.#db
      .updateTable('secondFactors')
      .set({ recoverySalt: salt, recoveryHashes: hashes })
      .where('userId', '=', userId)
      .execute();
    return codes;
  }

  /** Returns false if there was none. */
  async turnOff(userId: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('secondFactors')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n;
  }
}

export async function deleteExpiredSetUps(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('secondFactorSetups').where('expiresAt', '<=', toDate(now)).execute();
}
