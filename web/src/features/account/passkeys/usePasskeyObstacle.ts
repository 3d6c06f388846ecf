import { passkeyOriginOf } from '@amparo/domain/account/passkeys/relyingParty.ts';
import { useRouteLoaderData } from 'react-router';
import { useHydrated } from '../../../browser/useHydrated.ts';
import type { RootData } from '../../../routing/rootData.ts';

/** The origin of the pages that have passkeys. Null if no page has them, undefined if this is unknown. */
export function usePasskeyOrigin(): string | null | undefined {
  const root = useRouteLoaderData<RootData>('root');
  return root && passkeyOriginOf(root.publicUrl);
}

/** Why this page has no passkeys: scripts do not run, its address, or the browser. Null if it has them. */
export function usePasskeyObstacle(): 'scripts' | 'address' | 'browser' | null {
  const isHydrated = useHydrated();
  const origin = usePasskeyOrigin();
  if (!isHydrated) return 'scripts';
  if (origin !== undefined && origin !== window.location.origin) return 'address';
  return typeof PublicKeyCredential === 'function' ? null : 'browser';
}
