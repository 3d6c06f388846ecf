// @vitest-environment happy-dom

import favoritesEn from '@amparo/translations/en/favorites.json';
import noServicesEn from '@amparo/translations/en/noServices.json';
import openStatusEn from '@amparo/translations/en/openStatus.json';
import servicesEn from '@amparo/translations/en/services.json';
import favoritesEs from '@amparo/translations/es/favorites.json';
import noServicesEs from '@amparo/translations/es/noServices.json';
import openStatusEs from '@amparo/translations/es/openStatus.json';
import servicesEs from '@amparo/translations/es/services.json';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { readListState } from '../list/listState.ts';
import type { HomeData } from '../list/loadHome.ts';
import type { ServiceCardData } from '../serviceCard.ts';
import { statusText } from '../statusText.ts';
import NoServices from './NoServices.tsx';

afterEach(cleanup);

const messages = {
  en: { favorites: favoritesEn, noServices: noServicesEn, openStatus: openStatusEn, services: servicesEn },
  es: { favorites: favoritesEs, noServices: noServicesEs, openStatus: openStatusEs, services: servicesEs },
};
const now = '2026-11-18T16:00:00Z';

function pantry(language: 'en' | 'es'): ServiceCardData {
  return {
    id: 'pantry',
    name: 'Merkel Rooster Pantry',
    mainType: 'FOOD',
    openStatus: statusText({ kind: 'closed', opensAt: '2026-11-19T14:00:00Z' }, 'America/Chicago', now, language),
    distance: 16.2,
    isAddressConfidential: false,
    precision: 'exact',
    zip: '',
    city: 'Merkel',
    beds: null,
    summary: { text: 'Groceries', otherLanguage: null },
    phone: '',
    directions: null,
    point: null,
    likes: 0,
    isSample: false,
  };
}

function renderEmpty(address: string, language: 'en' | 'es' = 'en', openingNext: ServiceCardData[] = []) {
  const state = readListState(new URLSearchParams(address));
  const home = { state, searchedFor: null, time: null, openingNext, now } as unknown as HomeData;
  const Stub = createRoutesStub([{ path: '/', Component: () => <NoServices home={home} /> }]);
  render(
    <IntlProvider locale={language} messages={messages[language]} timeZone="America/Chicago">
      <Stub />
    </IntlProvider>,
  );
}

test.each([
  ['en', 'These open next', 'Closed until 8:00 AM tomorrow', 'Call 2-1-1', 'Meals open now'],
  ['es', 'Lo que abre primero', 'Cerrado hasta mañana a las 8:00 a. m.', 'Llamar al 2-1-1', 'Comidas, abierto ahora'],
] as const)(
  'offers what opens next, 2-1-1, and the chat when nothing is open (%s)',
  (language, title, time, call, words) => {
    renderEmpty('type=FOOD&subType=MEALS&open=true', language, [pantry(language)]);
    const next = screen.getByRole('region', { name: title });
    expect(next.textContent).toContain('Merkel Rooster Pantry');
    expect(next.textContent).toContain(time);
    expect(next.textContent).toContain('16.2 mi');
    expect(screen.getByRole('link', { name: call }).getAttribute('href')).toBe('tel:211');
    expect(chatWords()).toBe(words);
  },
);

test('gives the words of the search to the chat', () => {
  renderEmpty('q=dentist+sunday');
  expect(chatWords()).toBe('dentist sunday');
  expect(screen.queryByRole('region')).toBeNull();
});

test('offers no chat for a list without words or a time', () => {
  renderEmpty('type=FOOD&category=LGBT');
  expect(chatWords()).toBeUndefined();
});

function chatWords(): string | undefined {
  return document.querySelector<HTMLInputElement>('form[action="/chatbot"] input[name="query"]')?.value;
}
