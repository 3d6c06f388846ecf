// @vitest-environment happy-dom

import noServicesEn from '@amparo/translations/en/noServices.json';
import noServicesEs from '@amparo/translations/es/noServices.json';
import { cleanup, render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import type { HomeData } from '../list/loadHome.ts';
import OutsideRegion from './OutsideRegion.tsx';

afterEach(cleanup);

const messages = { en: { noServices: noServicesEn }, es: { noServices: noServicesEs } };
const hawley = { name: 'Hawley', isInRegion: true };
const dallas = { name: 'Dallas', isInRegion: false };

test.each([
  ['en', { town: hawley }, 'Abilene', 'Nothing in Hawley itself. These places are around it.'],
  ['es', { town: hawley }, 'Abilene', 'En Hawley no hay nada de esto. Estos lugares están alrededor.'],
  ['en', { town: hawley }, 'Hawley', ''],
  ['en', { town: hawley }, 'HAWLEY ', ''],
  ['es', { town: { name: 'Peñasco', isInRegion: true } }, 'Penasco', ''],
  ['en', { town: hawley, state: { page: 2 } }, 'Abilene', ''],
  ['en', { town: dallas }, 'Abilene', 'Dallas is outside our region'],
  ['es', { isOutside: true, place: { label: 'Dallas' } }, 'Abilene', 'Dallas está fuera de nuestra región'],
] as const)('a list says where it has no places (%s, %o, %s)', (language, more, city, expected) => {
  const home = { state: { page: 1 }, isOutside: false, place: null, items: [{ city }], ...more } as unknown as HomeData;
  const Stub = createRoutesStub([{ path: '/', Component: () => <OutsideRegion home={home} /> }]);
  const { container } = render(
    <IntlProvider locale={language} messages={messages[language]} timeZone="America/Chicago">
      <Stub />
    </IntlProvider>,
  );
  expect(container.textContent).toContain(expected);
  if (expected === '') expect(container.textContent).toBe('');
});
