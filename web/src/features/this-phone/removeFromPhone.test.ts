// @vitest-environment happy-dom

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Account, account } from '../../browser/storage/account.ts';
import { openOutbox } from '../../browser/storage/outbox.ts';
import { favorites } from '../../browser/storage/storedIds.ts';
import { callApi } from '../../http-client/callApi.ts';
import { outboxStore } from '../../http-client/outbox/outboxStore.ts';
import { removeFromPhone } from './removeFromPhone.ts';
import { clientAction } from './ThisPhonePage.tsx';

vi.mock('../../http-client/callApi.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  callApi: vi.fn(),
}));

const [one, two] = ['6a0d0000-0000-4000-8000-000000000001', '6a0d0000-0000-4000-8000-000000000002'];
type Args = Parameters<typeof clientAction>[0];

beforeEach(() => {
  document.documentElement.lang = 'es';
  account.keep({ token: 'token', user: { id: 'ana', displayName: 'Ana' } } as Account);
  vi.mocked(callApi)
    .mockReset()
    .mockResolvedValue({} as never);
});
afterEach(() => {
  openOutbox.isLeaving = false;
});

test('nothing of what was removed returns from memory', async () => {
  favorites.add(one!);
  favorites.read();
  await removeFromPhone();
  expect(account.read()).toBeNull();
  favorites.add(two!);
  expect(localStorage.getItem('favorites')).toBe(JSON.stringify([two]));
});

test('a message that is being sent cannot be stored again, also while the session ends', async () => {
  const stores: unknown[] = [];
  vi.mocked(callApi).mockImplementation((async () => {
    stores.push(await outboxStore.list().catch((error: Error) => error.message));
  }) as never);
  await removeFromPhone();
  expect(callApi).toHaveBeenCalledWith('POST /auth/sign-out');
  expect(stores).toEqual(['The person leaves']);
});

test('with a network a new document follows, in the same language', async () => {
  const serverAction = () => Promise.reject(new Response(null, { status: 302 }));
  const response = (await clientAction({ serverAction } as unknown as Args)) as Response;
  expect(response.headers.get('location')).toBe('/this_phone?removed=yes&lang=es');
  expect(response.headers.get('x-remix-reload-document')).toBe('true');
});

test('without a network the page says that everything was removed', async () => {
  const serverAction = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await clientAction({ serverAction } as unknown as Args)).toEqual({ isRemoved: true });
});
