import { randomUUIDv7 } from 'node:crypto';
import { email } from '@amparo/domain/form-fields/formFields.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { userCan } from '@amparo/domain/permissions/permissions.ts';
import { roles } from '@amparo/domain/permissions/roles.ts';
import { defaultTotalServices, UserInput } from '@amparo/domain/users/userInput.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import type { BulkList, Outcome, SaidRow, Writing } from '../../csv/bulkList.ts';
import { cellOf, readCell } from '../../csv/cellValues.ts';
import { checkRow } from '../../csv/checkRow.ts';
import type { Cells } from '../../csv/writeCsv.ts';
import { nextUpdatedAt } from '../../database/nextUpdatedAt.ts';
import type { Database } from '../../database/schema.ts';
import { lockAdministrators } from './userRepository.ts';

type User = Pick<Selectable<Database['users']>, (typeof selected)[number]>;

/** Passwords, sessions and external sign-ins are neither exported nor imported. */
const columns = ['email', 'displayName', 'phone', 'role', 'totalServices'] as const;
const selected = ['id', ...columns, 'updatedAt'] as const;
const PAGE_SIZE = 500;

const EditedUser = z.extend(UserInput, { role: z.optional(z.enum(roles, 'NOT_ONE_OF')) });
const NewUser = z.extend(EditedUser, { email });

/** The CSV format of accounts. New accounts have no password; their users set one by "Forgot password". */
export const userCsv: BulkList<User> = {
  columns,
  async *pages(db) {
    for (let last = ''; ; ) {
      const users = db.selectFrom('users').select(selected).orderBy('id').limit(PAGE_SIZE);
      const page = await (last === '' ? users : users.where('id', '>', last)).execute();
      yield page;
      if (page.length < PAGE_SIZE) return;
      last = page.at(-1)!.id;
    }
  },
  async find(db, ids, isLocked) {
    const rows = await db
      .selectFrom('users')
      .select(selected)
      .where('id', 'in', ids)
      .orderBy('id')
      .$if(isLocked, (query) => query.forNoKeyUpdate())
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  },
  cellsOf: (user) => Object.fromEntries(columns.map((column) => [column, cellOf(user[column])])),
  nameOf: ({ displayName, email }) => displayName || email,
  async reader(db, rows, writing) {
    const used = await usedEmails(db, rows);
    return (row, before) => (before ? editedUser(row.said, before, writing) : newUser(row.said, used));
  },
  async write(trx, changes) {
    for (const { before, next } of changes) {
      const { id, updatedAt: _, ...fields } = next;
      if (!before)
        await trx
          .insertInto('users')
          .values({ id, ...fields, passwordHash: null })
          .execute();
      else
        await trx
          .updateTable('users')
          .set({ ...fields, updatedAt: nextUpdatedAt('users') })
          .where('id', '=', id)
          .execute();
    }
    await assertAdministratorRemains(trx);
  },
};

function editedUser({ email: newEmail, ...cells }: Cells, before: User, { viewer }: Writing): Outcome<User> {
  // As in the form: administrators cannot change an e-mail.
  if (newEmail !== undefined) return { errors: { email: 'NOT_ALLOWED' } };
  const checked = checkRow(EditedUser, valuesOf(cells));
  if ('errors' in checked) return checked;
  const { totalServices, updatedAt: _, ...fields } = checked.data;
  if (fields.role !== undefined && fields.role !== before.role && !userCan.setRole(viewer, before.id))
    return { errors: { role: 'NOT_ALLOWED' } };
  const total = totalServices === undefined ? before.totalServices : (totalServices ?? defaultTotalServices);
  return { next: { ...before, ...fields, totalServices: total } };
}

function newUser(cells: Cells, used: Set<string>): Outcome<User> {
  const checked = checkRow(NewUser, valuesOf(cells));
  if ('errors' in checked) return checked;
  const { role = 'USER', displayName = '', phone = '', totalServices, ...rest } = checked.data;
  const address = rest.email.toLowerCase();
  if (used.has(address)) return { errors: { email: 'EMAIL_ALREADY_USED' } };
  used.add(address);
  const limit = totalServices ?? defaultTotalServices;
  const user = { id: randomUUIDv7(), email: address, displayName, phone, role, totalServices: limit };
  return { next: { ...user, updatedAt: new Date() } };
}

function valuesOf({ totalServices, role, ...texts }: Cells): Record<string, unknown> {
  return {
    ...texts,
    ...(role === undefined ? {} : { role: role.trim().toUpperCase() }),
    ...(totalServices === undefined
      ? {}
      : { totalServices: totalServices.trim() === '' ? null : readCell.number(totalServices) }),
  };
}

/** The e-mails in the rows that already have an account. */
async function usedEmails(db: Kysely<Database>, rows: readonly SaidRow[]): Promise<Set<string>> {
  const emails = rows.flatMap(({ said }) => (said.email ? [said.email.trim().toLowerCase()] : []));
  if (emails.length === 0) return new Set();
  const found = await db
    .selectFrom('users')
    .select('email')
    .where(sql`lower(email)`, '=', sql`ANY(${emails}::text[])`)
    .execute();
  return new Set(found.map((user) => user.email.toLowerCase()));
}

/** Throws if another request has just removed the last administrator. */
async function assertAdministratorRemains(trx: Kysely<Database>): Promise<void> {
  if ((await lockAdministrators(trx)).length === 0) throw new ApiError('LAST_ADMINISTRATOR');
}
