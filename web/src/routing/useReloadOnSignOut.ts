import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { account } from '../browser/account.ts';

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
