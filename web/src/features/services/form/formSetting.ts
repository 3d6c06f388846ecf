import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';
import type { Person } from '@amparo/domain/users/user.ts';

/** What all parts of the form know beside what is typed. */
export interface FormSetting {
  person: Person;
  timeZone: string;
  /** The moment at which it was opened, ISO, and the local day of that. */
  now: string;
  today: string;
  counties: string[];
}

export function personOf({ id, roles: [role = 'USER'] }: CurrentUser): Person {
  return { id, role };
}
