import { spawn } from 'node:child_process';
import { installPackages, ownNode, root, run } from './install.mjs';
import { serverArguments, serverEnv } from './serverProgram.mjs';

const [command = 'start'] = process.argv.slice(2);

installPackages();
if (command === 'start') run(ownNode, ['scripts/buildWeb.mjs'], 'Amparo could not start');

const watched =
  command === 'dev' ? ['--watch-path=server/src', '--watch-path=domain/src', '--watch-preserve-output'] : [];
const child = spawn(ownNode, [...watched, ...serverArguments], {
  cwd: root,
  // The channel closes when this process is killed. The server then exits.
  stdio: command === 'dev' ? 'inherit' : ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, ...serverEnv, ...(command === 'dev' ? { AMPARO_DEV: '1' } : {}) },
});
// npm does not forward the signal that ends it, so exit when npm has exited.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500).unref();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (status, signal) => process.exit(signal ? 1 : (status ?? 1)));
