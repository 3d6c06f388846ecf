// Builds the web app if its sources have changed. start.mjs and test.mjs run it with the installed Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}web/build/.built`;
const sources = [
  'web/{src,public}/**/*',
  'web/*.{json,ts}',
  'domain/src/**/*.ts',
  'translations/**/*',
  'package-lock.json',
];

function hashSources() {
  const hash = createHash('sha256');
  const entries = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of entries.map((entry) => `${entry.parentPath}/${entry.name}`).sort()) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const state = hashSources();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== state) {
  console.log('Building the pages …');
  const builder = `${root}node_modules/@react-router/dev/bin.cjs`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [builder, 'build'], {
    cwd: `${root}web`,
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(stdout, stderr, 'The pages could not be built.');
    process.exit(1);
  }
  writeFileSync(stamp, state);
}
