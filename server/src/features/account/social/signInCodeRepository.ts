import { bindToBrowser } from '@amparo/domain/account/browserKey.ts';
import type { SocialMethod } from '@amparo/domain/users/user.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { createToken, hashToken } from '../../../http/opaqueToken.ts';

/** An identity that another service has confirmed. It replaces a password. */
export interface Proven {
  method: SocialMethod;
  subject: string;
  /** Proven to belong to the person. Null if the identity is linked to an account. */
  email: string | null;
  displayName: string;
}

/** Codes that are exchanged for a session. A code is valid once, and only in the browser that started to sign in. */
export class SignInCodeRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Returns the half of the code that may be part of a URL. */
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

  /** `code` is bound to the browser (bindToBrowser). Deletes it. */
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
