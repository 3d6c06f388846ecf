import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

type Reply = { status?: number; body: unknown } | 'slow' | 'garbage';

export interface FakeService {
  origin: string;
  /** The requests so far, in order. */
  requests: { path: string; query: Record<string, string>; headers: Record<string, unknown>; body: string }[];
  /** The next response: JSON, none ('slow'), or invalid JSON ('garbage'). */
  reply: Reply;
  close(): Promise<void>;
}

/** Starts an HTTP server that replaces an external service. It sends the response that the test sets. */
export async function startFakeService(): Promise<FakeService> {
  const outside = { requests: [] as FakeService['requests'], reply: 'garbage' as Reply };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://own.invalid');
    outside.requests.push({ path: pathname, query: Object.fromEntries(searchParams), headers: request.headers, body });
    const { reply } = outside;
    if (reply === 'slow') return;
    if (reply === 'garbage') response.end('<p>no JSON</p>');
    else
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(outside, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

const SHORTER = 20;

/** Shortens the time limits of external services during a test. Returns the limits that were set, in milliseconds. */
export function shortenTimeLimits(): number[] {
  const limits: number[] = [];
  const { timeout } = AbortSignal;
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return timeout.call(AbortSignal, ms / SHORTER);
  });
  onTestFinished(() => spy.mockRestore());
  return limits;
}
