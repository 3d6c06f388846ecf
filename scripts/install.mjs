// Plain JavaScript without packages, because it runs before anything is installed, with any version of Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.installed`;
const isWindows = process.platform === 'win32';

/** The Node that npm installs. The one that runs this script may be older. */
export const ownNode = `${root}node_modules/.bin/node${isWindows ? '.cmd' : ''}`;

/** Installs the packages of package-lock.json, unless node_modules already contains exactly these. */
export function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && existsSync(ownNode) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (a minute or two, the first time only) …');
  // The pages and the server are built with packages for development. With NODE_ENV=production, npm would omit these.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  run(isWindows ? 'npm.cmd' : 'npm', args, 'npm ci failed');
  if (!existsSync(ownNode)) {
    fail(
      `No Node 26 comes with npm for ${process.platform}-${process.arch}: it exists for Linux and Windows on x64, Linux and macOS on arm64.`,
    );
  }
  writeFileSync(stamp, lock);
}

/** Runs a program in the project's folder and shows its output. Exits with a message if it fails. */
export function run(program, args, failure) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell: isWindows });
  if (error || status !== 0) fail(`${failure}${error ? `: ${error.message}` : ''}`);
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}
