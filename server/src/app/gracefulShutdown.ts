import closeWithGrace from 'close-with-grace';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** One press of Ctrl-C arrives several times: from the terminal, from npm, and from npm start. */
const SAME_SIGNAL_MS = 2000;
/** Jobs may take ten seconds to finish, and the database a few more. */
const MAX_CLOSE_MS = 30_000;

type Close = () => Promise<void>;

/**
 * Closes the server in order on SIGTERM, SIGINT, SIGHUP, a fatal error, and when npm start ends. A signal that comes more than
 * two seconds later exits at once.
 */
export class GracefulShutdown {
  #close: Close;
  #isStarted = false;
  #isRepeatForced = false;

  constructor(close: Close) {
    this.#close = close;
    // The library exits at the second signal, however soon it comes, so signals are handled here.
    const shutdown = closeWithGrace({ delay: MAX_CLOSE_MS, skip: [...SIGNALS] }, async ({ err }) => {
      if (err) console.error(err);
      this.#isStarted = true;
      // A busy process handles signals late. Those that arrived during the pause are handled before setImmediate runs.
      setTimeout(() => setImmediate(() => (this.#isRepeatForced = true)), SAME_SIGNAL_MS).unref();
      await this.#close();
    });
    const start = () => {
      if (!this.isStarted) shutdown.close();
    };
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (this.#isRepeatForced) process.exit(1);
        start();
      });
    }
    process.once('disconnect', start);
  }

  get isStarted(): boolean {
    return this.#isStarted;
  }

  /** Replaces what is closed, once more of the server runs. */
  use(close: Close): void {
    this.#close = close;
  }
}
