// @vitest-environment happy-dom

import english from '@amparo/translations/en/favorites.json';
import spanish from '@amparo/translations/es/favorites.json';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { favorites } from '../../../browser/storage/storedIds.ts';
import { shownToast } from '../../../browser/toasts.ts';
import { CardStar, FavoriteStar } from './FavoriteStar.tsx';

const id = '0b7f8a52-3c1d-4e5f-8a9b-0c1d2e3f4a5b';

beforeEach(() => favorites.remove(id));
afterEach(cleanup);

function renderIn(language: 'en' | 'es', star: ReactNode) {
  const messages = { favorites: language === 'en' ? english : spanish };
  const Stub = createRoutesStub([
    { path: '/', Component: () => star },
    { path: '/my_favorites', Component: () => <h1>My favorites</h1> },
  ]);
  render(
    <IntlProvider locale={language} messages={messages} timeZone="America/Chicago">
      <Stub />
    </IntlProvider>,
  );
}

test('the star adds the service to the favorites and removes it again', () => {
  renderIn('en', <FavoriteStar id={id} />);
  const star = screen.getByRole('button');
  expect(star.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(star);
  expect(star.getAttribute('aria-pressed')).toBe('true');
  expect(JSON.parse(localStorage.getItem('favorites') ?? '[]')).toEqual([id]);
  fireEvent.click(star);
  expect(star.getAttribute('aria-pressed')).toBe('false');
  expect(favorites.read()).toEqual([]);
});

test.each([
  ['en', 'Save: Abilene Food Bank'],
  ['es', 'Guardar: Abilene Food Bank'],
] as const)('the star on a card is named after the service in %s', (language, name) => {
  renderIn(language, <CardStar id={id} name="Abilene Food Bank" />);
  expect(screen.getByRole('button', { name }).textContent).toBe(name.split(':')[0]);
});

test('the message about a new favorite leads to the list of favorites', async () => {
  renderIn('en', <FavoriteStar id={id} />);
  fireEvent.click(screen.getByRole('button'));
  const { action } = shownToast.read()!;
  expect(action?.label).toBe('Show them');
  act(() => action?.act());
  expect(await screen.findByRole('heading', { name: 'My favorites' })).toBeDefined();
});
