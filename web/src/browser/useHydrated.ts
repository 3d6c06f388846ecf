import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True once scripts run. Controls that need scripts wait for it, so that every control on the page works. Deferred,
 * because React would render all of them in one long task after hydration.
 */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}
