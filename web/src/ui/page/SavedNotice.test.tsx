// @vitest-environment happy-dom

import offline from '@amparo/translations/en/offline.json';
import toast from '@amparo/translations/en/toast.json';
import offlineEs from '@amparo/translations/es/offline.json';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, showToast } from '../../browser/toasts.ts';
import { Toaster } from '../Toaster.tsx';
import SavedNotice, { ageText } from './SavedNotice.tsx';

const savedAt = '2026-11-18T16:00:00Z';
const after = (minutes: number) => Date.parse(savedAt) + minutes * 60_000;
const loader = vi.fn<() => null>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(after(59));
  loader.mockReset().mockReturnValue(null);
});
afterEach(() => {
  act(closeToast);
  cleanup();
  vi.useRealTimers();
});

async function show(counties: readonly string[] | null = null, language: 'en' | 'es' = 'en'): Promise<void> {
  const Component = () => (
    <>
      <Toaster />
      <SavedNotice saved={{ savedAt, counties }} />
    </>
  );
  const Stub = createRoutesStub([{ id: 'page', path: '/', Component, loader }]);
  render(
    <IntlProvider
      locale={language}
      messages={{ offline: language === 'es' ? offlineEs : offline, toast }}
      timeZone="UTC"
    >
      <Stub hydrationData={{ loaderData: { page: null } }} />
    </IntlProvider>,
  );
  await act(async () => {});
}

test.each([
  [-5, 'en', null],
  [0.9, 'en', null],
  [1, 'en', '1 minute ago'],
  [59, 'en', '59 minutes ago'],
  [180, 'en', '3 hours ago'],
  [180, 'es', 'hace 3 horas'],
  [60 * 49, 'es', 'hace 2 días'],
])('after %d minutes in %s: %s', (minutes, language, text) => {
  expect(ageText(savedAt, after(minutes), language)).toBe(text);
});

test('screen readers hear the age once, and the line follows it silently', async () => {
  await show();
  expect(screen.getByRole('status').textContent).toBe('No network. Saved 59 minutes ago.');
  await act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('No network. Saved 1 hour ago.').closest('[role], [aria-live]')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  ['en', [], 'This phone has not saved the services of any county. They need a network.'],
  ['en', ['Taylor'], 'This phone has only the services in Taylor County. All others need a network.'],
  [
    'es',
    ['Jones', 'Doña Ana'],
    'Este teléfono solo tiene los servicios de estos condados: Jones y Doña Ana. Para los demás hace falta red.',
  ],
] as const)('a phone with some counties says which (%s, %j)', async (language, counties, text) => {
  await show(counties, language);
  expect(screen.getAllByText(new RegExp(text)).length).toBeGreaterThan(0);
});

test('a message on the screen stays', async () => {
  showToast({ text: 'Removed', kind: 'success', action: { label: 'Undo', act: () => {} } });
  await show();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
});

test('data that were saved just now say so', async () => {
  vi.setSystemTime(after(0));
  await show();
  expect(screen.getAllByText('No network. Saved just now.')).toHaveLength(2);
});

test('the page loads its data again when the network returns', async () => {
  await show();
  expect(loader).not.toHaveBeenCalled();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(loader).toHaveBeenCalledTimes(1);
});
