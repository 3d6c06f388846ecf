import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const start = 'window.__reactRouterManifest=';

/**
 * Removes the imports of each page from the list of routes that React Router writes for browsers. Browsers need them
 * only to prefetch a page before it is opened, which no page does, and they are a third of the compressed list.
 */
export function slimRouteList(script: string): string {
  const { routes, ...rest } = JSON.parse(script.slice(start.length).replace(/;$/, ''));
  const slim = Object.entries<{ imports: string[] }>(routes).map(([id, { imports, ...route }]) => [id, route]);
  return `${start}${JSON.stringify({ ...rest, routes: Object.fromEntries(slim) })};`;
}

/** The list of routes is loaded with the first page, so each byte of it counts. */
export function slimBuiltRouteList(folder: string): void {
  for (const file of findRouteLists(folder)) {
    const path = join(folder, file);
    writeFileSync(path, slimRouteList(readFileSync(path, 'utf8')));
  }
}

/** The file of the list of routes. Every page loads it, but the bundler does not know it. */
export function findRouteLists(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => /^manifest-.+\.js$/.test(name));
  return files.filter((file) => readFileSync(join(folder, file), 'utf8').startsWith(start));
}
