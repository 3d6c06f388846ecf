import type { CallApi } from '@amparo/domain/callApi.ts';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { account } from '../browser/storage/account.ts';

/** The signed-in person in the form that permissions need. */
export function viewerOf({ id, roles: [role = 'USER'] }: CurrentUser): Viewer {
  return { id, role };
}

/** Returns the signed-in person: on the device from storage, on the server from the API. */
export async function findUser(callApi: CallApi, isOnDevice: boolean): Promise<CurrentUser> {
  return (isOnDevice && account.read()?.user) || (await callApi('GET /auth/profile')).data;
}
