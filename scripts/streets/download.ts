import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

interface Options {
  /** Gets the bytes so far and the size of the whole file; the size is null if the server does not send it. */
  onProgress?: (received: number, size: number | null) => void;
  attempts?: number;
  /** The pause before the second attempt. It doubles for each further attempt. */
  pauseMs?: number;
}

/** A response that another attempt does not change. */
class FinalError extends Error {}

/**
 * Downloads a file unless it exists. An interrupted download continues where it stopped, also in another run of the program:
 * the bytes are in `<file>.part`, and `<file>.part.etag` has the version. If the server has another version, it starts again.
 */
export async function download(url: string, file: string, options: Options = {}): Promise<void> {
  const { attempts = 4, pauseMs = 1000 } = options;
  if ((await sizeOf(file)) !== null) return;
  await mkdir(dirname(file), { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptDownload(url, file, options);
    } catch (error) {
      if (error instanceof FinalError || attempt >= attempts) throw new Error(`${url}: ${reasonOf(error)}`);
      await delay(pauseMs * 2 ** (attempt - 1));
    }
  }
}

async function attemptDownload(url: string, file: string, { onProgress }: Options): Promise<void> {
  const part = `${file}.part`;
  const etag = await readFile(`${part}.etag`, 'utf8').catch(() => null);
  const start = etag ? ((await sizeOf(part)) ?? 0) : 0;
  const headers = new Headers({ 'accept-encoding': 'identity' });
  if (etag && start > 0) {
    headers.set('range', `bytes=${start}-`);
    headers.set('if-range', etag);
  }
  const response = await fetch(url, { headers });
  if (response.status === 416) await rm(part, { force: true });
  if (!response.ok) {
    const isFinal = response.status >= 400 && response.status < 500 && ![408, 416, 429].includes(response.status);
    throw new (isFinal ? FinalError : Error)(`HTTP ${response.status}`);
  }
  const isContinued = response.status === 206;
  const length = response.headers.get('content-length');
  let received = isContinued ? start : 0;
  const size = length === null ? null : received + Number(length);
  await rememberVersion(part, response.headers.get('etag'));
  const output = createWriteStream(part, { flags: isContinued ? 'a' : 'w' });
  try {
    for await (const chunk of response.body ?? []) {
      if (!output.write(chunk)) await new Promise((resolve) => output.once('drain', resolve));
      received += chunk.length;
      onProgress?.(received, size);
    }
  } finally {
    await new Promise((resolve) => output.end(resolve));
  }
  if (size !== null && received !== size) throw new Error(`${received} of ${size} bytes`);
  await rename(part, file);
  await rm(`${part}.etag`, { force: true });
}

/** Weak ETags do not identify bytes, so a download without a strong one cannot continue. */
async function rememberVersion(part: string, etag: string | null): Promise<void> {
  if (etag && !etag.startsWith('W/')) await writeFile(`${part}.etag`, etag);
  else await rm(`${part}.etag`, { force: true });
}

async function sizeOf(file: string): Promise<number | null> {
  return stat(file).then(
    ({ size }) => size,
    () => null,
  );
}

/** fetch hides the reason of a network failure in the cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
