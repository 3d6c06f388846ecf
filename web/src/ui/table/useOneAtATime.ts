import { useCallback, useRef } from 'react';

/** Runs an action, and ignores it while the last run lasts: a second press would act on the same items again. */
export function useOneAtATime<Input extends unknown[]>(act: (...input: Input) => Promise<unknown>) {
  const isRunning = useRef(false);
  return useCallback(
    async (...input: Input) => {
      if (isRunning.current) return;
      isRunning.current = true;
      try {
        await act(...input);
      } finally {
        isRunning.current = false;
      }
    },
    [act],
  );
}
