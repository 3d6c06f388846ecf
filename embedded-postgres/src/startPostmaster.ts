import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runAs } from './account.ts';
import type { Log } from './log.ts';
import type { Folders } from './prepareFolders.ts';
import { stopOrphanedServer } from './stopOrphanedServer.ts';

const TRIES = 40;
const PAUSE_MS = 250;
/** Errors that go away by themselves: the children of a killed server need a moment to end. */
const TEMPORARY =
  /pre-existing shared memory block|lock file ".*" already exists|another postmaster|address already in use/i;

/** The parameters that start the server, and start it again after a crash. */
export interface PostmasterSetup {
  folders: Folders;
  binaries: string;
  settings: Record<string, string>;
  log: Log;
  writeLog(text: string): void;
}

/** A running PostgreSQL server. */
export interface Postmaster {
  /** Resolves when the server has ended for any reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server and waits until it accepts connections. Throws an error with its last output. */
export async function startPostmaster(setup: PostmasterSetup): Promise<Postmaster> {
  for (let tried = 1; ; tried++) {
    await stopOrphanedServer(setup.folders.cluster, setup.folders.socketFolder, setup.log);
    const outcome = await tryStart(setup);
    if ('stop' in outcome) return outcome;
    if (!outcome.isTemporary || tried === TRIES) throw new Error(`The database did not start: ${outcome.output}`);
    await delay(PAUSE_MS);
  }
}

async function tryStart(setup: PostmasterSetup): Promise<Postmaster | { isTemporary: boolean; output: string }> {
  const { folders, settings } = setup;
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    join(setup.binaries, 'bin/postgres'),
    ['-D', folders.cluster, '-k', folders.socketFolder, ...options],
    {
      ...runAs(folders.account),
      detached: true, // Ctrl-C must not reach the server: it stops after the last request.
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const output = readOutput(child, setup.writeLog);
  const ended = once(child, 'exit').then(
    () => undefined,
    (error: Error) => output.add(`${error.message}\n`),
  );
  const isReady = await Promise.race([output.ready.then(() => true), ended.then(() => false)]);
  if (isReady) return { ended, stop: () => stopServer(child, ended) };
  // The last output may still be in the pipe.
  await Promise.race([once(child.stderr!, 'close'), delay(200)]);
  return {
    isTemporary: child.signalCode !== null || TEMPORARY.test(output.text()),
    output: output.text().trim() || 'it printed nothing',
  };
}

/** Forwards the server's output to the log, and stores the end of it until the server is ready. */
function readOutput(child: ChildProcess, writeLog: (text: string) => void) {
  const ready = Promise.withResolvers<void>();
  let text = '';
  let isReady = false;
  const add = (chunk: string) => {
    writeLog(chunk);
    if (isReady) return;
    text = (text + chunk).slice(-4000);
    isReady = /ready to accept (read-only )?connections/.test(text);
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
