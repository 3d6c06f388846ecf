import type { Role } from '@amparo/domain/permissions/permissions.ts';
import type { ManagedUser, UserInput } from '@amparo/domain/users/user.ts';

/** The values of the form. All are texts, except the role. */
export interface UserValues {
  displayName: string;
  phone: string;
  totalServices: string;
  role: Role;
}

export function valuesOf({ displayName, phone, totalServices, roles }: ManagedUser): UserValues {
  return { displayName, phone, totalServices: String(totalServices), role: roles[0] ?? 'USER' };
}

/** Converts to the input of the API: administrators have no limit, and an empty limit is the default (spec §5). */
export function inputOf({ displayName, phone, totalServices, role }: UserValues, updatedAt: string): UserInput {
  const typed = totalServices.trim();
  const limit = role === 'ADMINISTRATOR' ? {} : { totalServices: typed === '' ? null : Number(typed) };
  return { displayName, phone, ...limit, updatedAt };
}
