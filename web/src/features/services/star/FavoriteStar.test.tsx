// @vitest-environment happy-dom

import favoritesText from '@amparo/translations/en/favorites.json';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { favorites } from '../../../browser/storage/storedIds.ts';
import { FavoriteStar } from './FavoriteStar.tsx';

const id = '0b7f8a52-3c1d-4e5f-8a9b-0c1d2e3f4a5b';

beforeEach(() => {
  favorites.remove(id);
  render(
    <IntlProvider locale="en" messages={{ favorites: favoritesText }} timeZone="America/Chicago">
      <FavoriteStar id={id} />
    </IntlProvider>,
  );
});
afterEach(cleanup);

test('the star adds the service to the favorites and removes it again', () => {
  const star = screen.getByRole('button');
  expect(star.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(star);
  expect(star.getAttribute('aria-pressed')).toBe('true');
  expect(JSON.parse(localStorage.getItem('favorites') ?? '[]')).toEqual([id]);
  fireEvent.click(star);
  expect(star.getAttribute('aria-pressed')).toBe('false');
  expect(favorites.read()).toEqual([]);
});
