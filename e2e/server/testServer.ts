import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serverEnv } from '../../scripts/serverProgram.mjs';
import type { ServerCommand } from './serverProcess.ts';

const program = fileURLToPath(new URL('./serverProcess.ts', import.meta.url));

/** The server of this Playwright worker. */
export class TestServer {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  #isChanged = false;
  #isUsed = false;

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.#ended = once(child, 'exit');
  }

  /** Starts a server over a copy of the template database. */
  static async start(): Promise<TestServer> {
    const { NODE_OPTIONS: _, ...env } = process.env;
    const { NODE_COMPILE_CACHE } = serverEnv;
    const server = new TestServer(fork(program, { execArgv: [], env: { ...env, NODE_COMPILE_CACHE } }));
    await server.#reply('started');
    return server;
  }

  /** Before each test: restores the original data if the last test changed it, or if this test wants it unchanged. */
  async useData(data: 'shared' | 'own'): Promise<void> {
    if (this.#isChanged || (data === 'own' && this.#isUsed)) await this.send('restore');
    this.#isChanged = data === 'own';
    this.#isUsed = true;
  }

  async send(command: ServerCommand): Promise<void> {
    const reply = this.#reply(command);
    this.#child.send(command);
    await reply;
  }

  /** Accepts connections and answers nothing, like a network that transfers nothing, until `resume`. */
  freeze(): void {
    this.#child.kill('SIGSTOP');
  }

  resume(): void {
    this.#child.kill('SIGCONT');
  }

  async close(): Promise<void> {
    this.#child.send('close' satisfies ServerCommand);
    await this.#ended;
  }

  async #reply(expected: string): Promise<void> {
    const ended = this.#ended.then(() => ['an exit']);
    const [message] = await Promise.race([once(this.#child, 'message'), ended]);
    if (message !== expected) throw new Error(`The server answered with ${message} instead of ${expected}`);
  }
}
