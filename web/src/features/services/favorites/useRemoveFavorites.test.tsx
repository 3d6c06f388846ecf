// @vitest-environment happy-dom

import favoritesMessages from '@amparo/translations/en/favorites.json';
import pageMessages from '@amparo/translations/en/favoritesPage.json';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { favorites } from '../../../browser/storage/storedIds.ts';
import { shownToast } from '../../../browser/toasts.ts';
import { useRemoveFavorites } from './useRemoveFavorites.ts';

const ids = [1, 2, 3].map((number) => `01900000-0000-7000-8000-00000000000${number}`);
const messages = { favorites: favoritesMessages, favoritesPage: pageMessages };
const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={messages} timeZone="America/Chicago">
    {children}
  </IntlProvider>
);

beforeEach(() => {
  for (const [at, id] of ids.entries()) favorites.add(id, at);
});
afterEach(cleanup);

test.each([
  ['one', ids.filter((id) => id !== ids[1]), 'Removed from My Favorites'],
  ['all', [], 'All favorites were removed'],
] as const)('undo restores %s of the favorites in order', (which, left, text) => {
  const { result } = renderHook(useRemoveFavorites, { wrapper });
  const afterUndo = vi.fn();
  if (which === 'one') act(() => result.current.removeOne(ids[1]!, afterUndo));
  else act(() => result.current.removeAll(afterUndo));
  expect(favorites.read()).toEqual(left);
  const toast = shownToast.read()!;
  expect([toast.text, toast.action?.label]).toEqual([text, 'Undo']);
  act(() => toast.action?.act());
  expect(favorites.read()).toEqual(ids);
  expect(afterUndo).toHaveBeenCalledOnce();
});
