import { useEffect, useEffectEvent } from 'react';
import { useMatches } from 'react-router';
import { account } from '../../browser/storage/account.ts';
import type { PageHandle } from '../../routing/pageHandle.ts';
import type { RootData } from '../../routing/rootData.ts';

/** Runs once when the app starts, and only for signed-in people: guests need no request. */
export function useSessionCheck(root: RootData | null): void {
  const matches = useMatches();
  const check = useEffectEvent(async () => {
    if (!account.read() && !root?.user) return;
    const { checkSession } = await import('./checkSession.ts');
    const { handle } = matches[matches.length - 1] ?? {};
    const isEndShown = (handle as PageHandle<unknown> | undefined)?.needsSignIn === true;
    await checkSession({ isEndShown, isInCookie: !!root?.user });
  });
  useEffect(() => {
    // Without a network, change nothing.
    check().catch(() => {});
  }, []);
}
