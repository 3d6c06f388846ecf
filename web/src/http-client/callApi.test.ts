import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { account } from '../browser/storage/account.ts';
import { addressOf, callApi, mutationEvents } from './callApi.ts';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => {
  account.keep(null);
  vi.unstubAllGlobals();
});

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

describe('failed calls', () => {
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

describe('sessions', () => {
  const ana = { token: 'abc', user: { displayName: 'Ana' } as CurrentUser };
  /** Responds to each call by its token, and records the token. */
  const answering = (answerTo: (token: string | null) => Response) => {
    const tokens: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
      const token = new Headers(headers).get('authorization');
      tokens.push(token);
      return answerTo(token);
    });
    return tokens;
  };
  const notSignedIn = () => Response.json({ key: 'NOT_SIGNED_IN' }, { status: 401 });

  test('sends the token', async () => {
    const tokens = answering(() => Response.json({ data: [] }));
    await callApi('GET /services');
    account.keep(ana);
    await callApi('GET /services');
    expect(tokens).toEqual([null, 'Bearer abc']);
    expect(account.read()).toBe(ana);
  });

  test('a call uses the session that another tab has just stored', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    // A new page, because a page remembers that storage was missing in the other tests.
    vi.resetModules();
    const page = { ...(await import('../browser/storage/account.ts')), ...(await import('./callApi.ts')) };
    page.account.keep(ana);
    stored.set('session', JSON.stringify({ ...ana, token: 'def' }));
    const tokens = answering(() => Response.json({ data: [] }));
    await page.callApi('GET /services');
    expect(tokens).toEqual(['Bearer def']);
  });

  test('an expired token is dropped, and guests may still read', async () => {
    account.keep(ana);
    const tokens = answering((token) => (token ? notSignedIn() : Response.json({ data: [] })));
    expect(await callApi('GET /services')).toEqual({ data: [] });
    expect(account.read()).toBeNull();
    expect(tokens).toEqual(['Bearer abc', null]);
  });

  test('an expired token throws NOT_SIGNED_IN where guests have no access', async () => {
    account.keep(ana);
    answering(notSignedIn);
    await expect(callApi('GET /auth/profile')).rejects.toMatchObject({ key: 'NOT_SIGNED_IN' });
  });

  test('a new session from another tab survives an expired token', async () => {
    account.keep(ana);
    const renewed = { ...ana, token: 'def' };
    answering((token) => {
      if (token) account.keep(renewed);
      return token ? notSignedIn() : Response.json({ data: [] });
    });
    await callApi('GET /services');
    expect(account.read()).toBe(renewed);
  });
});

test('an error contains the waiting time', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ key: 'TOO_MANY_ATTEMPTS' }, { status: 429, headers: { 'retry-after': '840' } }),
  );
  await expect(callApi('GET /services')).rejects.toMatchObject({ retryAfterSeconds: 840 });
});

test.each([
  ['PUT /services', 1],
  ['GET /services', 0],
  ['POST /auth/report-notifications', 0],
] as const)('%s reports %i changes to the parts of the page that count', async (name, count) => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
  const onChange = vi.fn<() => void>();
  const stop = mutationEvents.watch(onChange);
  await callApi(name as 'GET /services');
  stop();
  expect(onChange).toHaveBeenCalledTimes(count);
});

test('a call that fails reports no change', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  const onChange = vi.fn<() => void>();
  const stop = mutationEvents.watch(onChange);
  await expect(callApi('POST /auth/sign-out')).rejects.toMatchObject({ key: 'UNREACHABLE' });
  stop();
  expect(onChange).not.toHaveBeenCalled();
});
