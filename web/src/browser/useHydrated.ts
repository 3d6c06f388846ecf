import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True once scripts run. Controls that need scripts wait for it, so that every control on the page works. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
