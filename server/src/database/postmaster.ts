import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseLog } from './databaseLog.ts';
import { runAs } from './embeddedAccount.ts';
import type { EmbeddedHome } from './embeddedHome.ts';
import { endLeftovers } from './leftovers.ts';

const TRIES = 40;
const PAUSE_MS = 250;
/** What passes by itself: helpers of a killed server need a moment to notice, and one just spawned may win the race. */
const PASSING =
  /pre-existing shared memory block|lock file ".*" already exists|another postmaster|address already in use/i;

/** What it takes to run the server once more. */
export interface PostmasterSetup {
  home: EmbeddedHome;
  binaries: string;
  settings: Record<string, string>;
  log: DatabaseLog;
  writeLog(text: string): void;
}

/** A running PostgreSQL server. */
export interface Postmaster {
  /** Settles when the server has ended, for whatever reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server and waits until it answers, or throws with what it said last. */
export async function startPostmaster(setup: PostmasterSetup): Promise<Postmaster> {
  for (let tried = 1; ; tried++) {
    await endLeftovers(setup.home.cluster, setup.home.socketFolder, setup.log);
    const outcome = await tryStart(setup);
    if ('stop' in outcome) return outcome;
    if (!outcome.mayPass || tried === TRIES) throw new Error(`The database did not start: ${outcome.said}`);
    await delay(PAUSE_MS);
  }
}

async function tryStart(setup: PostmasterSetup): Promise<Postmaster | { mayPass: boolean; said: string }> {
  const { home, settings } = setup;
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(setup.binaries, 'bin/postgres'), ['-D', home.cluster, '-k', home.socketFolder, ...options], {
    ...runAs(home.account),
    detached: true, // Ctrl-C is for us: the server ends once the last request is answered
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = listen(child, setup.writeLog);
  const ended = once(child, 'exit').then(
    () => undefined,
    (error: Error) => said.add(`${error.message}\n`),
  );
  const isReady = await Promise.race([said.ready.then(() => true), ended.then(() => false)]);
  if (isReady) return { ended, stop: () => stopServer(child, ended) };
  // Its last words may still be in the pipe.
  await Promise.race([once(child.stderr!, 'close'), delay(200)]);
  return {
    mayPass: child.signalCode !== null || PASSING.test(said.text()),
    said: said.text().trim() || 'it said nothing',
  };
}

/** Passes on what the server says, and remembers the end of it until the server is ready. */
function listen(child: ChildProcess, writeLog: (text: string) => void) {
  const ready = Promise.withResolvers<void>();
  let text = '';
  let isReady = false;
  const add = (chunk: string) => {
    writeLog(chunk);
    if (isReady) return;
    text = (text + chunk).slice(-4000);
    isReady = text.includes('ready to accept connections');
    if (isReady) ready.resolve();
  };
  child.stderr!.setEncoding('utf8').on('data', add);
  return { ready: ready.promise, add, text: () => text };
}

async function stopServer(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  for (const [signal, patienceMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 10_000],
  ] as const) {
    if (!isRunning()) return;
    child.kill(signal);
    await Promise.race([ended, delay(patienceMs, undefined, { ref: false })]);
  }
}
