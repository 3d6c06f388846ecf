import { useHydrated } from '../browser/useHydrated.ts';
import { useUser } from './useUser.ts';

/** Whether somebody is signed in who may have more to do with a list than to read it. Known to the device alone. */
export function useCanEdit(): boolean {
  const isAlive = useHydrated();
  return useUser() !== null && isAlive;
}
