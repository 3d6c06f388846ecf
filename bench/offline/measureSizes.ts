import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { splitHashes, treesOf } from '@amparo/domain/offline/download/hashTree.ts';
import type { Downloads, Manifest, PartHashes } from '@amparo/domain/offline/offlineRoutes.ts';

/** Bytes of the package as Brotli, without the headers of HTTP. */
interface Sizes {
  services: number;
  parts: number;
  likes: number;
  manifest: number;
  /** What a device reads after one service has changed: the manifest, the lists above the service, and the service. */
  oneChange: { median: number; most: number };
}

export async function measureSizes(origin: string): Promise<Sizes> {
  const read = (path: string) => readTransferred(`${origin}/api/offline/${path}`);
  const chunk = (hash: string) => read(`chunks/${hash}`);
  const manifest = await read('manifest');
  const { data } = manifest.value as { data: Manifest };
  const downloads = (await chunk(data.downloads)).value as Downloads;
  const partHashes = (await chunk(data.parts)).value as PartHashes;
  const parts = await Promise.all(Object.values(partHashes).map(async (hash) => (await chunk(hash)).bytes));

  /** What each service below a list costs, with everything above it. */
  const costsBelow = async (hash: string, above: number): Promise<number[]> => {
    const { bytes, value } = await chunk(hash);
    const { lists, services = '' } = value as { lists?: string; services?: string };
    if (lists === undefined)
      return Promise.all(splitHashes(services).map(async (one) => above + bytes + (await chunk(one)).bytes));
    const costs: number[] = [];
    for (const list of splitHashes(lists)) costs.push(...(await costsBelow(list, above + bytes)));
    return costs;
  };
  const changes: number[] = [];
  const areas = (await chunk(partHashes.areas)).value as string[];
  for (const tree of Object.values(treesOf(areas, data.areas)))
    changes.push(...(await costsBelow(tree, manifest.bytes)));
  changes.sort((a, b) => a - b);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, bytes) => total + bytes, 0);
  return {
    services: sum(Object.values(downloads).flatMap((bundles) => bundles.map(({ bytes }) => bytes))),
    ...{ parts: sum(parts), likes: (await chunk(partHashes.likes)).bytes, manifest: manifest.bytes },
    oneChange: { median: changes[Math.floor(changes.length / 2)] ?? 0, most: changes.at(-1) ?? 0 },
  };
}

/** The bytes of the body as it is transferred, and its value: `fetch` would decompress it. */
async function readTransferred(address: string): Promise<{ bytes: number; value: unknown }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ bytes: number; value: unknown }>();
  request(address, { headers: { 'accept-encoding': 'br' } }, async (response) => {
    if (response.statusCode !== 200) reject(new Error(`${address} was answered with ${response.statusCode}`));
    const body = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>));
    const text = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
    resolve({ bytes: body.length, value: JSON.parse(text.toString()) });
  })
    .on('error', reject)
    .end();
  return promise;
}
