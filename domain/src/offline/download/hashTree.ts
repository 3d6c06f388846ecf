/** A service in the tree of hashes of its area. */
export interface HashedService {
  /** Of the text. */
  hash: string;
  /** The first 32 bits of the SHA-256 of the id. They decide its place in the tree. */
  idBits: number;
}

/**
 * A list of hashes: of services, or of 16 lists. So a changed service costs three short lists, and not one long one
 * (docs/decisions/offline.md).
 */
export interface HashList {
  hash: string;
  text: string;
  /** Null: the list names services. */
  lists: readonly HashList[] | null;
}

/**
 * Characters of a hash: 54 bits of SHA-256. Two of 10,000 chunks have the same hash with a probability of one in 300
 * million.
 */
export const HASH_LENGTH = 9;
const MOST_SERVICES = 48;
const BITS = 4;
const CHILDREN = 2 ** BITS;

/** Builds the tree of some services. The same services always have the same tree. */
export async function buildHashTree(
  services: readonly HashedService[],
  hashOf: (text: string) => Promise<string> | string,
  depth = 0,
): Promise<HashList> {
  const lists =
    services.length > MOST_SERVICES
      ? await Promise.all(divide(services, depth).map((some) => buildHashTree(some, hashOf, depth + 1)))
      : null;
  const hashes = lists ? lists.map(({ hash }) => hash) : services.map(({ hash }) => hash).sort();
  const text = JSON.stringify({ [lists ? 'lists' : 'services']: hashes.join('') });
  return { hash: await hashOf(text), text, lists };
}

/** What a device lacks of a tree, and which of its services are not in the tree. */
export interface TreeDifference {
  missing: string[];
  outdated: Set<string>;
}

/** Compares the services of a device with a tree. Reads only the lists that differ. */
export async function compareWithTree(
  own: readonly HashedService[],
  tree: string,
  { hashOf, read }: { hashOf: (text: string) => Promise<string>; read: (hash: string) => Promise<string> },
  depth = 0,
): Promise<TreeDifference> {
  if ((await buildHashTree(own, hashOf, depth)).hash === tree) return { missing: [], outdated: new Set() };
  const { lists, services = '' } = JSON.parse(await read(tree)) as { lists?: string; services?: string };
  if (lists === undefined) {
    const current = new Set(splitHashes(services));
    const known = new Set(own.map(({ hash }) => hash));
    return { missing: [...current].filter((hash) => !known.has(hash)), outdated: withoutAll(known, current) };
  }
  const difference: TreeDifference = { missing: [], outdated: new Set() };
  for (const [n, some] of divide(own, depth).entries()) {
    const child = await compareWithTree(some, splitHashes(lists)[n]!, { hashOf, read }, depth + 1);
    difference.missing.push(...child.missing);
    for (const hash of child.outdated) difference.outdated.add(hash);
  }
  return difference;
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
