import { useIsAlive } from '../device/useIsAlive.ts';
import { useUser } from './useUser.ts';

/** Whether somebody is signed in who may have more to do with a list than to read it. Known to the device alone. */
export function useKeeps(): boolean {
  const isAlive = useIsAlive();
  return useUser() !== null && isAlive;
}
