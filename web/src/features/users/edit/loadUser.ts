import { ApiError } from '@amparo/domain/http/apiError.ts';
import { isAdministrator } from '@amparo/domain/permissions/permissions.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { requirePermission } from '../../../routing/requireSignIn.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Loads an account for an administrator. */
export const loadUser = requirePermission(
  isAdministrator,
  async ({ callApi, params: { id = '' }, url: { searchParams }, language }: LoadInput, { id: ownId }) => {
    // A malformed id belongs to no account.
    if (!uuid.test(id)) throw new ApiError('NOT_FOUND');
    const { data: user } = await callApi('GET /users/:id', { params: { id } });
    return { user, isOwn: id === ownId, isMerged: searchParams.get('merged') === 'yes', language };
  },
);
export type UserData = NonNullable<Awaited<ReturnType<typeof loadUser>>>;
