// @vitest-environment happy-dom

import type { LocationPrecision } from '@amparo/domain/places/locationPrecision.ts';
import english from '@amparo/translations/en/services.json';
import spanish from '@amparo/translations/es/services.json';
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { DistanceAndCity } from './DistanceAndCity.tsx';

afterEach(cleanup);

function textIn(language: 'en' | 'es', precision: LocationPrecision, distance: number | null, zip = '79605') {
  const messages = { services: language === 'en' ? english : spanish };
  const { container } = render(
    <IntlProvider locale={language} messages={messages} timeZone="America/Chicago">
      <DistanceAndCity service={{ precision, distance, city: 'Abilene', zip }} />
    </IntlProvider>,
  );
  return container.textContent;
}

test.each<[LocationPrecision, number | null, string, string]>([
  ['exact', 0.04, '1 min walk · Abilene', '1 min a pie · Abilene'],
  ['street', 1.2, '1.2 mi · 24 min walk · Abilene', '1.2 mi · 24 min a pie · Abilene'],
  ['exact', 12, '12.0 mi · Abilene', '12.0 mi · Abilene'],
  ['exact', null, 'Abilene', 'Abilene'],
  ['zip', 1.2, 'near 79605 · Abilene', 'cerca de 79605 · Abilene'],
  ['city', 0, 'in Abilene', 'en Abilene'],
  ['city', null, 'in Abilene', 'en Abilene'],
  ['hidden', 0, 'Abilene area', 'Zona de Abilene'],
  ['hidden', 15, 'Abilene area · about 15 mi', 'Zona de Abilene · a unas 15 mi'],
])('a position of precision %s at %s miles', (precision, distance, inEnglish, inSpanish) => {
  expect(textIn('en', precision, distance)).toBe(inEnglish);
  expect(textIn('es', precision, distance)).toBe(inSpanish);
});

test('a position that is known only by the ZIP code, without one, has the town', () => {
  expect(textIn('en', 'zip', 1, '')).toBe('in Abilene');
});
