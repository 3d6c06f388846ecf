/** The streets of the map are large, so a device stores them only if the person asks for it. */
const cacheName = 'streets';

/** Whether the device has this file. Another version of it has another address. */
export async function hasStreets(address: string): Promise<boolean> {
  return (await findStreets(address)) !== undefined;
}

/** Stores a file of streets in place of an older one. Rejects without a network or space. */
export async function storeStreets(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  const cache = await caches.open(cacheName);
  await cache.put(address, response).catch(async (error) => {
    if ((await cache.keys()).length === 0) await removeStreets();
    throw error;
  });
  for (const { url } of await cache.keys()) if (new URL(url).pathname !== address) await cache.delete(url);
}

export async function removeStreets(): Promise<void> {
  await caches.delete(cacheName);
}

/** What the device remembers of a file that it has no space for. */
interface LastFailure {
  read: () => Promise<string | undefined>;
  write: (failure: string) => Promise<void>;
}

/**
 * Replaces stored streets by their current version, which `read` returns; removes them if the region has none any more.
 * The file is large, so a full device downloads it again only the next day.
 */
export async function updateStreets(read: () => Promise<string | undefined>, lastFailure: LastFailure): Promise<void> {
  if (!(await caches.has(cacheName))) return;
  const address = await read();
  if (address === undefined) return removeStreets();
  if (await hasStreets(address)) return;
  const failure = `${address} ${new Date().toISOString().slice(0, 10)}`;
  if ((await lastFailure.read()) === failure) return;
  await storeStreets(address).catch((error: Error) => {
    if (error.name !== 'QuotaExceededError') throw error;
    return lastFailure.write(failure);
  });
}

/** Answers a request for a part of the streets. Null if they are not stored. */
export async function readStreets({ url, headers }: Request): Promise<Response | null> {
  const stored = await findStreets(url);
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.get('range') ?? '') ?? [];
  if (!stored || first === undefined) return stored ?? null;
  const file = await stored.blob();
  const part = file.slice(Number(first), Number(last) + 1);
  return new Response(part, {
    status: 206,
    headers: {
      'content-type': 'application/vnd.pmtiles',
      'content-length': String(part.size),
      'content-range': `bytes ${first}-${Number(first) + part.size - 1}/${file.size}`,
      etag: stored.headers.get('etag') ?? '',
    },
  });
}

/** Browsers without storage have no caches. */
async function findStreets(address: string): Promise<Response | undefined> {
  return typeof caches === 'undefined' ? undefined : caches.match(address, { cacheName });
}
