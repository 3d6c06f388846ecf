import type { CallApi } from '@amparo/domain/callApi.ts';
import type { Viewer } from '@amparo/domain/permissions/user.ts';
import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';
import { account } from '../browser/storage/account.ts';

/** Who is signed in, as the permissions ask for it. */
export function viewerOf({ id, roles: [role = 'USER'] }: CurrentUser): Viewer {
  return { id, role };
}

/** Who is signed in: the device was told then, and as the app started; the server asks. */
export async function findUser(callApi: CallApi, isOnDevice: boolean): Promise<CurrentUser> {
  return (isOnDevice && account.read()?.user) || (await callApi('GET /auth/profile')).data;
}
