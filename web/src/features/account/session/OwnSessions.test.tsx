// @vitest-environment happy-dom

import account from '@amparo/translations/en/account.json';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useLoaderData } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { OwnSessions } from './OwnSessions.tsx';

const since = '2026-11-18T16:00:00.000Z';
const session = (id: string, device: string) => ({
  ...{ id, device, isCurrent: id === '1' },
  ...{ startedAt: since, lastUsedAt: since },
});

afterEach(cleanup);

test('after a device is signed out, the heading has the focus', async () => {
  let sessions = [session('1', 'Chrome, Android'), session('2', 'Firefox, Windows')];
  const Stub = createRoutesStub([
    {
      path: '/',
      loader: () => sessions,
      action: ({ url }) => {
        sessions = sessions.filter(({ id }) => id !== url.searchParams.get('end'));
        return null;
      },
      HydrateFallback: () => null,
      Component: () => <OwnSessions sessions={useLoaderData()} language="en" />,
    },
  ]);
  render(
    <IntlProvider locale="en" messages={{ account }} timeZone="UTC">
      <Stub />
    </IntlProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Sign out: Firefox, Windows' });
  const heading = screen.getByRole('heading', { name: 'Where you are signed in' });
  expect(document.activeElement).toBe(document.body);
  button.focus();
  await act(async () => void fireEvent.click(button));
  expect(screen.queryByRole('button', { name: 'Sign out: Firefox, Windows' })).toBeNull();
  expect(document.activeElement).toBe(heading);
});
