// @vitest-environment happy-dom

import manage from '@amparo/translations/es/manage.json';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { ManagedList } from './ManagedList.tsx';

afterEach(cleanup);

const at = '2026-11-18T16:00:00.000Z';
const card = {
  ...{ id: '7', name: 'Elm Pantry', type: [], city: 'Abilene', phone: '', owner: '', isApproved: false },
  ...{ sentBackReason: null, pause: null, isPausable: false, isDeletable: false, updatedAt: at, changedOn: at },
  ...{ isConfirmed: false, confirmedAt: at, confirmedOn: at, today: at, seasonEnd: null, beds: null, texts: [] },
};

test.each([
  ['/manage_services', '/services/7/edit#phone'],
  ['/manage_services?lang=es', '/services/7/edit?lang=es#phone'],
])('the list of services without a phone at %s leads to this field', (address, href) => {
  const props = {
    managed: { now: at, isAdmin: true, filter: { problem: 'NO_PHONE' } },
    more: { items: [card], next: null, previous: null, isLoading: false },
  } as unknown as ComponentProps<typeof ManagedList>;
  const Stub = createRoutesStub([{ path: '/manage_services', Component: () => <ManagedList {...props} /> }]);
  render(
    <IntlProvider locale="es" messages={{ manage }} timeZone="UTC" onError={() => {}}>
      <Stub initialEntries={[address]} />
    </IntlProvider>,
  );
  expect(screen.getByRole('link', { name: 'Editar: Elm Pantry' }).getAttribute('href')).toBe(href);
});
