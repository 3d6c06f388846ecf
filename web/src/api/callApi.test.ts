import { afterEach, describe, expect, test, vi } from 'vitest';
import { addressOf, callApi } from './callApi.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/services', {}, '/services'],
  ['/services/:id', { params: { id: 'a/b' } }, '/services/a%2Fb'],
  [
    '/services',
    { query: { q: 'ropa y más', type: undefined, open: '', limit: 0 } },
    '/services?q=ropa+y+m%C3%A1s&limit=0',
  ],
])('%s', (path, input, address) => {
  expect(addressOf(path, input)).toBe(address);
});

describe('what goes wrong', () => {
  const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);
  const problem = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });

  test.each([
    ['no network', () => Promise.reject(new TypeError('failed')), 'UNREACHABLE'],
    ['a known key', problem(429, { key: 'TOO_MANY_REQUESTS' }), 'TOO_MANY_REQUESTS'],
    ['an unknown key', problem(404, { key: 'SOMETHING_NEW' }), 'NOT_FOUND'],
    ['no JSON', async () => new Response('<html>', { status: 502 }), 'INTERNAL'],
  ])('%s', async (_, answer, key) => {
    answering(answer);
    await expect(callApi('GET /services')).rejects.toMatchObject({ name: 'ApiError', key });
  });
});
