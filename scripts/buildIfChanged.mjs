import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs `build` if the sources (patterns of files) have changed since the last build, which wrote `stamp`. */
export async function buildIfChanged({ title, sources, stamp, build }) {
  const state = hashSources(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  console.log(title);
  await build();
  writeFileSync(stamp, state);
}

function hashSources(sources) {
  const hash = createHash('sha256');
  const entries = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of entries.map((entry) => `${entry.parentPath}/${entry.name}`).sort()) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
