import { hash } from 'node:crypto';
import { compareWithTree, splitHashes, treesOf } from '@amparo/domain/offline/download/hashTree.ts';
import type { Downloads, PartHashes } from '@amparo/domain/offline/offlineRoutes.ts';
import { HASH_LENGTH, OTHER_AREA, packServices, parts, unpackServices } from '@amparo/domain/offline/servicePackage.ts';
import { expect, test } from 'vitest';
import { buildPackage, type OfflinePackage, type PackageContent } from './buildPackage.ts';

const others = ['Brown', 'Callahan', 'Coleman', 'Comanche', 'Eastland', 'Fisher', 'Haskell', 'Kent', 'Mitchell'];
const counties = ['Taylor', 'Jones', 'Nolan', 'Shackelford', 'Stonewall', ...others];
const countyOf = (n: number) => ['Taylor', 'Taylor', 'Harris', '', counties[n % counties.length]!][n % 5]!;
const idOf = (n: number) => hash('sha256', String(n)).slice(0, 32);

function contentOf(count: number, changed = -1): PackageContent {
  const services = Array.from({ length: count }, (_, n) => {
    const [service] = unpackServices(JSON.stringify({ id: [idOf(n)], name: [n === changed ? 'New name' : 'Name'] }));
    return { ...service!, county: countyOf(n), likes: n % 7 };
  });
  const hiddenIds = Array.from({ length: count / 20 }, (_, n) => idOf(-1 - n));
  const contents = Object.fromEntries(parts.map((part) => [part, []])) as unknown as PackageContent['parts'];
  return { services, hiddenIds, counties, parts: contents };
}

/** The tree of each area. */
function areasOf({ manifest, chunks }: OfflinePackage): Record<string, string> {
  const { areas } = JSON.parse(chunks.get(manifest.parts)!.text) as PartHashes;
  return treesOf(JSON.parse(chunks.get(areas)!.text), manifest.areas);
}

test('a large package is divided by county, a small one is not', async () => {
  expect(Object.keys(areasOf(await buildPackage(contentOf(2001)))).sort()).toEqual(['', '*', ...counties].sort());
  expect(Object.keys(areasOf(await buildPackage(contentOf(2000))))).toEqual(['*']);
});

test('a county with the name of a property of objects is like any other', async () => {
  const { services, ...content } = contentOf(2);
  const named = ['constructor', '__proto__'].map((county, n) => ({ ...services[n]!, county, likes: 5 + n }));
  const { manifest, chunks } = await buildPackage({ ...content, services: named });
  const partHashes = JSON.parse(chunks.get(manifest.parts)!.text) as PartHashes;
  const likes = JSON.parse(chunks.get(partHashes.likes)!.text) as Record<string, number[]>;
  expect(likes).toEqual({ [OTHER_AREA]: [5, 6] });
});

test('each area has bundles with all of its services, and likes in their order', async () => {
  const content = contentOf(3000);
  const { manifest, chunks } = await buildPackage(content);
  const read = <Value>(name: string) => JSON.parse(chunks.get(name)!.text) as Value;
  const downloads = read<Downloads>(manifest.downloads);
  const likes = read<Record<string, number[]>>(read<Record<string, string>>(manifest.parts).likes!);
  for (const [area, county] of Object.entries({ '': '', '*': 'Harris', Taylor: 'Taylor' })) {
    const expected = content.services.filter((service) => service.county === county);
    const ids = downloads[area]!.flatMap((bundle) => unpackServices(chunks.get(bundle.hash)!.text).map(({ id }) => id));
    expect(ids.sort()).toEqual(expected.map(({ id }) => id).sort());
    expect(likes[area]).toEqual(expected.map((service) => service.likes));
  }
});

test('a changed service of 10,000 costs less than 1 kB besides itself', async () => {
  const content = contentOf(10_000);
  const { manifest, chunks } = await buildPackage(content);
  const own = content.services
    .filter(({ county }) => county === 'Taylor')
    .map(({ likes: _likes, ...service }, n) => ({
      hash: n === 17 ? 'old text.' : hash('sha256', packServices([service]), 'base64url').slice(0, HASH_LENGTH),
      idBits: hash('sha256', service.id, 'buffer').readUInt32BE(),
    }));
  // The server does not compress so small a response.
  let bytes = JSON.stringify({ data: manifest }).length;
  const read = async (name: string) => {
    bytes += (await chunks.get(name)!.brotli()).length;
    return chunks.get(name)!.text;
  };
  const hashOf = async (text: string) => hash('sha256', text, 'base64url').slice(0, HASH_LENGTH);
  const { missing, outdated } = await compareWithTree(own, areasOf({ manifest, chunks }).Taylor!, { hashOf, read });
  expect([missing.length, [...outdated]]).toEqual([1, ['old text.']]);
  expect(bytes).toBeLessThan(1000);
});

test('of 10,000 services, the manifest and the lists above any of them cost at most 0.8 kB', async () => {
  const { manifest, chunks } = await buildPackage(contentOf(10_000));
  const costsBelow = async (name: string, above: number): Promise<number[]> => {
    const chunk = chunks.get(name)!;
    const cost = above + (await chunk.brotli()).length;
    const { lists } = JSON.parse(chunk.text) as { lists?: string };
    if (lists === undefined) return [cost];
    return (await Promise.all(splitHashes(lists).map((list) => costsBelow(list, cost)))).flat();
  };
  const trees = Object.values(areasOf({ manifest, chunks }));
  const above = JSON.stringify({ data: manifest }).length;
  const costs = (await Promise.all(trees.map((tree) => costsBelow(tree, above)))).flat();
  expect(Math.max(...costs)).toBeLessThan(800);
});
