import { useHydrated } from '../../../browser/useHydrated.ts';

/** Whether scripts run, and this browser has passkeys for this page. Pages of an IP address cannot have any. */
export function useCanUsePasskeys(): boolean {
  const isHydrated = useHydrated();
  if (!isHydrated || typeof PublicKeyCredential !== 'function') return false;
  return !/^[\d.]+$|^\[/.test(window.location.hostname);
}
