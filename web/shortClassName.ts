import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('src', import.meta.url));
const files = globSync('**/*.module.css', { cwd: root }).sort();

/** Names a class by the number of its file, because random names would be a twentieth of the compressed styles. */
export function shortClassName(name: string, file: string): string {
  return `${name}_${files.indexOf(relative(root, file)).toString(36)}`;
}
