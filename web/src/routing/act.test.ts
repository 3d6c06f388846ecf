// @vitest-environment happy-dom

import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../browser/storage/account.ts';
import { draftKey, drafts } from '../browser/storage/drafts.ts';
import { loadMessages } from '../i18n/messages/loadMessages.ts';
import { actOnDevice, actOnServer } from './act.ts';

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

beforeAll(() => loadMessages('en'));
beforeEach(() => {
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
