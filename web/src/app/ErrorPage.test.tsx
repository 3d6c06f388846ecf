// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub, data } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Account, account } from '../browser/storage/account.ts';
import { loadMessages } from '../i18n/messages/loadMessages.ts';
import { messagesOf } from '../i18n/messages/messages.ts';
import { ErrorPage } from './ErrorPage.tsx';

beforeAll(() => loadMessages('en'));
afterEach(() => {
  cleanup();
  account.keep(null);
});

/** Opens a page that fails. Returns how often it was loaded. */
async function openFailing(status: number, more: object = {}): Promise<number> {
  document.documentElement.lang = 'en';
  const loader = vi.fn<() => never>(() => {
    throw data({ key: 'NOT_FOUND', ...more }, { status });
  });
  const Stub = createRoutesStub([
    { path: '/', ErrorBoundary: ErrorPage, HydrateFallback: () => null, Component: () => null, loader },
  ]);
  render(
    <IntlProvider locale="en" messages={messagesOf('en')} timeZone="UTC">
      <Stub />
    </IntlProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  await act(async () => {});
  return loader.mock.calls.length;
}

test.each([
  ['a page that only they may see, again', 404, 2],
  ['a page that failed, once', 500, 1],
])('a signed-in person loads %s', async (_, status, loads) => {
  account.keep({ token: 'token', user: { id: 'ana', displayName: 'Ana' } } as Account);
  expect(await openFailing(status)).toBe(loads);
});

test('a guest loads a missing page once', async () => {
  expect(await openFailing(404)).toBe(1);
});

test('a missing page says how old the data are in which it is missing', async () => {
  await openFailing(404, { saved: { savedAt: new Date(0).toISOString(), counties: null } });
  expect(await screen.findByText(/^No network\. Saved/)).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
});
