import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('src', import.meta.url));
const files = globSync('**/*.module.css', { cwd: root }).sort();

/**
 * Names a class by the numbers of its file and of its first mention there: `c3m-2`. Random names would be a twentieth
 * of the compressed styles, and words a tenth.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const names = [...new Set(css.match(/(?<=\.)[a-z]\w*/gi))];
  return `c${files.indexOf(relative(root, file)).toString(36)}-${names.indexOf(name)}`;
}
