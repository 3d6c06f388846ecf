import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True once scripts run. What needs them is not shown before, so that nothing on the page is dead. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
