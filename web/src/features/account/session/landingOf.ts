import { overviewCan } from '@amparo/domain/permissions/permissions.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { viewerOf } from '../../../http-client/viewerOf.ts';
import { paths, safeBack } from '../../../paths.ts';

/** Where somebody is led who has just signed in: where they wanted to go, or where those of their role begin. */
export function landingOf(back: string | null, user: CurrentUser): string {
  const wanted = safeBack(back);
  return wanted === paths.home() && overviewCan.open(viewerOf(user)) ? paths.overview() : wanted;
}
