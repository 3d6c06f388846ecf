/** One press of Ctrl-C comes several times: from the terminal, from npm and from npm start. */
const SAME_SIGNAL_MS = 2000;

type Close = () => Promise<void>;

/** How the server ends by SIGTERM, SIGINT or the death of npm start: in order; by another signal, somewhat later, at once. */
export class Ending {
  #close: Close;
  #since: number | undefined;

  constructor(close: Close) {
    this.#close = close;
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => this.#hear());
    process.once('disconnect', () => this.#begin());
  }

  get isBegun(): boolean {
    return this.#since !== undefined;
  }

  /** What is to be done then, from now on. */
  by(close: Close): void {
    this.#close = close;
  }

  #hear(): void {
    if (this.#since !== undefined && performance.now() - this.#since > SAME_SIGNAL_MS) process.exit(1);
    this.#begin();
  }

  #begin(): void {
    if (this.isBegun) return;
    this.#since = performance.now();
    this.#close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  }
}
