import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export interface SourceFile {
  path: string;
  /** Without blank lines. */
  lines: number;
  text: string;
}

export function listFiles(root: string): string[] {
  return execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\n');
}

export function readFile(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, lines: text.split('\n').filter((line) => line.trim() !== '').length };
}

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
const isTestKit = (path: string) => /\/(test|arbitrary)[A-Z]\w*\.tsx?$/.test(path) || /embeddedKillWriter/.test(path);

/** The production files of all workspaces. */
export function readSources(root: string): SourceFile[] {
  return listFiles(root)
    .filter((path) => /^(domain|server|web|embedded-postgres)\/src\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .filter((path) => !isTest(path) && !isTestKit(path) && existsSync(join(root, path)))
    .map((path) => readFile(root, path));
}

/** Retired names that files or top-level declarations still have. */
export function retiredNamesIn(sources: readonly SourceFile[]): string[] {
  const text = readFileSync(new URL('retiredNames.txt', import.meta.url), 'utf8').replace(/^#.*$/gm, '');
  const retired = new Set(text.split(/\s+/).filter(Boolean));
  const found = new Set<string>();
  const declared = /^(?:export )?(?:async )?(?:const|let|function|class|interface|type)\s+(\w+)/gm;
  for (const { path, text: code } of sources) {
    for (const [, name] of code.matchAll(declared)) if (name && retired.has(name)) found.add(name);
    const stem = posix.basename(path).split('.')[0] ?? '';
    if (retired.has(stem)) found.add(stem);
  }
  return [...found].sort();
}
