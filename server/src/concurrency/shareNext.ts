/**
 * Returns a function that runs `act` after it was called. A run in progress may have begun too early for a call; all calls
 * in the meantime share the next run.
 */
export function shareNext<Result>(act: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const run = act();
      running = run.catch(() => undefined);
      return run;
    });
    return next;
  };
}
