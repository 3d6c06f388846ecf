import type { Manifest } from '@amparo/domain/offline/offlineRoutes.ts';

export async function fetchManifest(): Promise<Manifest> {
  const response = await fetchOk('/api/offline/manifest', { cache: 'no-cache' });
  return ((await response.json()) as { data: Manifest }).data;
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
