import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./postgresProcess.ts', import.meta.url));

/** Starts PostgreSQL with a template database for the servers of all workers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = fork(program, { execArgv: [], env });
  const ended = once(child, 'exit');
  const ready = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (!ready) throw new Error('The database of the browser tests did not start.');
  process.env.E2E_POSTGRES = JSON.stringify(ready[0]);
  return async () => {
    child.disconnect();
    await ended;
  };
}
