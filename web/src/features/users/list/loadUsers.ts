import type { CallQuery } from '@amparo/domain/callApi.ts';
import { isAdministrator } from '@amparo/domain/permissions/permissions.ts';
import { rarePaths } from '../../../rarePaths.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { pageSize, searchTextParam, skipParam, toPage } from '../../../routing/paging.ts';
import { requirePermission } from '../../../routing/requireSignIn.ts';
import { userEntry } from './userEntry.ts';

const queries = {
  all: { sort: ['displayName'] },
  superusers: { sort: ['displayName'], role: ['SUPER USER', 'AUTO USER'] },
  deleted: { isDeleted: true },
} as const satisfies Record<string, CallQuery<'GET /users'>>;
export type UserList = keyof typeof queries;

/** Loads accounts by name: all, privileged ones (rules.md §3), or those deleted in the last 30 days. */
export const loadUsers = requirePermission(
  isAdministrator,
  async ({ callApi, url: { pathname, searchParams }, language }: LoadInput, { id: ownId }) => {
    const which = whichOf(pathname, searchParams);
    const q = searchTextParam(searchParams);
    const skip = skipParam(searchParams);
    const query = { ...queries[which], q: q || undefined, limit: pageSize, skip };
    const { data, total } = await callApi('GET /users', { query });
    return {
      which,
      q,
      ...toPage(
        data.map((user) => userEntry(user, ownId)),
        skip,
        (at) => rarePaths.users(which, { q, skip: at }),
      ),
      total,
      language,
    };
  },
);
export type UsersData = NonNullable<Awaited<ReturnType<typeof loadUsers>>>;

function whichOf(pathname: string, searchParams: URLSearchParams): UserList {
  if (pathname === rarePaths.users('superusers')) return 'superusers';
  return searchParams.get('deleted') === 'true' ? 'deleted' : 'all';
}
