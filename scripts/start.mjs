import { spawn } from 'node:child_process';
import { installPackages, ownNode, root, run } from './install.mjs';
import { buildScripts, serverArguments, serverEnv, serverFlags, serverSource } from './serverProgram.mjs';
import { supervise } from './supervise.mjs';

const options = process.argv.slice(2);
const isDevelopment = options[0] === 'dev';

installPackages();
if (options.includes('--check')) {
  run(ownNode, ['server/src/app/commands/checkCommand.ts'], 'Amparo would not work yet.');
  process.exit(0);
}
if (!isDevelopment) for (const script of buildScripts) run(ownNode, [script], 'Amparo could not start');

const watching = ['--watch-path=server/src', '--watch-path=domain/src', '--watch-preserve-output'];
const args = isDevelopment ? [...watching, ...serverFlags, serverSource] : serverArguments;
const spawnServer = () =>
  spawn(ownNode, args, {
    cwd: root,
    // The channel closes when this process is killed. The server then exits.
    stdio: isDevelopment ? 'inherit' : ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...serverEnv, ...(isDevelopment ? { AMPARO_DEV: '1' } : {}) },
  });
const server = supervise(spawnServer);
// npm does not forward the signal that ends it, so exit when npm has exited.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    server.stop('SIGTERM');
  }, 500).unref();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.stop(signal));
process.exit(await server.ended);
