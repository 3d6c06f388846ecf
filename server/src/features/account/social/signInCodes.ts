import { bindToBrowser } from '@amparo/domain/account/browserKey.ts';
import type { SocialMethod } from '@amparo/domain/users/user.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { createToken, hashToken } from '../../../http/opaqueToken.ts';

/** Somebody whose word is as good as a password. */
export interface Proven {
  method: SocialMethod;
  subject: string;
  /** Proven to be theirs; null where the identity has its account already. */
  email: string | null;
  displayName: string;
}

/** What is exchanged for a session: good once, and for the browser that set out alone. */
export class SignInCodes {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Answers the half that may stand in an address. */
  async issue(
    { method, subject, email, displayName }: Proven,
    key: string,
    expires: Temporal.Instant,
  ): Promise<string> {
    const code = createToken();
    const codeHash = hashToken(bindToBrowser(code, key));
    const expiresAt = toDate(expires);
    await this.#db
      .insertInto('signInCodes')
      .values({ codeHash, method, subject, email, displayName, expiresAt })
      .execute();
    return code;
  }

  /** `code`: bound to the browser (bindToBrowser). */
  take(code: string, now: Temporal.Instant): Promise<Proven | undefined> {
    return this.#db
      .deleteFrom('signInCodes')
      .where('codeHash', '=', hashToken(code))
      .where('expiresAt', '>', toDate(now))
      .returning(['method', 'subject', 'email', 'displayName'])
      .executeTakeFirst();
  }

  /** Deletes expired codes. */
  async deleteExpired(now: Temporal.Instant): Promise<void> {
    await this.#db.deleteFrom('signInCodes').where('expiresAt', '<=', toDate(now)).execute();
  }
}
