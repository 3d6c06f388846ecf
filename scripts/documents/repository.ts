import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The facts that documents can name: files, folders, npm scripts, packages and words of the source. */
export interface Repository {
  files: ReadonlySet<string>;
  folders: ReadonlySet<string>;
  scripts: ReadonlySet<string>;
  packages: ReadonlySet<string>;
  sourceWords: ReadonlySet<string>;
  read(path: string): string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const skippedFolders = new Set(['node_modules', '.git', 'data', 'test-results', 'coverage', '.react-router']);
const builtFolders = new Set(['server/build', 'web/build', 'screenshots']);
/** Word lists and sample data would make almost every word count as a name of the source. */
const wordless = /(^bench\/(chat|search)\/|^regions\/|lexicon|gazetteer\/|package-lock\.json$)/;
const sourceFile = /\.(tsx?|mjs|json|sql)$/;

export function readRepository(): Repository {
  const files = new Set<string>();
  const folders = new Set<string>();
  walk(root, files, folders);
  const manifests = [...files].filter((file) => basename(file) === 'package.json').map(readManifest);
  return {
    files,
    folders,
    scripts: new Set(['start', 'test', ...manifests.flatMap(({ scripts = {} }) => Object.keys(scripts))]),
    packages: new Set(manifests.flatMap(packagesOf)),
    sourceWords: new Set(
      [...files]
        .filter((file) => sourceFile.test(file) && !wordless.test(file) && !file.startsWith('scripts/documents/'))
        .flatMap((file) => read(file).match(/[A-Za-z_]\w*/g) ?? []),
    ),
    read,
  };
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function walk(folder: string, files: Set<string>, folders: Set<string>): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const name = relative(root, path);
    if (entry.isFile()) files.add(name);
    if (!entry.isDirectory() || skippedFolders.has(entry.name) || builtFolders.has(name)) continue;
    folders.add(name);
    walk(path, files, folders);
  }
}

interface Manifest {
  name?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

function readManifest(file: string): Manifest {
  return JSON.parse(read(file)) as Manifest;
}

function packagesOf({ name, dependencies, devDependencies, optionalDependencies }: Manifest): string[] {
  return [name ?? '', ...Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })];
}

/** Documents describe the project, so every Markdown file of the repository counts. */
export function documentsOf({ files }: Repository): string[] {
  return [...files].filter((file) => file.endsWith('.md') && existsSync(join(root, file))).sort();
}
