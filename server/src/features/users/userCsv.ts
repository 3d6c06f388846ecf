import { randomUUIDv7 } from 'node:crypto';
import { email } from '@amparo/domain/form-fields/formFields.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { roles, userCan } from '@amparo/domain/permissions/permissions.ts';
import { defaultTotalServices, UserInput } from '@amparo/domain/users/user.ts';
import * as z from 'zod/mini';
import { cellOf, readCell } from '../../csv/cellValues.ts';
import { checkRow } from '../../csv/checkRow.ts';
import type { CsvList, ImportContext, Outcome } from '../../csv/csvList.ts';
import type { Cells } from '../../csv/writeCsv.ts';
import { lockAdministrators, UserRepository, type UserRow } from './userRepository.ts';

/** Passwords, sessions and external sign-ins are neither exported nor imported. */
const columns = ['email', 'displayName', 'phone', 'role', 'totalServices'] as const;

const EditedUser = z.extend(UserInput, { role: z.optional(z.enum(roles, 'NOT_ONE_OF')) });
const NewUser = z.extend(EditedUser, { email });

/** The CSV format of accounts. New accounts have no password; their users set one by "Forgot password". */
export const userCsv: CsvList<UserRow> = {
  columns,
  pages: (db) => new UserRepository(db).rowPages(),
  find: (db, ids, isLocked) => new UserRepository(db).findRows(ids, isLocked),
  cellsOf: (user) => Object.fromEntries(columns.map((column) => [column, cellOf(user[column])])),
  nameOf: ({ displayName, email }) => displayName || email,
  async reader(db, rows, context) {
    const emails = rows.flatMap(({ changedCells }) =>
      changedCells.email ? [changedCells.email.trim().toLowerCase()] : [],
    );
    const usedEmails = await new UserRepository(db).findUsedEmails(emails);
    return (row, before) =>
      before ? editedUser(row.changedCells, before, context) : newUser(row.changedCells, usedEmails);
  },
  async write(trx, changes, { viewer, address, at }) {
    const users = new UserRepository(trx);
    const by = { actorId: viewer.id, address, now: at };
    for (const { before, next } of changes) await (before ? users.updateRow(next, by) : users.addRow(next, by));
    // Another request may have removed the last administrator meanwhile.
    if ((await lockAdministrators(trx)).length === 0) throw new ApiError('LAST_ADMINISTRATOR');
  },
};

function editedUser(
  { email: newEmail, ...cells }: Cells,
  before: UserRow,
  { viewer }: ImportContext,
): Outcome<UserRow> {
  // As in the form: administrators cannot change an email.
  if (newEmail !== undefined) return { errors: { email: 'NOT_ALLOWED' } };
  const checked = checkRow(EditedUser, valuesOf(cells));
  if ('errors' in checked) return checked;
  const { totalServices, updatedAt: _, ...fields } = checked.data;
  if (fields.role !== undefined && fields.role !== before.role && !userCan.setRole(viewer, before.id))
    return { errors: { role: 'NOT_ALLOWED' } };
  const total = totalServices === undefined ? before.totalServices : (totalServices ?? defaultTotalServices);
  return { next: { ...before, ...fields, totalServices: total } };
}

function newUser(cells: Cells, usedEmails: Set<string>): Outcome<UserRow> {
  const checked = checkRow(NewUser, valuesOf(cells));
  if ('errors' in checked) return checked;
  const { role = 'USER', displayName = '', phone = '', totalServices, ...rest } = checked.data;
  const address = rest.email.toLowerCase();
  if (usedEmails.has(address)) return { errors: { email: 'EMAIL_ALREADY_USED' } };
  usedEmails.add(address);
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
