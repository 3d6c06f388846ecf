import fc from 'fast-check';
import {
  bodyOf,
  hostile,
  type OpenApi,
  type Operation,
  queryOf,
  urlOf,
} from '../../server/src/http/test-kit/hostileRequests.ts';
import { HttpClient } from '../speed/httpClient.ts';
import type { Figure } from '../speed/report.ts';

const CLIENTS = 8;

interface HostileRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Sends hostile requests to every route of the OpenAPI document, and counts the answers by status. */
export async function fuzzRequests(origin: string, atLeast: number): Promise<Figure[]> {
  const client = new HttpClient(origin, CLIENTS);
  const { paths } = JSON.parse((await client.ask({ path: '/api/openapi.json' })).body.toString()) as OpenApi;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const each = Math.ceil(atLeast / operations.length);
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  for (const { path, method, operation } of operations) {
    const requests = requestsTo(path, method, operation, each);
    const work = async () => {
      for (let request = requests.pop(); request; request = requests.pop()) {
        const { status } = await client.send(request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500 && status !== 503) failures.push(`${status} ${request.method} ${request.path}`);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, work));
  }
  client.close();
  for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);
  const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const value = `${sent} requests to ${operations.length} routes: ${failures.length} (503: ${statuses.get(503) ?? 0})`;
  return [{ name: 'hostile requests with an answer of 5xx', value, target: '0', holds: failures.length === 0 }];
}

let sender = 0;

function requestsTo(path: string, method: string, operation: Operation, count: number): HostileRequest[] {
  const hasBody = method !== 'get';
  const request = fc.tuple(queryOf(operation), hostile, bodyOf(operation));
  return fc.sample(request, { numRuns: count, seed: 7 }).map(([query, id, body]) => {
    sender += 1;
    // Each has its own address, so that limits do not hide other errors. The server trusts a proxy on this machine.
    const headers = { 'x-forwarded-for': `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}` };
    const target = urlOf(path, id, query);
    if (!hasBody) return { method: 'GET', path: target, headers };
    const text = body.toWellFormed();
    const payload = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
    return { method: method.toUpperCase() as 'POST', path: target, headers: { ...headers, ...payload }, body: text };
  });
}
