import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const start = 'window.__reactRouterManifest=';

/** Browsers need the imports only to prefetch a page before it is opened, which no page does. They do not read the other. */
const unread = new Set(['imports', 'hasDefaultExport']);

/**
 * Removes what browsers do not need from the list of routes that React Router writes for them. The imports of the pages
 * are a third of the compressed list. What is missing counts as false or as an empty list.
 */
export function slimRouteList(script: string): string {
  const { routes, ...rest } = JSON.parse(script.slice(start.length).replace(/;$/, ''));
  const slim = Object.entries<object>(routes).map(([id, route]) => {
    const needed = Object.entries(route).filter(([name, value]) => !unread.has(name) && !isNothing(value));
    return [id, Object.fromEntries(needed)];
  });
  return `${start}${JSON.stringify({ ...rest, routes: Object.fromEntries(slim) })};`;
}

const isNothing = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0);

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
