import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildScripts, serverArguments, serverEnv } from '../../scripts/serverProgram.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface RunningServer {
  origin: string;
  pid: number;
  /** From the start of the process until it logs that it is ready. */
  readyMs: number;
  /** Ends the process, with SIGTERM by default. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Builds what has changed, as `npm start` does. */
function buildChanged(): void {
  for (const script of buildScripts) {
    const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error(`${script} failed`);
  }
}

/** Starts the server on a free loopback port with a data folder. It ends when this process ends. */
export async function startAmparo(
  dataDir: string,
  sampleData: 'region' | 'none' = 'none',
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  buildChanged();
  const env = {
    ...process.env,
    ...serverEnv,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: '0',
    HOST: '127.0.0.1',
    SAMPLE_DATA: sampleData,
    ...settings,
  };
  return startServer(serverArguments, env, /^Amparo is ready at (http:\S+)/);
}

/** Starts a Fastify server with one fixed body, as the baseline. */
export async function startFixedBody(): Promise<RunningServer> {
  return startServer(['bench/speed/fixedBodyServer.ts'], process.env, /^(http:\S+)/);
}

async function startServer(args: string[], env: NodeJS.ProcessEnv, isReady: RegExp): Promise<RunningServer> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const origin = await readOrigin(child, isReady);
  const readyMs = performance.now() - startedAt;
  const ended = once(child, 'exit');
  const stop: RunningServer['stop'] = async (signal = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return { origin, pid: child.pid!, readyMs, stop };
}

async function readOrigin(child: ChildProcess, isReady: RegExp): Promise<string> {
  const lines = createInterface({ input: child.stdout! });
  for await (const line of lines) {
    const origin = isReady.exec(line)?.[1];
    if (!origin) continue;
    child.stdout!.resume();
    return origin;
  }
  throw new Error('The server ended before it was ready.');
}
