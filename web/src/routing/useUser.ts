import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';
import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { account } from '../browser/account.ts';
import type { RootData } from './rootData.ts';

/** Who is signed in; null for a guest. */
export function useUser(): CurrentUser | null {
  const root = useRouteLoaderData<RootData>('root');
  return useSyncExternalStore(
    account.watch,
    () => account.read()?.user ?? null,
    () => root?.user ?? null,
  );
}
