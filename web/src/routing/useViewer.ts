import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { account } from '../browser/storage/account.ts';
import { useHydrated } from '../browser/useHydrated.ts';
import { viewerOf } from '../http-client/viewerOf.ts';
import type { RootData } from './rootData.ts';

/** Returns the signed-in person in the form that permissions need, or null for a guest. */
export function useViewer(): Viewer | null {
  const user = useUser();
  return user && viewerOf(user);
}

/** Returns the signed-in person, or null for a guest. */
export function useUser(): CurrentUser | null {
  const root = useRouteLoaderData<RootData>('root');
  return useSyncExternalStore(
    account.watch,
    () => account.read()?.user ?? null,
    () => root?.user ?? null,
  );
}

/** Whether the viewer has a permission. False until scripts run, because the buttons that ask need them. */
export function useIsAllowed(permission: (viewer: Viewer | null) => boolean): boolean {
  const viewer = useViewer();
  return useHydrated() && permission(viewer);
}

/** Leaves the page when another tab signs out, because many people may use the computer. */
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
