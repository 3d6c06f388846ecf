import { bindToBrowser } from '@amparo/domain/account/browserKey.ts';
import type { SocialMethod } from '@amparo/domain/users/user.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { createToken, hashToken } from '../../../http/opaqueToken.ts';

const LASTS_MINUTES = 10;

/** A person who is signing in with another service now. */
interface Flow {
  method: SocialMethod;
  /** The page to show afterwards. */
  back: string;
  language: string;
}

/** Each flow ends once, within ten minutes, in the browser in which it began. */
export class SignInFlowRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Returns the `state` for the other service. */
  async begin(flow: Flow, key: string, now: Temporal.Instant): Promise<string> {
    const state = createToken();
    const expiresAt = toDate(now.add({ minutes: LASTS_MINUTES }));
    await this.#db
      .insertInto('signInFlows')
      .values({ keyHash: hashToken(bindToBrowser(state, key)), ...flow, expiresAt })
      .execute();
    return state;
  }

  take(state: string, key: string, method: SocialMethod, now: Temporal.Instant): Promise<Flow | undefined> {
    return this.#db
      .deleteFrom('signInFlows')
      .where('keyHash', '=', hashToken(bindToBrowser(state, key)))
      .where('method', '=', method)
      .where('expiresAt', '>', toDate(now))
      .returning(['method', 'back', 'language'])
      .executeTakeFirst();
  }

  /** Deletes unfinished flows. */
  async deleteExpired(now: Temporal.Instant): Promise<void> {
    await this.#db.deleteFrom('signInFlows').where('expiresAt', '<=', toDate(now)).execute();
  }
}
