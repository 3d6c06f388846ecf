// @vitest-environment happy-dom

import users from '@amparo/translations/en/users.json';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { ServicesLink } from './ServicesLink.tsx';

afterEach(cleanup);

test.each([
  { owned: 1, managed: 2, deletedAt: null, text: '3 services', href: '/manage_services?user=7' },
  { owned: 0, managed: 0, deletedAt: null, text: 'No services', href: undefined },
  { owned: 1, managed: 0, deletedAt: '2026-11-20T12:00:00.000Z', text: '1 service', href: undefined },
])('$owned owned and $managed managed, deleted $deletedAt: $text', ({ owned, managed, deletedAt, text, href }) => {
  const user = { id: '7', countServices: owned, countManaged: managed, deletedAt };
  const Stub = createRoutesStub([{ path: '/', Component: () => <ServicesLink user={user} /> }]);
  render(
    <IntlProvider locale="en" messages={{ users }} timeZone="UTC">
      <Stub />
    </IntlProvider>,
  );
  expect(screen.getByText(text).getAttribute('href') ?? undefined).toBe(href);
});
