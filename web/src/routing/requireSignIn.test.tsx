// @vitest-environment happy-dom

import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { account } from '../browser/storage/account.ts';
import { closeToast, shownToast } from '../browser/toasts.ts';
import type { LoadInput } from './load.ts';
import { requireSignIn } from './requireSignIn.ts';

const ana = { token: 'abc', user: { id: 'ana', displayName: 'Ana' } as CurrentUser };

/** Opens a page that needs an account. Its load fails if the session has expired. */
function openPage({ isSignedIn = true }) {
  // No session waits in a cookie.
  vi.stubGlobal('fetch', async () => Response.json(null));
  const load = requireSignIn(() => Promise.reject(new ApiError('NOT_SIGNED_IN')));
  const url = new URL('https://amparo.example.org/update_profile');
  return load({ url, isOnDevice: true, isSignedIn, language: 'en' } as LoadInput).catch((thrown: unknown) => thrown);
}

afterEach(() => {
  closeToast();
  account.keep(null);
  vi.unstubAllGlobals();
});

test('a guest signs in and reads no message', async () => {
  const thrown = (await openPage({ isSignedIn: false })) as Response;
  expect(thrown.headers.get('location')).toBe('/login?back=%2Fupdate_profile');
  expect(shownToast.read()).toBeNull();
});

test.each([
  ['the page itself', true],
  ['a call in the background, before a reload', false],
])('an expired session is reported, noticed by %s', async (_, isSignedIn) => {
  account.keep(ana);
  account.expire();
  const thrown = (await openPage({ isSignedIn })) as Response;
  expect(thrown.headers.get('location')).toBe('/login?back=%2Fupdate_profile');
  expect(shownToast.read()).toMatchObject({ kind: 'error', text: expect.stringContaining('You have been signed out') });
});
