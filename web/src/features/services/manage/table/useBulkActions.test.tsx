// @vitest-environment happy-dom

import en from '@amparo/translations/en/manage.json';
import es from '@amparo/translations/es/manage.json';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test, vi } from 'vitest';
import { shownToast } from '../../../../browser/toasts.ts';
import { callApi } from '../../../../http-client/callApi.ts';
import { type BulkProps, useBulkActions } from './useBulkActions.ts';

vi.mock('../../../../http-client/callApi.ts', () => ({ callApi: vi.fn() }));
afterEach(cleanup);

const items = ['Elm', 'Oak', 'Ash'].map((name) => ({ id: name, name, updatedAt: '2026-11-18T16:00:00.000Z' }));

test.each([
  ['en', en, ['Oak'], 'Somebody changed this meanwhile: Oak. Look at it'],
  ['en', en, ['Oak', 'Ash'], 'Somebody changed these meanwhile: Oak, Ash. Look at them'],
  ['es', es, ['Oak', 'Ash'], 'Otra persona cambió estos mientras tanto: Oak, Ash. Revíselos'],
] as const)('%s: the message names only the services that somebody changed', async (locale, manage, changed, text) => {
  const refused = [{ id: 'Elm', key: 'NOT_ALLOWED' }, ...changed.map((id) => ({ id, key: 'CHANGED_MEANWHILE' }))];
  vi.mocked(callApi).mockResolvedValue({ data: { done: [], refused } } as never);
  const props = { selection: { clear: () => {} }, more: { items } } as unknown as BulkProps;
  const { result } = renderHook(() => useBulkActions(props), {
    wrapper: ({ children }) => (
      <IntlProvider locale={locale} messages={{ manage } as never} timeZone="UTC" onError={() => {}}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: children }])} />
      </IntlProvider>
    ),
  });
  await act(async () => result.current.confirm(items as never));
  expect(shownToast.read()?.text).toContain(text);
});
