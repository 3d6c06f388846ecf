import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('src', import.meta.url));
const files = globSync('**/*.module.css', { cwd: root }).sort();

/**
 * Names a class by its file in two letters and the number of its first mention there: `do2`. Random names would be a
 * twentieth of the compressed styles, and words a tenth.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const names = [...new Set(css.match(/(?<=\.)[a-z]\w*/gi))];
  return `${lettersOf(files.indexOf(relative(root, file)))}${names.indexOf(name)}`;
}

function lettersOf(index: number): string {
  const letter = (n: number) => String.fromCharCode('a'.charCodeAt(0) + n);
  return `${letter(Math.floor(index / 26))}${letter(index % 26)}`;
}
