// @vitest-environment happy-dom

import type { ScheduleEntry } from '@amparo/domain/services/hours/schedule.ts';
import favoritesEn from '@amparo/translations/en/favorites.json';
import openStatusEn from '@amparo/translations/en/openStatus.json';
import servicesEn from '@amparo/translations/en/services.json';
import favoritesEs from '@amparo/translations/es/favorites.json';
import openStatusEs from '@amparo/translations/es/openStatus.json';
import servicesEs from '@amparo/translations/es/services.json';
import { cleanup, render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addMessages } from '../../../i18n/messages/messages.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { ListHead } from '../home/ListHead.tsx';
import { loadHome } from './loadHome.ts';
import { ServiceCard } from './ServiceCard.tsx';
import { testService } from './testService.ts';

afterEach(cleanup);
addMessages('en', {});
addMessages('es', {});

const messages = {
  en: { favorites: favoritesEn, openStatus: openStatusEn, services: servicesEn },
  es: { favorites: favoritesEs, openStatus: openStatusEs, services: servicesEs },
};
// A Wednesday, 10:00 in Abilene.
const now = '2026-11-18T16:00:00Z';

const weekday = (day: 'WEDNESDAY' | 'THURSDAY' | 'SATURDAY' | 'SUNDAY', startTime: string, endTime: string) =>
  ({ type: 'WEEKLY', day, startTime, endTime }) as ScheduleEntry;
const pantry = testService('Merkel Rooster Pantry', {
  schedules: [
    weekday('WEDNESDAY', '09:00', '10:30'),
    weekday('THURSDAY', '09:00', '12:00'),
    weekday('SATURDAY', '10:00', '14:00'),
    weekday('SUNDAY', '13:30', '16:00'),
  ],
  closeSchedules: [],
  isContact: false,
  openStatus: { kind: 'open', until: '2026-11-18T16:30:00Z' },
});

async function loadList(address: string, language: 'en' | 'es', answer: object = {}, services = [pantry]) {
  const callApi = vi.fn(async (name: string, { query }: { query: { isCriticalHeader?: boolean } }) =>
    name === 'GET /regional-notices' || query.isCriticalHeader
      ? { data: [], total: 0 }
      : { data: services, total: services.length, ...answer },
  );
  const url = new URL(address, 'https://amparo.example.org');
  const input = { callApi, url, language, place: null, mapCenter: null, now } as unknown as LoadInput;
  return loadHome(input);
}

async function renderHome(address: string, language: 'en' | 'es', answer: object = {}): Promise<string> {
  const home = await loadList(address, language, answer);
  const List = () => (
    <>
      <ListHead home={home} />
      <ServiceCard card={home.items[0]!} now={now} hasStar={false} />
    </>
  );
  const Stub = createRoutesStub([{ path: '/', Component: List }]);
  const { container } = render(
    <IntlProvider locale={language} messages={messages[language]} timeZone="America/Chicago">
      <Stub />
    </IntlProvider>,
  );
  return container.textContent;
}

test('the cards of a list for now show the status of now', async () => {
  const text = await renderHome('/?type=FOOD', 'en');
  expect(text).toContain('Open until 10:30 AM · Closes\u00a0soon');
  expect(text).not.toContain('hours may differ');
});

test.each([
  ['en', '2026-11-19T00:00/2026-11-20T00:00', 'Thu 9 AM – noon'],
  ['es', '2026-11-19T00:00/2026-11-20T00:00', 'Jueves 9 a. m. – mediodía'],
  ['en', '2026-11-19T10:00', 'Thu 9 AM – noon'],
  ['en', '2026-11-18T00:00/2026-11-19T00:00', 'Today 9 AM – 10:30 AM'],
  ['en', '2026-11-21T00:00/2026-11-23T00:00', 'Sat 10 AM – 2 PM · Sun 1:30 PM – 4 PM'],
  ['en', '2026-12-03T00:00/2026-12-04T00:00', 'Thu, Dec 3: 9 AM – noon'],
  ['es', '2026-12-03T00:00/2026-12-04T00:00', 'Jueves 3 de diciembre: 9 a. m. – mediodía'],
] as const)(
  'the cards of a list for another day show the hours of that day (%s, %s)',
  async (language, openAt, hours) => {
    const text = await renderHome(`/?type=FOOD&openAt=${openAt}`, language);
    expect(text).toContain(hours);
    expect(text).not.toMatch(/Open until|Closes|Abierto hasta|Cierra/);
  },
);

test('so do the cards of a search that names the day', async () => {
  const understoodTime = { at: '2026-11-18T10:00', openAt: '2026-11-19T00:00/2026-11-20T00:00' };
  expect(await renderHome('/?q=food+thursday', 'en', { understoodTime })).toContain('Thu 9 AM – noon');
});

test('the map marks a service as open if it is open at the time of the list', async () => {
  const closed = testService('Merkel Thursday Table', {
    schedules: [weekday('THURSDAY', '09:00', '12:00')],
    closeSchedules: [],
    isContact: false,
    openStatus: { kind: 'closed', opensAt: '2026-11-19T15:00:00Z' },
  });
  const markOf = async (address: string) => (await loadList(address, 'en', {}, [closed])).items[0]!.openStatus.kind;
  expect(await markOf('/?type=FOOD')).toBe('closed');
  expect(await markOf('/?type=FOOD&openAt=2026-11-19T10:00')).toBe('open');
});

test.each([
  ['en', 'Thanksgiving: hours may differ on this holiday. Call before you go.'],
  ['es', 'Día de Acción de Gracias: el horario puede ser distinto en este día feriado. Llame antes de ir.'],
] as const)('a list for a holiday says that hours may differ (%s)', async (language, note) => {
  const address = (day: string, next: string) => `/?type=FOOD&openAt=${day}T00:00/${next}T00:00`;
  expect(await renderHome(address('2026-11-26', '2026-11-27'), language)).toContain(note);
  cleanup();
  expect(await renderHome(address('2026-11-19', '2026-11-20'), language)).not.toContain(note.split(': ')[1]);
});
