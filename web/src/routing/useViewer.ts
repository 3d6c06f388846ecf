import type { Viewer } from '@amparo/domain/permissions/user.ts';
import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { account } from '../browser/storage/account.ts';
import { useHydrated } from '../browser/useHydrated.ts';
import { viewerOf } from '../http-client/viewerOf.ts';
import type { RootData } from './rootData.ts';

/** Who is signed in, as the permissions ask for it; null for a guest. */
export function useViewer(): Viewer | null {
  const user = useUser();
  return user && viewerOf(user);
}

/** Who is signed in; null for a guest. */
export function useUser(): CurrentUser | null {
  const root = useRouteLoaderData<RootData>('root');
  return useSyncExternalStore(
    account.watch,
    () => account.read()?.user ?? null,
    () => root?.user ?? null,
  );
}

/** Whether somebody is signed in who may have more to do with a list than to read it. Known to the device alone. */
export function useCanEdit(): boolean {
  const isHydrated = useHydrated();
  return useUser() !== null && isHydrated;
}

/** Signed out in another tab, perhaps on a computer that many use: what stands here is not left standing. */
export function useReloadOnSignOut(): void {
  const { revalidate } = useRevalidator();
  const leave = useEffectEvent(() => void revalidate());
  useEffect(
    () =>
      account.watch((isElsewhere) => {
        if (isElsewhere && !account.read()) leave();
      }),
    [],
  );
}
