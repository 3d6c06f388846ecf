import { randomUUIDv7 } from 'node:crypto';
import type { ProfileInput } from '@amparo/domain/account/accountInput.ts';
import { isAdministrator } from '@amparo/domain/permissions/permissions.ts';
import type { CurrentUser, SignInMethod, SocialMethod } from '@amparo/domain/users/user.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { toDate } from '../../database/toDate.ts';

/** What decides whether someone may sign in, and is told to nobody. */
type Credentials = Pick<Selectable<Database['users']>, 'id' | 'email' | 'passwordHash' | 'emailProvenAt'>;

interface NewAccount {
  email: string;
  displayName: string;
  phone: string;
  /** Null for whoever comes by another service. */
  passwordHash: string | null;
  /** Where it is known to be theirs. */
  emailProvenAt?: Date;
}

/** Accounts as their own people use them. E-mails come in lower case. */
export class AccountRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Does several things or none. */
  inTransaction<T>(act: (accounts: AccountRepository, db: Kysely<Database>) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute((db) => act(new AccountRepository(db), db));
  }

  findCredentials(email: string): Promise<Credentials | undefined> {
    return this.#credentials().where(sql`lower(email)`, '=', email).executeTakeFirst();
  }

  findOwnCredentials(id: string): Promise<Credentials | undefined> {
    return this.#credentials().where('id', '=', id).executeTakeFirst();
  }

  /** What the account says to its own person. */
  async find(id: string): Promise<CurrentUser | undefined> {
    const row = await this.#db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toCurrentUser(row);
  }

  /** Adds a service provider; none where the e-mail has an account already, even one made this very moment. */
  async add(account: NewAccount, now: Temporal.Instant): Promise<CurrentUser | undefined> {
    const row = await this.#db
      .insertInto('users')
      .values({ id: randomUUIDv7(), role: 'USER', lastSignedIn: toDate(now), ...account })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returningAll()
      .executeTakeFirst();
    return row && toCurrentUser(row);
  }

  /** Notes a sign-in by password; none where the password has been changed, or the account deleted, since it was checked. */
  async noteSignIn(id: string, passwordHash: string, now: Temporal.Instant): Promise<CurrentUser | undefined> {
    const method: SignInMethod = 'local';
    const row = await this.#db
      .updateTable('users')
      .set({ lastSignedIn: toDate(now), lastMethod: method })
      .where('id', '=', id)
      .where('passwordHash', '=', passwordHash)
      .returningAll()
      .executeTakeFirst();
    return row && toCurrentUser(row);
  }

  /** Notes a sign-in by another service; none where the account has been deleted. */
  async noteSignInBy(lastMethod: SocialMethod, id: string, now: Temporal.Instant): Promise<CurrentUser | undefined> {
    const row = await this.#db
      .updateTable('users')
      .set({ lastSignedIn: toDate(now), lastMethod })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row && toCurrentUser(row);
  }

  async editProfile(id: string, input: ProfileInput, now: Temporal.Instant): Promise<CurrentUser | undefined> {
    const row = await this.#db
      .updateTable('users')
      .set({ ...input, updatedAt: toDate(now) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row && toCurrentUser(row);
  }

  /** Sets a new password in the place of `oldHash`, if that still stands. */
  async changePassword(id: string, oldHash: string, newHash: string, now: Temporal.Instant): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('users')
      .set({ passwordHash: newHash, updatedAt: toDate(now) })
      .where('id', '=', id)
      .where('passwordHash', '=', oldHash)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /**
   * By the link of a mail, which proves the e-mail too. Whoever got in by another service has to come that way anew, with an
   * e-mail that is proven still: the link is how a person keeps others out.
   */
  async setPassword(id: string, passwordHash: string, now: Temporal.Instant): Promise<void> {
    await this.#db
      .updateTable('users')
      .set({ passwordHash, emailProvenAt: toDate(now), updatedAt: toDate(now) })
      .where('id', '=', id)
      .execute();
    await this.#db.deleteFrom('identities').where('userId', '=', id).execute();
  }

  /** The e-mail is proven to belong to somebody who may not have chosen this password: it opens the account no more. */
  async dropPassword(id: string, now: Temporal.Instant): Promise<void> {
    await this.#db
      .updateTable('users')
      .set({ passwordHash: null, emailProvenAt: toDate(now), updatedAt: toDate(now) })
      .where('id', '=', id)
      .execute();
  }

  #credentials() {
    return this.#db.selectFrom('users').select(['id', 'email', 'passwordHash', 'emailProvenAt']);
  }
}

function toCurrentUser(row: Selectable<Database['users']>): CurrentUser {
  const { id, email, displayName, phone, role, lastMethod, totalServices } = row;
  return {
    id,
    email,
    displayName,
    phone,
    roles: [role],
    lastMethod,
    totalServices,
    isAdmin: isAdministrator(row),
    createdAt: row.createdAt.toISOString(),
    lastSignedIn: row.lastSignedIn?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
