import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type FindImports = (moduleId: string) => readonly string[];

/**
 * The modules that a browser fetches with these modules: the modules, their static imports, and the imports of those.
 */
export function staticImports(start: readonly string[], importsOf: FindImports): Set<string> {
  const found = new Set<string>();
  const open = [...start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...importsOf(id));
  }
  return found;
}

interface ChunkingContext {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Most people open the home page first, often on a slow network. Modules that it shares with other pages come in two
 * files, and these files contain nothing that the home page does not import. Modules that only other pages share are
 * grouped by the pages that use them.
 */
export function chunksAround(homePage: readonly string[]) {
  let ofHome: Set<string> | undefined;
  const isOfHome = (id: string, context: ChunkingContext): boolean => {
    ofHome ??= staticImports(homePage, (one) => context.getModuleInfo(one)?.importedIds ?? []);
    return ofHome.has(id);
  };
  const groupOfHome = (name: string) => ({
    name: (id: string, context: ChunkingContext) => (isOfHome(id, context) ? name : null),
    debugName: name,
  });
  // Modules behind a dynamic import stay in separate files.
  const tags: '$initial'[] = ['$initial'];
  return {
    groups: [
      { ...groupOfHome('libraries'), tags, test: isLibrary, priority: 3 },
      { ...groupOfHome('home'), tags, minShareCount: 2, priority: 2 },
      // Fewer requests against more bytes: a group below this size joins its neighbor.
      { name: 'pages', tags, minShareCount: 2, priority: 1, entriesAware: true, entriesAwareMergeThreshold: 2_000 },
    ],
  };
}

/** An icon is a part of the page that shows it. */
function isLibrary(id: string): boolean {
  return /node_modules[\\/](?!lucide-react)|vite[\\/]preload-helper/.test(id);
}

/**
 * Rolldown names a group of pages after all of them. The manifest repeats each name for each page, so names and hashes are short.
 */
export function chunkFileName({ name }: { name: string }): string {
  return `assets/${name.split('~')[0]}-[hash:7].js`;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** Writes the modules of each script to a file, for the test of the home page. */
export function listChunks(): Plugin {
  return {
    name: 'list-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.map((id) => relative(root, id))]);
      writeFileSync(join(dir, '..', 'chunks.json'), JSON.stringify(Object.fromEntries(modules)));
    },
  };
}
