import { posix } from 'node:path';

/** One file imports another. Paths start at the root of the repository. */
export interface FileImport {
  from: string;
  to: string;
}

/**
 * Groups of folders that import each other, directly or through other folders. A subfolder is a separate folder.
 * `folderOf` may assign a file to another folder.
 */
export function folderCycles(imports: readonly FileImport[], folderOf = posix.dirname): string[][] {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [importer, imported] = [folderOf(from), folderOf(to)];
    if (importer === imported) continue;
    graph.set(importer, (graph.get(importer) ?? new Set()).add(imported));
  }
  return stronglyConnected(graph).filter((group) => group.length > 1);
}

/** Tarjan's algorithm. */
function stronglyConnected(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const visit = (node: string): number => {
    const own = order.size;
    order.set(node, own);
    stack.push(node);
    let low = own;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? (order.get(next) as number));
    }
    lowest.set(node, low);
    if (low === own) groups.push(stack.splice(stack.indexOf(node)).sort());
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return groups;
}
