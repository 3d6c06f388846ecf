import { randomUUIDv7 } from 'node:crypto';
import type { ProfileInput } from '@amparo/domain/account/accountInput.ts';
import { isAdministrator } from '@amparo/domain/permissions/permissions.ts';
import type { CurrentUser, SignInMethod } from '@amparo/domain/users/user.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { toDate } from '../../database/toDate.ts';

/** The data for signing in. No response contains it. */
type Credentials = Pick<
  Selectable<Database['users']>,
  'id' | 'email' | 'displayName' | 'role' | 'passwordHash' | 'emailProvenAt'
>;

interface NewAccount {
  email: string;
  displayName: string;
  phone: string;
  /** Null if the person signs in with another service. */
  passwordHash: string | null;
  /** Set if the person has proven the email. */
  emailProvenAt?: Date;
  /** Whether the person's services wait until the email is proven. */
  mustProveEmail?: boolean;
}

/** Accounts as their owners use them. Emails must be in lower case. */
export class AccountRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Runs several changes as one transaction. */
  inTransaction<T>(act: (accounts: AccountRepository, db: Kysely<Database>) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute((db) => act(new AccountRepository(db), db));
  }

  findCredentials(email: string): Promise<Credentials | undefined> {
    return this.#credentials().where(sql`lower(email)`, '=', email).executeTakeFirst();
  }

  findOwnCredentials(id: string): Promise<Credentials | undefined> {
    return this.#credentials().where('id', '=', id).executeTakeFirst();
  }

  /** The account as its owner sees it. */
  async find(id: string): Promise<CurrentUser | undefined> {
    const row = await this.#db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toCurrentUser(row);
  }

  /** Adds a service provider. Returns undefined if the email already has an account. */
  async add(account: NewAccount, now: Temporal.Instant): Promise<CurrentUser | undefined> {
    const row = await this.#db
      .insertInto('users')
      .values({ id: randomUUIDv7(), role: 'USER', lastSignedIn: toDate(now), ...account })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returningAll()
      .executeTakeFirst();
    return row && toCurrentUser(row);
  }

  /**
   * Records a sign-in by password. Returns undefined if the password has changed, or the account was deleted, since the
   * check.
   */
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

  /** Records a sign-in by another service, or with a code. Returns undefined if the account was deleted. */
  async noteSignInBy(lastMethod: SignInMethod, id: string, now: Temporal.Instant): Promise<CurrentUser | undefined> {
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

  /** Records that the person asks for a higher limit of services. Returns false if an earlier request still waits. */
  async requestMoreServices(id: string, now: Temporal.Instant): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('users')
      .set({ limitRequestedAt: toDate(now) })
      .where('id', '=', id)
      .where('limitRequestedAt', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** Replaces a password. Returns false if `oldHash` is no longer its hash. */
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
   * Sets a password by the link of a mail, which also proves the email. Removes the links to other services, so that
   * people can regain an account that another person uses.
   */
  async setPassword(id: string, passwordHash: string, now: Temporal.Instant): Promise<void> {
    await this.#db
      .updateTable('users')
      .set({ passwordHash, emailProvenAt: toDate(now), updatedAt: toDate(now) })
      .where('id', '=', id)
      .execute();
    await this.#db.deleteFrom('identities').where('userId', '=', id).execute();
  }

  /** Removes a password that another person than the owner of the email may have chosen. The email is proven now. */
  async dropPassword(id: string, now: Temporal.Instant): Promise<void> {
    await this.#db
      .updateTable('users')
      .set({ passwordHash: null, emailProvenAt: toDate(now), updatedAt: toDate(now) })
      .where('id', '=', id)
      .execute();
  }

  /** Finds the account of an email, or adds one without a password. Locks it. */
  async findOrAdd({ email, displayName }: Pick<NewAccount, 'email' | 'displayName'>): Promise<Credentials> {
    await this.#db
      .insertInto('users')
      .values({ id: randomUUIDv7(), role: 'USER', email, displayName, passwordHash: null })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .execute();
    return this.#credentials().where(sql`lower(email)`, '=', email).forNoKeyUpdate().executeTakeFirstOrThrow();
  }

  /** Removes the password. The owner of the email must set a new one before a sign-in with a password works again. */
  async clearPassword(id: string): Promise<void> {
    await this.#db.updateTable('users').set({ passwordHash: null }).where('id', '=', id).execute();
  }

  /** The administrator who was added first. */
  findFirstAdministrator() {
    return this.#db
      .selectFrom('users')
      .select(['email', 'lastSignedIn'])
      .where('role', '=', 'ADMINISTRATOR')
      .orderBy('createdAt')
      .executeTakeFirst();
  }

  /** Returns false if another process has just added it. */
  async addAdministrator(account: { email: string; passwordHash: string }): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('users')
      .values({
        id: randomUUIDv7(),
        displayName: 'Administrator',
        role: 'ADMINISTRATOR',
        // The operator of the server chose the email address, so it needs no proof.
        emailProvenAt: new Date(),
        ...account,
      })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  #credentials() {
    return this.#db.selectFrom('users').select(['id', 'email', 'displayName', 'role', 'passwordHash', 'emailProvenAt']);
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
