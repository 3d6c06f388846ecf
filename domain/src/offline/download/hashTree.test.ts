import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { HASH_LENGTH } from '../servicePackage.ts';
import { buildHashTree, compareWithTree, type HashedService, type HashList } from './hashTree.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();
const hashOf = async (text: string) => digest(text).toString('base64url').slice(0, HASH_LENGTH);
const bitsOf = (id: string) => digest(id).readUInt32BE();

/** A service with a version of its text. */
async function service(id: number, version: number): Promise<HashedService> {
  return { hash: await hashOf(`${id} ${version}`), idBits: bitsOf(String(id)) };
}

const textsOf = (list: HashList): [string, string][] => [
  [list.hash, list.text],
  ...(list.lists ?? []).flatMap((child) => textsOf(child)),
];

/** Compares the services of a device with those of the server, as it does over the network. */
async function compare(own: readonly HashedService[], published: readonly HashedService[]) {
  const tree = await buildHashTree(published, hashOf);
  const texts = new Map(textsOf(tree));
  const sizes: number[] = [];
  const read = async (hash: string) => {
    const text = texts.get(hash)!;
    sizes.push(text.length);
    return text;
  };
  const { missing, outdated } = await compareWithTree(own, tree.hash, { hashOf, read });
  return { missing: missing.sort(), outdated: [...outdated].sort(), sizes };
}

const all = (count: number, version = 0) => Promise.all(Array.from({ length: count }, (_, id) => service(id, version)));

test('finds exactly the services that differ, for any two sets', async () => {
  const versions = fc.array(fc.option(fc.nat({ max: 2 })), { minLength: 0, maxLength: 400 });
  await fc.assert(
    fc.asyncProperty(versions, versions, async (own, published) => {
      const [ownHashes, publishedHashes] = await Promise.all(
        [own, published].map((list) =>
          Promise.all(list.flatMap((version, id) => (version === null ? [] : service(id, version)))),
        ),
      );
      const { missing, outdated } = await compare(ownHashes!, publishedHashes!);
      const names = (list: readonly HashedService[]) => list.map(({ hash }) => hash);
      const [known, current] = [names(ownHashes!), names(publishedHashes!)];
      expect(missing).toEqual(current.filter((hash) => !known.includes(hash)).sort());
      expect(outdated).toEqual(known.filter((hash) => !current.includes(hash)).sort());
    }),
    { numRuns: 60, seed: 15 },
  );
});

test('hashes its own services once, and reads at most 16 lists at the same time', async () => {
  const [own, published] = await Promise.all([all(2000), all(2000, 1)]);
  const tree = await buildHashTree(published, hashOf);
  const lists = textsOf(tree);
  const texts = new Map(lists);
  const hashes = vi.fn<typeof hashOf>(hashOf);
  let reading = 0;
  const together: number[] = [];
  const read = async (hash: string) => {
    together.push(++reading);
    await new Promise(setImmediate);
    reading -= 1;
    return texts.get(hash)!;
  };
  const { missing } = await compareWithTree(own, tree.hash, { hashOf: hashes, read });
  expect(missing).toHaveLength(2000);
  expect(Math.max(...together)).toBe(16);
  // Empty lists are equal.
  const filled = lists.filter(([, text]) => text !== '{"services":""}');
  expect([hashes.mock.calls.length, together.length]).toEqual([lists.length, filled.length]);
});

test('reads nothing if nothing has changed', async () => {
  expect(await compare(await all(1000), (await all(1000)).reverse())).toEqual({ missing: [], outdated: [], sizes: [] });
});

test.each([40, 1000, 10_000])(
  'reads at most 50 hashes to find the one of %d services that has changed',
  async (count) => {
    const own = await all(count);
    const changed = await service(17, 1);
    const { missing, outdated, sizes } = await compare(own, own.with(17, changed));
    expect([missing, outdated]).toEqual([[changed.hash], [own[17]!.hash]]);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(50 * HASH_LENGTH + 5 * '{"services":""}'.length);
  },
);
