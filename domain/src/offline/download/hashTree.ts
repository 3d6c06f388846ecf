import { HASH_LENGTH } from '../servicePackage.ts';

/** A service in the tree of hashes of its area. */
export interface HashedService {
  /** Of the text. */
  hash: string;
  /** The first 32 bits of the SHA-256 of the id. They decide its place in the tree. */
  idBits: number;
}

/**
 * A list of hashes: of services, or of 8 lists. So a changed service costs a few short lists, and not one long one
 * (docs/decisions/offline.md).
 */
export interface HashList {
  hash: string;
  text: string;
  /** Null: the list names services. */
  lists: readonly HashList[] | null;
  /** All services below this list. */
  services: readonly HashedService[];
}

const MOST_SERVICES = 16;
const BITS = 3;
const CHILDREN = 2 ** BITS;

/** A device reads this many lists at the same time. */
const MOST_READS = 16;

type HashOf = (text: string) => Promise<string> | string;

/** Builds the tree of some services. The same services always have the same tree. */
export async function buildHashTree(services: readonly HashedService[], hashOf: HashOf, depth = 0): Promise<HashList> {
  const lists = services.length > MOST_SERVICES ? await buildLists(services, hashOf, depth) : null;
  const hashes = lists ? lists.map(({ hash }) => hash) : services.map(({ hash }) => hash).sort();
  const text = JSON.stringify({ [lists ? 'lists' : 'services']: hashes.join('') });
  return { hash: await hashOf(text), text, lists, services };
}

function buildLists(services: readonly HashedService[], hashOf: HashOf, depth: number): Promise<HashList[]> {
  return Promise.all(divide(services, depth).map((some) => buildHashTree(some, hashOf, depth + 1)));
}

/**
 * Compares the services of a device with a tree. Reads only the lists that differ. Returns the hashes that the device
 * lacks, and those that are not in the tree.
 */
export async function compareWithTree(
  services: readonly HashedService[],
  tree: string,
  { hashOf, read }: { hashOf: HashOf; read: (hash: string) => Promise<string> },
): Promise<{ missing: string[]; outdated: Set<string> }> {
  const known = new Set<string>();
  const current = new Set<string>();
  const differing: { own: HashList; hash: string; depth: number }[] = [];
  const compare = (own: HashList, hash: string, depth: number) => {
    if (own.hash !== hash) differing.push({ own, hash, depth });
  };
  compare(await buildHashTree(services, hashOf), tree, 0);
  while (differing.length > 0) {
    const some = differing.splice(0, MOST_READS);
    const texts = await Promise.all(some.map(({ hash }) => read(hash)));
    for (const [n, { own, depth }] of some.entries()) {
      const published = JSON.parse(texts[n]!) as { lists?: string; services?: string };
      if (published.lists === undefined) {
        for (const { hash } of own.services) known.add(hash);
        for (const hash of splitHashes(published.services ?? '')) current.add(hash);
      } else {
        const lists = own.lists ?? (await buildLists(own.services, hashOf, depth));
        for (const [child, hash] of splitHashes(published.lists).entries()) compare(lists[child]!, hash, depth + 1);
      }
    }
  }
  return { missing: [...withoutAll(current, known)], outdated: withoutAll(known, current) };
}

/** The trees of the areas. Both lists have the same order. */
export function treesOf(areas: readonly string[], trees: string): Record<string, string> {
  const hashes = splitHashes(trees);
  return Object.fromEntries(areas.map((area, n) => [area, hashes[n]!]));
}

export function splitHashes(hashes: string): string[] {
  return hashes.match(new RegExp(`.{${HASH_LENGTH}}`, 'g')) ?? [];
}

function divide(services: readonly HashedService[], depth: number): HashedService[][] {
  const parts: HashedService[][] = Array.from({ length: CHILDREN }, () => []);
  const shift = 32 - BITS * (depth + 1);
  for (const service of services) parts[(service.idBits >>> shift) % CHILDREN]!.push(service);
  return parts;
}

function withoutAll(from: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...from].filter((hash) => !others.has(hash)));
}
