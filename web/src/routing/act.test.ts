// @vitest-environment happy-dom

import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../browser/storage/account.ts';
import { draftKey, drafts } from '../browser/storage/drafts.ts';
import { deleteEntriesOfOthers } from '../http-client/outbox/outbox.ts';
import { loadLazyMessages, loadMessages } from '../i18n/messages/loadMessages.ts';
import { actOnDevice, actOnServer } from './act.ts';

vi.mock('../http-client/outbox/outbox.ts', () => ({ deleteEntriesOfOthers: vi.fn() }));

const key = draftKey('ana', 'service:1');
const now = Date.parse('2026-11-21T18:00:00Z');

const hasDraft = () => drafts.read(key, now) !== null;

function sent(headers: Record<string, string> = {}) {
  const request = new Request('https://amparo.example/sign_out', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'name=Ana',
  });
  const args = { request, url: new URL(request.url), params: {}, context: new RouterContextProvider() };
  return args as unknown as ActionFunctionArgs;
}

beforeAll(async () => {
  await loadMessages('en');
  await loadLazyMessages('account', 'en');
});
beforeEach(() => {
  vi.mocked(deleteEntriesOfOthers).mockClear();
  document.documentElement.lang = 'en';
  account.keep({ token: 'abc', user: { id: 'ana', displayName: 'Ana' } as CurrentUser });
  drafts.keep(key, { values: { name: 'Half a name' }, startedAt: new Date(now).toISOString() });
});
afterEach(() => localStorage.clear());

test('signing out leaves neither the session nor drafts on the device', async () => {
  await actOnDevice(async () => ({ to: '/', session: null }))(sent());
  expect(account.read()).toBeNull();
  expect(hasDraft()).toBe(false);
});

test.each([
  ['signing in', { token: 'def', user: { id: 'ben', displayName: 'Ben' } as CurrentUser }],
  ['signing out', null],
])('%s deletes what another person has left to be sent', async (_, session) => {
  await actOnDevice(async () => ({ to: '/', session }))(sent());
  expect(deleteEntriesOfOthers).toHaveBeenCalledTimes(1);
});

test('other forms leave the session and the drafts as they are', async () => {
  await actOnDevice(async () => ({ to: '/' }))(sent());
  expect(account.read()?.token).toBe('abc');
  expect(hasDraft()).toBe(true);
});

test('a form that another site sent does nothing on the server', async () => {
  const act = vi.fn<() => Promise<{ to: string }>>();
  await expect(actOnServer(act)(sent({ 'sec-fetch-site': 'cross-site' }))).rejects.toMatchObject({
    data: { key: 'NOT_ALLOWED' },
    init: { status: 403 },
  });
  expect(act).not.toHaveBeenCalled();
});
