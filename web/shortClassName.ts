import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('src', import.meta.url));
const files = globSync('**/*.module.css', { cwd: root }).sort();

/** Names a class after its file's place in the list of files: random text is a twentieth of the compressed styles. */
export function shortClassName(name: string, file: string): string {
  return `${name}_${files.indexOf(relative(root, file)).toString(36)}`;
}
