import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';
import { overviewCan } from '@amparo/domain/users/permissions.ts';
import { personOf } from '../../api/personOf.ts';
import { paths, safeBack } from '../../app/paths.ts';

/** Where somebody is led who has just signed in: where they wanted to go, or where those of their role begin. */
export function landingOf(back: string | null, user: CurrentUser): string {
  const wanted = safeBack(back);
  return wanted === paths.home() && overviewCan.open(personOf(user)) ? paths.overview() : wanted;
}
