// Plain JavaScript without packages, because npm start uses it with any version of Node.

/**
 * Runs a server, and starts it again when it crashes. A start that fails is not repeated: its cause, such as a wrong
 * setting, does not go away by itself. After several crashes within a short time, gives up.
 *
 * `spawnServer` starts the process; it sends the message 'ready' when it serves. `ended` resolves with the exit status.
 */
export function supervise(
  spawnServer,
  { firstPauseMs = 1000, mostPauseMs = 30_000, stableMs = 60_000, mostCrashes = 6, log = console.error } = {},
) {
  let child;
  let timer;
  let wasReady = false;
  let isStopping = false;
  let crashes = 0;
  let end;
  const ended = new Promise((resolve) => {
    end = resolve;
  });

  function start() {
    let readyAt;
    child = spawnServer();
    child.on('message', (message) => {
      if (message !== 'ready') return;
      readyAt = performance.now();
      wasReady = true;
    });
    child.on('exit', (status, signal) => {
      const exitStatus = signal ? 1 : (status ?? 1);
      if (isStopping || !wasReady || exitStatus === 0) return end(exitStatus);
      if (readyAt !== undefined && performance.now() - readyAt > stableMs) crashes = 0;
      restartAfterCrash(signal ?? `status ${status}`);
    });
  }

  function restartAfterCrash(cause) {
    crashes += 1;
    if (crashes >= mostCrashes) {
      log(`Amparo crashed ${crashes} times in a row and stays stopped. The messages above say why (last: ${cause}).`);
      return end(1);
    }
    const pause = Math.min(firstPauseMs * 2 ** (crashes - 1), mostPauseMs);
    log(`Amparo crashed (${cause}) and starts again in ${pause / 1000} s.`);
    timer = setTimeout(() => {
      timer = undefined;
      start();
    }, pause);
  }

  start();
  return {
    ended,
    /** Ends the server with a signal, or does not start it again. */
    stop(signal) {
      isStopping = true;
      if (timer === undefined) return void child.kill(signal);
      clearTimeout(timer);
      end(0);
    },
  };
}
