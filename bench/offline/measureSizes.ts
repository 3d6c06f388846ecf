import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { Manifest } from '@amparo/domain/offline/offlineRoutes.ts';

/** Bytes of the package as Brotli, without the headers of HTTP. */
interface Sizes {
  services: number;
  parts: number;
  /** What a device reads after one service has changed. The median over groups. */
  oneChange: number;
}

export async function measureSizes(origin: string): Promise<Sizes> {
  const read = (path: string) => readBrotli(`${origin}/api/offline/${path}`);
  const manifestBody = await read('manifest');
  const { data } = JSON.parse(brotliDecompressSync(manifestBody).toString()) as { data: Manifest };
  const sum = (chunks: readonly { bytes: number }[]) => chunks.reduce((total, { bytes }) => total + bytes, 0);
  const changes: number[] = [];
  for (const group of data.groups) {
    const list = await read(`chunks/${group}`);
    const [first] = (JSON.parse(brotliDecompressSync(list).toString()) as string).match(/.{9}/g) ?? [];
    if (first) changes.push(manifestBody.length + list.length + (await read(`chunks/${first}`)).length);
  }
  changes.sort((a, b) => a - b);
  return {
    services: sum(data.bundles),
    parts: sum(Object.values(data.parts)),
    oneChange: changes[Math.floor(changes.length / 2)] ?? 0,
  };
}

/** The body as it is transferred: `fetch` would decompress it. */
async function readBrotli(address: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  request(address, { headers: { 'accept-encoding': 'br' } }, async (response) => {
    if (response.statusCode !== 200) reject(new Error(`${address} was answered with ${response.statusCode}`));
    resolve(Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>)));
  })
    .on('error', reject)
    .end();
  return promise;
}
