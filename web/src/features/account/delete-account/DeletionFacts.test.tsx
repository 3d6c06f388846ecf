// @vitest-environment happy-dom

import account from '@amparo/translations/en/account.json';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { DeletionFacts } from './DeletionFacts.tsx';

afterEach(cleanup);

function show(services: { id: string; name: string }[], countServices = services.length) {
  render(
    <IntlProvider locale="en" messages={{ account }} timeZone="UTC">
      <MemoryRouter>
        <DeletionFacts services={services} countServices={countServices} />
      </MemoryRouter>
    </IntlProvider>,
  );
}

test('names the services that stay without an owner, and counts the others', () => {
  show([{ id: '7', name: 'Sample Pantry' }], 3);
  expect(screen.getByText(/^Your 3 services stay in the list, without an owner/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sample Pantry' }).getAttribute('href')).toBe('/services/7');
  expect(screen.getByText('and 2 more')).toBeTruthy();
});

test('says that a person without services has none', () => {
  show([]);
  expect(screen.getByText('You have no services.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
