// @vitest-environment happy-dom

import type { Itinerary } from '@amparo/domain/services/itinerary.ts';
import serviceDetailEn from '@amparo/translations/en/serviceDetail.json';
import serviceDetailEs from '@amparo/translations/es/serviceDetail.json';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../http-client/callApi.ts';
import NextItinerary from './NextItinerary.tsx';

vi.mock('../../../http-client/callApi.ts', () => ({ callApi: vi.fn() }));

const api = vi.mocked(callApi as (name: string, input: object) => Promise<unknown>);
const messages = { en: { serviceDetail: serviceDetailEn }, es: { serviceDetail: serviceDetailEs } };
const place = { label: '', longitude: -99.733, latitude: 32.449 };

const leg = (mode: 'WALK' | 'BUS' | 'TRAIN', line: string | null, departure: string) => ({
  ...{ mode, line, from: null, to: null },
  ...{ departure: `2026-11-18T${departure}:00.000Z`, arrival: '2026-11-18T20:00:00.000Z' },
});
const itinerary: Itinerary = {
  ...{ departure: '2026-11-18T16:01:00.000Z', arrival: '2026-11-18T16:35:00.000Z', minutes: 34, walkMeters: 300 },
  legs: [leg('WALK', null, '16:01'), leg('BUS', '4', '16:05'), leg('WALK', null, '16:33')],
};

beforeEach(() => {
  api.mockReset();
});
afterEach(cleanup);

async function show(answer: Itinerary[] | Error, language: 'en' | 'es' = 'en') {
  if (answer instanceof Error) api.mockRejectedValue(answer);
  else api.mockResolvedValue({ data: { itineraries: answer } });
  await act(async () =>
    render(
      <IntlProvider locale={language} messages={messages[language]} timeZone="America/Chicago">
        <p role="status">
          <NextItinerary serviceId="pantry" place={place} />
        </p>
      </IntlProvider>,
    ),
  );
  return screen.getByRole('status').textContent;
}

test.each([
  ['en', 'Bus 4 at 10:05 AM, 34 min, walk 300 m'],
  ['es', 'Camión 4 a las 10:05 a. m., 34 min, camine 300 m'],
] as const)('names the next bus, the minutes, and the walk in %s', async (language, line) => {
  expect(await show([itinerary], language)).toBe(line);
  expect(api.mock.calls).toEqual([['GET /directions', { query: { from: '-99.733|32.449', to: 'pantry' } }]]);
});

test.each([
  ['en', 'Bus 4 at 1:05 PM, then Train, 50 min'],
  ['es', 'Camión 4 a la 1:05 p. m., luego Tren, 50 min'],
] as const)('names each ride, and no walk if there is none, in %s', async (language, line) => {
  const legs = [leg('BUS', '4', '19:05'), leg('TRAIN', null, '19:30')];
  expect(await show([{ ...itinerary, minutes: 50, walkMeters: 0, legs }], language)).toBe(line);
});

test('says that no bus was found', async () => {
  expect(await show([])).toBe('No bus was found. “By bus” opens the maps app.');
});

test('says that no bus was found if the server does not respond', async () => {
  expect(await show(new Error('UNREACHABLE'), 'es')).toMatch(/^No se encontró ningún camión/);
});
