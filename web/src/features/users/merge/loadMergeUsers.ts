import { ApiError } from '@amparo/domain/http/apiError.ts';
import { userCan } from '@amparo/domain/permissions/permissions.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { searchTextParam } from '../../../routing/paging.ts';
import { requirePermission } from '../../../routing/requireSignIn.ts';

const mostFound = 10;

/** The account that stays, and the other one with what belongs to each, or the accounts that a search finds. */
export const loadMergeUsers = requirePermission(
  userCan.merge,
  async ({ callApi, params: { id = '' }, url: { searchParams }, language }: LoadInput, { id: ownId }) => {
    const q = searchTextParam(searchParams);
    const other = searchParams.get('other');
    if (other === id) throw new ApiError('NOT_FOUND');
    const read = async (userId: string) => {
      const params = { id: userId };
      const [user, contents] = await Promise.all([
        callApi('GET /users/:id', { params }),
        callApi('GET /users/:id/contents', { params }),
      ]);
      return { user: user.data, contents: contents.data };
    };
    const [kept, merged] = await Promise.all([read(id), other ? read(other) : null]);
    const search = merged ? null : await callApi('GET /users', { query: { q: q || undefined, limit: mostFound } });
    // Nobody merges their own account away.
    const found = (search?.data ?? []).filter((user) => user.id !== id && user.id !== ownId);
    return { kept, other: merged, found, q, ownId, language };
  },
);
export type MergeUsersData = NonNullable<Awaited<ReturnType<typeof loadMergeUsers>>>;
export type MergedAccount = MergeUsersData['kept'];
