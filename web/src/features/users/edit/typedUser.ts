import type { Role } from '@amparo/domain/permissions/user.ts';
import type { ManagedUser } from '@amparo/domain/users/listedUser.ts';
import type { UserInput } from '@amparo/domain/users/userInput.ts';

/** What stands in the form's boxes. */
export interface TypedUser {
  displayName: string;
  phone: string;
  totalServices: string;
  role: Role;
}

export function typedOf({ displayName, phone, totalServices, roles }: ManagedUser): TypedUser {
  return { displayName, phone, totalServices: String(totalServices), role: roles[0] ?? 'USER' };
}

/** As the API takes it: no limit is sent for administrators, and left empty it is the usual one (spec §5). */
export function inputOf({ displayName, phone, totalServices, role }: TypedUser, updatedAt: string): UserInput {
  const typed = totalServices.trim();
  const limit = role === 'ADMINISTRATOR' ? {} : { totalServices: typed === '' ? null : Number(typed) };
  return { displayName, phone, ...limit, updatedAt };
}
