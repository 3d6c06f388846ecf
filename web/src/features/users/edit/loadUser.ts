import { ApiError } from '@amparo/domain/http/apiError.ts';
import { isUuid } from '@amparo/domain/http/isUuid.ts';
import { isAdministrator } from '@amparo/domain/permissions/permissions.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { requirePermission } from '../../../routing/requireSignIn.ts';

/** Loads an account for an administrator. */
export const loadUser = requirePermission(
  isAdministrator,
  async ({ callApi, params: { id = '' }, url: { searchParams }, language }: LoadInput, { id: ownId }) => {
    // A malformed id belongs to no account.
    if (!isUuid(id)) throw new ApiError('NOT_FOUND');
    const { data: user } = await callApi('GET /users/:id', { params: { id } });
    return { user, isOwn: id === ownId, isMerged: searchParams.get('merged') === 'yes', language };
  },
);
export type UserData = NonNullable<Awaited<ReturnType<typeof loadUser>>>;
