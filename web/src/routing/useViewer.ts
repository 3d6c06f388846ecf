import type { Viewer } from '@amparo/domain/permissions/user.ts';
import { viewerOf } from '../http-client/viewerOf.ts';
import { useUser } from './useUser.ts';

/** Who is signed in, as the permissions ask for it; null for a guest. */
export function useViewer(): Viewer | null {
  const user = useUser();
  return user && viewerOf(user);
}
