import { ApiError } from '@amparo/domain/http/apiError.ts';
import { isAdministrator, type Role, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import {
  defaultTotalServices,
  type ListedUser,
  type ManagedUser,
  type ManagedUserDetail,
  type UserInput,
} from '@amparo/domain/users/user.ts';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { recordAudit } from '../../audit/auditLog.ts';
import { nextUpdatedAt } from '../../database/nextUpdatedAt.ts';
import { containsText, inPages, type Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';
import { assertUnmodified } from '../../http/assertUnmodified.ts';
import { createToken } from '../../http/opaqueToken.ts';

interface UserQuery extends Page {
  q?: string | undefined;
}

interface ManagedUserQuery extends UserQuery {
  role?: Role[] | undefined;
  sort?: ('createdAt' | 'displayName')[] | undefined;
}

/** Who changes an account. The address is empty for a command on the server. */
export interface ActingPerson {
  actorId: string;
  address: string;
  now: Temporal.Instant;
}

/** The fields of an account that exports and imports contain. */
const csvColumns = ['id', 'email', 'displayName', 'phone', 'role', 'totalServices', 'updatedAt'] as const;
export type UserRow = Pick<Selectable<Database['users']>, (typeof csvColumns)[number]>;

const ROWS_PER_PAGE = 500;

/** Accounts as other people see them. */
export class UserRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Accounts that match the text, by name, for choosing managers. */
  async search({ q, ...page }: UserQuery): Promise<{ data: ListedUser[]; total: number }> {
    const users = this.#db
      .selectFrom('users')
      .select(['id', 'email', 'displayName'])
      .$if(q !== undefined, (query) => query.where(containsText(q!, ['email', 'displayName', 'phone'])))
      .orderBy('displayName')
      .orderBy('id');
    const { rows, total } = await inPages(users, page);
    return { data: rows, total };
  }

  /** Accounts with all fields for administrators, the newest first (spec §9) or by name. */
  async list({ q, role, sort, ...page }: ManagedUserQuery) {
    const users = this.#selectManaged()
      .$if(q !== undefined, (query) => query.where(containsText(q!, ['email', 'displayName', 'phone'])))
      .$if(role !== undefined, (query) => query.where('role', 'in', role!))
      .$if(sort?.[0] === 'displayName', (query) => query.orderBy('displayName'))
      .orderBy('createdAt', 'desc')
      .orderBy('id');
    const { rows, total } = await inPages(users, page);
    return { data: rows.map((row) => toManagedUser(row)), total };
  }

  async find(id: string): Promise<ManagedUser | undefined> {
    const row = await this.#selectManaged().where('id', '=', id).executeTakeFirst();
    return row && toManagedUser(row);
  }

  async findDetail(id: string): Promise<ManagedUserDetail | undefined> {
    const user = await this.find(id);
    if (!user) return undefined;
    const factors = this.#db.selectFrom('secondFactors').select('userId').where('userId', '=', id);
    const { limitRequestedAt } = await this.#db
      .selectFrom('users')
      .select('limitRequestedAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return {
      ...user,
      hasSecondFactor: (await factors.executeTakeFirst()) !== undefined,
      limitRequestedAt: limitRequestedAt?.toISOString() ?? null,
    };
  }

  async findViewer(email: string): Promise<Viewer | undefined> {
    return this.#db
      .selectFrom('users')
      .select(['id', 'role'])
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst();
  }

  /**
   * Missing fields keep their value. Throws CHANGED_MEANWHILE if another person has changed it since it was read.
   * `onHigherLimit` is called if the person may have more services than before.
   */
  async edit(
    id: string,
    { updatedAt: ifUnmodifiedSince, totalServices, ...input }: UserInput,
    onHigherLimit: (db: Kysely<Database>, total: number) => Promise<void>,
  ): Promise<ManagedUser | undefined> {
    return this.#db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      const users = new UserRepository(trx);
      const stored = await users.find(id);
      if (!stored) return undefined;
      assertUnmodified(stored, ifUnmodifiedSince);
      const total = totalServices === undefined ? {} : { totalServices: totalServices ?? defaultTotalServices };
      await trx
        .updateTable('users')
        .set({ ...input, ...total, updatedAt: nextUpdatedAt('users') })
        .where('id', '=', id)
        .execute();
      if (total.totalServices && total.totalServices > stored.totalServices) {
        await trx.updateTable('users').set({ limitRequestedAt: null }).where('id', '=', id).execute();
        await onHigherLimit(trx, total.totalServices);
      }
      return users.find(id);
    });
  }

  /** All accounts by id, in pages, for an export. */
  async *rowPages(): AsyncGenerator<UserRow[]> {
    for (let last = ''; ; ) {
      const users = this.#db.selectFrom('users').select(csvColumns).orderBy('id').limit(ROWS_PER_PAGE);
      const page = await (last === '' ? users : users.where('id', '>', last)).execute();
      yield page;
      if (page.length < ROWS_PER_PAGE) return;
      last = page.at(-1)!.id;
    }
  }

  /** The accounts that an import changes. `isLocked` prevents other writes until the transaction ends. */
  async findRows(ids: string[], isLocked: boolean): Promise<Map<string, UserRow>> {
    const rows = await this.#db
      .selectFrom('users')
      .select(csvColumns)
      .where('id', 'in', ids)
      .orderBy('id')
      .$if(isLocked, (query) => query.forNoKeyUpdate())
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Adds an account without a password. Records its role if it is not the role of every new account. */
  async addRow({ updatedAt: _, ...row }: UserRow, { actorId, address, now }: ActingPerson): Promise<void> {
    await this.#db
      .insertInto('users')
      .values({ ...row, passwordHash: null })
      .execute();
    if (row.role === 'USER') return;
    const detail = `GUEST → ${row.role}`;
    await recordAudit(this.#db, { kind: 'ROLE_CHANGED', userId: row.id, actorId, address, detail }, now);
  }

  async updateRow({ id, updatedAt: _, ...fields }: UserRow, by: ActingPerson): Promise<void> {
    await recordRoleChange(this.#db, { id, role: fields.role }, by);
    await this.#db
      .updateTable('users')
      .set({ ...fields, updatedAt: nextUpdatedAt('users') })
      .where('id', '=', id)
      .execute();
  }

  /** Returns those of the emails that already have an account, in lower case. */
  async findUsedEmails(emails: string[]): Promise<Set<string>> {
    if (emails.length === 0) return new Set();
    const users = await this.#db
      .selectFrom('users')
      .select('email')
      .where(sql`lower(email)`, '=', sql`ANY(${emails}::text[])`)
      .execute();
    return new Set(users.map(({ email }) => email.toLowerCase()));
  }

  /** Returns false if there is no such account. Throws LAST_ADMINISTRATOR if no administrator would remain. */
  async setRole(
    id: string,
    role: Role,
    by: ActingPerson,
    onChange: (db: Kysely<Database>) => Promise<void>,
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      // Locks administrators in the order of their ids, so it comes before the lock of a single account.
      if (role !== 'ADMINISTRATOR') await assertNotLastAdministrator(trx, id);
      const isChanged = await recordRoleChange(trx, { id, role }, by);
      const { numUpdatedRows } = await trx
        .updateTable('users')
        .set({ role, updatedAt: nextUpdatedAt('users') })
        .where('id', '=', id)
        .executeTakeFirst();
      if (isChanged) await onChange(trx);
      return numUpdatedRows > 0n;
    });
  }

  /** The language that comes first in the mails of the person. */
  async setLanguage(userId: string, language: string): Promise<void> {
    await this.#db
      .insertInto('notificationSettings')
      .values({ userId, language, unsubscribeToken: createToken() })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ language }))
      .execute();
  }

  /** The fields of an account that administrators see. */
  #selectManaged() {
    return this.#db
      .selectFrom('users')
      .select(['id', 'email', 'displayName', 'phone', 'role', 'lastMethod', 'totalServices'])
      .select(['createdAt', 'lastSignedIn', 'updatedAt'])
      .select([
        sql<number>`(SELECT count(*)::int FROM services WHERE owner_id = users.id AND deleted_at IS NULL)`.as(
          'countServices',
        ),
        sql<number>`(SELECT count(*)::int FROM service_managers m JOIN services s ON s.id = m.service_id
          WHERE m.user_id = users.id AND s.owner_id IS DISTINCT FROM users.id AND s.deleted_at IS NULL)`.as(
          'countManaged',
        ),
      ]);
  }
}

/** Records the roles before and after, and returns true, if they differ. */
async function recordRoleChange(
  db: Kysely<Database>,
  { id, role }: { id: string; role: Role },
  { actorId, address, now }: ActingPerson,
): Promise<boolean> {
  const known = await db.selectFrom('users').select('role').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!known || known.role === role) return false;
  const detail = `${known.role} → ${role}`;
  await recordAudit(db, { kind: 'ROLE_CHANGED', userId: id, actorId, address, detail }, now);
  return true;
}

/** Locks all administrators: if two remove each other at once, the second request fails. */
export async function assertNotLastAdministrator(trx: Transaction<Database>, id: string): Promise<void> {
  const administrators = await lockAdministrators(trx);
  if (administrators.length === 1 && administrators[0]!.id === id) throw new ApiError('LAST_ADMINISTRATOR');
}

/** Returns the administrators and locks them until the transaction ends. */
export function lockAdministrators(trx: Kysely<Database>): Promise<{ id: string }[]> {
  return trx.selectFrom('users').select('id').where('role', '=', 'ADMINISTRATOR').orderBy('id').forUpdate().execute();
}

/** Only signing in and the detail of an account use these. */
type OwnColumns = 'passwordHash' | 'emailProvenAt' | 'limitRequestedAt' | 'mustProveEmail';

type ManagedRow = Omit<Selectable<Database['users']>, OwnColumns> & {
  countServices: number;
  countManaged: number;
};

export function toManagedUser({ role, ...row }: ManagedRow, deletedAt: Date | null = null): ManagedUser {
  return {
    ...row,
    roles: [role],
    isAdmin: isAdministrator({ id: row.id, role }),
    createdAt: row.createdAt.toISOString(),
    lastSignedIn: row.lastSignedIn?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}
