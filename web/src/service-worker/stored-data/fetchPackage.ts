import type { Downloads, Manifest } from '@amparo/domain/offline/offlineRoutes.ts';

export interface PublishedPackage {
  manifest: Manifest;
  /** The bundles of each area. They are read once, when they are first needed. */
  readDownloads: () => Promise<Downloads>;
}

/** The tree of each area: its county, none (""), or all others ("*"). Small packages have only "*". */
export interface PublishedAreas extends Pick<PublishedPackage, 'readDownloads'> {
  trees: Readonly<Record<string, string>>;
}

export async function fetchPackage(): Promise<PublishedPackage> {
  const response = await fetchOk('/api/offline/manifest', { cache: 'no-cache' });
  const { data: manifest } = (await response.json()) as { data: Manifest };
  let downloads: Promise<Downloads> | undefined;
  const readDownloads = () => {
    downloads ??= fetchChunk(manifest.downloads).then((text) => JSON.parse(text) as Downloads);
    return downloads;
  };
  return { manifest, readDownloads };
}

/** A piece of the package. */
export async function fetchChunk(hash: string): Promise<string> {
  return (await fetchOk(`/api/offline/chunks/${hash}`)).text();
}

async function fetchOk(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return response;
}
