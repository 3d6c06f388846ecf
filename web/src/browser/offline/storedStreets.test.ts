import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hasStreets, readStreets, removeStreets, storeStreets, updateStreets } from './storedStreets.ts';

const origin = 'https://amparo.example';
const file = new Uint8Array(1000).map((_, n) => n % 251);
/** Files by the name of their cache and their address. */
let stored: Map<string, Map<string, Response>>;
let isFull: boolean;

/** As browsers do it, without what the code does not use. */
function fakeCaches() {
  const find = (name: string, address: string) =>
    stored.get(name)?.get(new URL(address, origin).href)?.clone() ?? undefined;
  return {
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) => find(cacheName, address),
    async open(name: string) {
      const files = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, files);
      return {
        async put(address: string, response: Response) {
          if (isFull) throw new DOMException('full', 'QuotaExceededError');
          files.set(new URL(address, origin).href, response);
        },
        keys: async () => [...files.keys()].map((url) => ({ url })),
        delete: async (url: string) => files.delete(url),
      };
    },
  };
}

beforeEach(() => {
  stored = new Map();
  isFull = false;
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', async () => new Response(file, { headers: { etag: '"1"' } }));
});
afterEach(() => vi.unstubAllGlobals());

const read = (address: string, range: string) =>
  readStreets(new Request(new URL(address, origin), { headers: { range } }));

test('the stored file answers requests for its parts', async () => {
  expect(await read('/streets/1.pmtiles', 'bytes=0-99')).toBeNull();
  await storeStreets('/streets/1.pmtiles');
  const answer = (await read('/streets/1.pmtiles', 'bytes=100-199'))!;
  expect([answer.status, answer.headers.get('content-range'), answer.headers.get('etag')]).toEqual([
    206,
    'bytes 100-199/1000',
    '"1"',
  ]);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(file.slice(100, 200));
  expect((await read('/streets/1.pmtiles', 'bytes=900-5000'))!.headers.get('content-range')).toBe('bytes 900-999/1000');
  expect(await read('/streets/2.pmtiles', 'bytes=0-99')).toBeNull();
});

let failure: string | undefined;
const lastFailure = {
  read: async () => failure,
  write: async (text: string) => {
    failure = text;
  },
};

test('a full device downloads a newer file once a day, and another one at once', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const download = vi.fn(async () => new Response(file));
  vi.stubGlobal('fetch', download);
  await storeStreets('/streets/1.pmtiles');
  isFull = true;
  const update = (address: string) => updateStreets(async () => address, lastFailure);
  for (let visit = 0; visit < 3; visit += 1) await update('/streets/2.pmtiles');
  expect(download).toHaveBeenCalledTimes(2);
  await update('/streets/3.pmtiles');
  expect(download).toHaveBeenCalledTimes(3);
  vi.setSystemTime(new Date('2026-11-22T12:00:00Z'));
  isFull = false;
  await update('/streets/3.pmtiles');
  expect(download).toHaveBeenCalledTimes(4);
  expect(await hasStreets('/streets/3.pmtiles')).toBe(true);
});

test('a newer file replaces the older one, and nothing is stored without a request', async () => {
  const next = async () => '/streets/2.pmtiles';
  await updateStreets(next, lastFailure);
  expect(stored.size).toBe(0);
  await storeStreets('/streets/1.pmtiles');
  await updateStreets(next, lastFailure);
  expect([await hasStreets('/streets/1.pmtiles'), await hasStreets('/streets/2.pmtiles')]).toEqual([false, true]);
  await updateStreets(async () => undefined, lastFailure);
  expect(stored.size).toBe(0);
});

test('without space, nothing remains, and an older file stays', async () => {
  isFull = true;
  await expect(storeStreets('/streets/1.pmtiles')).rejects.toThrow('full');
  expect(stored.size).toBe(0);
  isFull = false;
  await storeStreets('/streets/1.pmtiles');
  isFull = true;
  await expect(storeStreets('/streets/2.pmtiles')).rejects.toThrow('full');
  expect(await hasStreets('/streets/1.pmtiles')).toBe(true);
  await removeStreets();
  expect(stored.size).toBe(0);
});
