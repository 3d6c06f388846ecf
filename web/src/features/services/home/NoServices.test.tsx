// @vitest-environment happy-dom

import favoritesEn from '@amparo/translations/en/favorites.json';
import noServicesEn from '@amparo/translations/en/noServices.json';
import openStatusEn from '@amparo/translations/en/openStatus.json';
import servicesEn from '@amparo/translations/en/services.json';
import favoritesEs from '@amparo/translations/es/favorites.json';
import noServicesEs from '@amparo/translations/es/noServices.json';
import openStatusEs from '@amparo/translations/es/openStatus.json';
import servicesEs from '@amparo/translations/es/services.json';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
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
    audiences: [],
    openStatus: statusText({ kind: 'closed', opensAt: '2026-11-19T14:00:00Z' }, 'America/Chicago', now, language),
    distance: 16.2,
    isAddressConfidential: false,
    precision: 'exact',
    zip: '',
    city: 'Merkel',
    beds: null,
    summary: { text: 'Groceries', otherLanguage: null },
    offers: null,
    phone: '',
    directions: null,
    point: null,
    likes: 0,
    isSample: false,
  };
}

function renderEmpty(
  address: string,
  language: 'en' | 'es' = 'en',
  openingNext: ServiceCardData[] = [],
  more: Partial<HomeData> = {},
  otherOpen: ServiceCardData[] = [],
) {
  const state = readListState(new URLSearchParams(address));
  const home = { state, items: [], searchedFor: null, time: null, now, ...more } as unknown as HomeData;
  const nextSteps = { openingNext, otherOpen };
  const Chat = () => <p>{JSON.stringify(useLocation())}</p>;
  const Stub = createRoutesStub([
    { path: '/', Component: () => <NoServices home={home} nextSteps={nextSteps} /> },
    { path: '/chatbot', Component: Chat },
  ]);
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

test('opens the chat without the server, so also without a network, and with the words in no address', async () => {
  renderEmpty('q=dentist+sunday');
  fireEvent.click(screen.getByRole('button', { name: 'Ask the chat' }));
  const location = JSON.parse((await screen.findByText(/"pathname":"\/chatbot"/)).textContent!);
  expect(location).toMatchObject({ search: '', state: { say: 'dentist sunday' } });
});

test.each([
  ['en', 'Food for women, LGBT+'],
  ['es', 'Comida para mujeres, LGBT+'],
] as const)('gives the kind of help and the audience to the chat (%s)', (language, words) => {
  renderEmpty('type=FOOD&category=WOMEN,LGBT', language);
  expect(chatWords()).toBe(words);
});

test.each([
  ['en', 'Free beds for women'],
  ['es', 'Camas libres para mujeres'],
] as const)('asks the chat for free beds after a search for them (%s)', (language, words) => {
  renderEmpty('beds=free&category=WOMEN', language);
  expect(chatWords()).toBe(words);
});

test.each([
  ['open=true&beds=free&category=MEN', null, '/'],
  ['type=FOOD&subType=MEALS&sort=likes&page=2', null, '/?type=FOOD'],
  ['q=bread+tonight', { from: now, to: now }, '/?q=bread+tonight&time=any'],
  ['q=bread+tonight&sort=likes', null, undefined],
  ['type=FOOD&page=2', null, undefined],
])('%s clears all filters, and the time that the words name', (address, time, cleared) => {
  renderEmpty(address, 'en', [], { time } as unknown as Partial<HomeData>);
  expect(screen.queryByRole('link', { name: 'Clear filters' })?.getAttribute('href')).toBe(cleared);
});

test.each([
  ['en', 'Nothing near Abilene is open right now.', 'Open farther away'],
  ['es', 'Cerca de Abilene no hay nada abierto en este momento.', 'Abierto más lejos'],
] as const)('is above open places that are far away (%s)', (language, lead, title) => {
  const far = { items: [pantry(language)], place: { label: 'Abilene', longitude: -99.7, latitude: 32.4 } };
  renderEmpty('type=FOOD&open=true', language, [pantry(language)], far);
  expect(screen.getByText(lead)).toBeDefined();
  expect(screen.getAllByRole('heading').at(-1)?.textContent).toBe(title);
  expect(screen.queryByRole('link', { name: /Clear filters|Quitar filtros/ })).toBeNull();
});

test.each([
  ['en', 'We know of nothing that is open then.', 'They do not say when they are open: call first'],
  ['es', 'No sabemos de ninguno que abra a esa hora.', 'No indican su horario: llame antes'],
] as const)('is above places with unknown hours, if no place is known to be open (%s)', (language, lead, title) => {
  const unknown = {
    ...pantry(language),
    openStatus: statusText({ kind: 'unknown' }, 'America/Chicago', now, language),
  };
  const found = { items: [unknown], place: { label: 'Abilene', longitude: -99.7, latitude: 32.4 } };
  renderEmpty('q=bread+tonight', language, [pantry(language)], found);
  expect(screen.getByText(lead)).toBeDefined();
  expect(screen.getAllByRole('heading').at(-1)?.textContent).toBe(title);
});

test.each([
  ['en', 'Farther away, or call for their hours'],
  ['es', 'Más lejos, o llame para saber su horario'],
] as const)('is above far open places and places with unknown hours together (%s)', (language, title) => {
  const unknown = {
    ...pantry(language),
    openStatus: statusText({ kind: 'unknown' }, 'America/Chicago', now, language),
  };
  const place = { label: 'Abilene', longitude: -99.7, latitude: 32.4 };
  renderEmpty('q=bread+tonight', language, [], { items: [pantry(language), unknown], place } as Partial<HomeData>);
  expect(screen.getAllByRole('heading').at(-1)?.textContent).toBe(title);
});

test.each([
  ['en', 'Other help that is open now'],
  ['es', 'Otra ayuda que está abierta ahora'],
] as const)(
  'a search in all kinds that finds nothing names open places below the other ways (%s)',
  (language, title) => {
    renderEmpty('q=hospice', language, [], {}, [pantry(language)]);
    const open = screen.getByRole('region', { name: title });
    expect(open.textContent).toContain('Merkel Rooster Pantry');
    const call = screen.getByRole('link', { name: /2-1-1/ });
    expect(call.compareDocumentPosition(open) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

function chatWords(): string | undefined {
  return document.querySelector<HTMLInputElement>('form[action="/chatbot"] input[name="query"]')?.value;
}
