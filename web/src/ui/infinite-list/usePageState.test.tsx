// @vitest-environment happy-dom

import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { account } from '../../browser/storage/account.ts';
import { usePageState } from './usePageState.ts';

afterEach(cleanup);

/** Opens a page, and returns what it shows at first. `next` is what a person types there. */
function visit(name: string, next: string): string {
  const { result, unmount } = renderHook(() => usePageState(name, 'empty'), {
    wrapper: ({ children }) => (
      <RouterProvider router={createMemoryRouter([{ path: '/', element: children, HydrateFallback: () => null }])} />
    ),
  });
  const first = result.current[0];
  act(() => result.current[1](next));
  unmount();
  return first;
}

test('a page shows its state again until the person signs out', () => {
  account.keep({ token: 'abc', user: { id: 'ana' } as CurrentUser });
  visit('search', 'food');
  expect(visit('search', 'beds')).toBe('food');
  account.keep(null);
  expect(visit('search', '')).toBe('empty');
});

test('only the last twenty states remain', () => {
  for (let at = 0; at < 21; at++) visit(`page ${at}`, 'typed');
  expect(visit('page 20', 'typed')).toBe('typed');
  expect(visit('page 0', 'typed')).toBe('empty');
});
