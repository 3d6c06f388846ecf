// `npm run architecture [folder] [-- --details]`: measures the structure of the code. Most figures exclude tests.
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { type FileImport, folderCycles } from './folderCycles.ts';
import { isTest, listFiles, readFile, readSources, retiredNamesIn, type SourceFile } from './sourceFiles.ts';

const ownRoot = fileURLToPath(new URL('../..', import.meta.url));
const root = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? ownRoot;
const workspaces = ['domain', 'server', 'web', 'embedded-postgres'] as const;
const packages = ['domain', 'server', 'embedded-postgres'].map((name) => [`@amparo/${name}/`, `${name}/src/`] as const);

const listed = listFiles(root);
const sources = readSources(root);

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;

/** Returns the repository's file that an import names, or null. */
function resolveImport(from: string, name: string): string | null {
  const inPackage = packages.find(([prefix]) => name.startsWith(prefix));
  if (inPackage) return inPackage[1] + name.slice(inPackage[0].length);
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : null;
}

const known = new Set(sources.map(({ path }) => path));
const imports: FileImport[] = sources.flatMap(({ path, text }) =>
  ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => resolveImport(path, fileName))
    .filter((to): to is string => to !== null && known.has(to) && to !== path)
    .map((to) => ({ from: path, to })),
);
/** Files that the browser loads only when they are needed. */
const lazyFiles = new Set(
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, name = '']) => resolveImport(path, name)),
  ),
);
const uniqueImports = [...new Map(imports.map((one) => [`${one.from} ${one.to}`, one])).values()];

function countBy(keys: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

interface MeasuredFunction {
  name: string;
  lines: number;
}

/** All functions of a file, also nested ones, with their non-blank lines. */
function functionsOf({ path, text }: SourceFile): MeasuredFunction[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: MeasuredFunction[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = node
        .getText(source)
        .split('\n')
        .filter((line) => line.trim() !== '').length;
      const owner = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
      found.push({ name: `${owner?.getText(source) ?? 'unnamed'} (${path})`, lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Pairs of files that share six consecutive lines. Imports and short lines do not count. */
function duplicatePairs(files: readonly SourceFile[]): number {
  const firstFile = new Map<string, string>();
  const pairs = new Set<string>();
  for (const { path, text } of files) {
    const lines = text.split('\n').map((line) => line.trim());
    const telling = lines.filter((line) => line.length > 3 && !/^(import|export \{|\}? ?from )/.test(line));
    for (let i = 0; i + 6 <= telling.length; i++) {
      const block = telling.slice(i, i + 6).join('\n');
      const other = firstFile.get(block);
      if (other && other !== path) pairs.add(`${other} ${path}`);
      else firstFile.set(block, path);
    }
  }
  return pairs.size;
}

const sizes = (name: string) => sources.filter(({ path }) => path.startsWith(`${name}/`)).map(({ lines }) => lines);
const summary = (lines: readonly number[]) =>
  `${quantile(lines, 0.5)} / ${quantile(lines, 0.9)} / ${Math.max(0, ...lines)}`;
const all = sources.map(({ lines }) => lines);
const fewest = sources.filter(({ lines }) => lines <= 20).length;
const folders = countBy(sources.map(({ path }) => posix.dirname(path)));
const deep = sources.filter(({ path }) => path.split('/').length - 3 >= 4).length;
const functions = sources.flatMap(functionsOf).sort((a, b) => b.lines - a.lines);
const importers = countBy(uniqueImports.map(({ to }) => to));
const imported = countBy(uniqueImports.map(({ from }) => from));
const lineCount = new Map(sources.map(({ path, lines }) => [path, lines]));
const smallWithOneImporter = importers.filter(([path, count]) => count === 1 && (lineCount.get(path) ?? 0) <= 25);
// A rule with its own test stays in its own file, so that the test names what it tests.
const testFiles = new Set(listed.filter(isTest));
const hasOwnTest = (path: string) =>
  ['.test.ts', '.test.tsx'].some((ending) => testFiles.has(path.replace(/\.tsx?$/, ending)));
const mergeable = smallWithOneImporter
  .map(([path]) => path)
  .filter((path) => !hasOwnTest(path) && !lazyFiles.has(path));
// Files directly in domain/src and web/src start or list the rest, so each counts as its own folder.
const mapFolders = ['domain/src', 'web/src'];
const folderOf = (path: string) => (mapFolders.includes(posix.dirname(path)) ? path : posix.dirname(path));
const cycles = folderCycles(uniqueImports, folderOf);
const testsIn = (pattern: RegExp) =>
  listed
    .filter((path) => pattern.test(path) && existsSync(join(root, path)))
    .reduce(
      (sum, path) => sum + (readFile(root, path).text.match(/^\s*test(?:\.each|\.for)?(?:<[^\n]*>)?\(/gm)?.length ?? 0),
      0,
    );
const retired = retiredNamesIn(sources);

const rows: [string, string | number][] = [
  ['production files; non-blank lines', `${sources.length}; ${all.reduce((sum, lines) => sum + lines, 0)}`],
  ['lines of a file: median / p90 / longest', summary(all)],
  ...workspaces
    .filter((name) => sizes(name).length > 0)
    .map((name): [string, string] => [`… in ${name}`, summary(sizes(name))]),
  ['files of at most 20 lines', `${fewest} (${percent(fewest, sources.length)})`],
  ['files of at most 25 lines with one importer', smallWithOneImporter.length],
  ['… without a test of their own, and not loaded lazily', mergeable.length],
  ['folders; with more than 12 files', `${folders.length}; ${folders.filter(([, count]) => count > 12).length}`],
  ['largest folder', `${folders[0]?.[0]} (${folders[0]?.[1]})`],
  ['groups of folders in import cycles', cycles.length],
  ['files 4 or more folders below src', deep],
  ['functions of more than 40 lines', functions.filter(({ lines }) => lines > 40).length],
  ['longest function', `${functions[0]?.name}, ${functions[0]?.lines} lines`],
  ['most importers', `${importers[0]?.[0]} (${importers[0]?.[1]})`],
  ['most imports', `${imported[0]?.[0]} (${imported[0]?.[1]})`],
  ['pairs of files that share 6 lines', duplicatePairs(sources)],
  ['tests: domain and translations', testsIn(/^(domain|translations|regions)\/.*\.test\.tsx?$/)],
  ['tests: server and embedded-postgres', testsIn(/^(server|embedded-postgres)\/.*\.test\.tsx?$/)],
  ['tests: web', testsIn(/^web\/.*\.test\.tsx?$/)],
  ['tests: browser journeys', testsIn(/^e2e\/.*\.spec\.ts$/)],
  ['retired names still declared', retired.length],
];
for (const [name, value] of rows) console.log(`| ${name} | ${value} |`);
if (process.argv.includes('--details')) {
  for (const group of cycles) console.log(`cycle: ${group.join(', ')}`);
  for (const [folder, count] of folders.filter(([, n]) => n > 12)) console.log(`large folder: ${folder} (${count})`);
  for (const path of mergeable) console.log(`small file with one importer: ${path}, ${lineCount.get(path)}`);
  for (const { name, lines } of functions.filter((one) => one.lines > 40))
    console.log(`long function: ${name}, ${lines}`);
  console.log(`retired names: ${retired.join(' ')}`);
}
