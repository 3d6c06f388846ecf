// @vitest-environment happy-dom

import noServices from '@amparo/translations/en/noServices.json';
import services from '@amparo/translations/en/services.json';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { readListState } from '../list/listState.ts';
import ActiveFilters from './ActiveFilters.tsx';

afterEach(cleanup);

async function renderFilters(address: string): Promise<void> {
  const state = readListState(new URLSearchParams(address));
  const Component = () => <ActiveFilters state={state} now="2026-11-18T16:00:00Z" />;
  const Routes = createRoutesStub([{ id: 'root', path: '/', Component }]);
  render(
    <IntlProvider locale="en" timeZone="America/Chicago" messages={{ noServices, services } as never}>
      <Routes />
    </IntlProvider>,
  );
  await screen.findByText(/^Filters:/, {}, { timeout: 20_000 });
}

const clear = () => screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href');

test('names all filters, also the time, and removes all of them with one link', async () => {
  await renderFilters('type=FOOD&subType=MEALS&openAt=2026-11-26T00:00/2026-11-27T00:00&category=WOMEN,FAMILIES');
  // The text of the time is loaded later.
  const text = /Filters: Meals · For: women, families · Open .*26/;
  expect(await screen.findByText(text, {}, { timeout: 20_000 })).toBeTruthy();
  expect(clear()).toBe('/?type=FOOD');
});

test('names free beds', async () => {
  await renderFilters('beds=free&category=WOMEN');
  expect(screen.getByText('Filters: Free beds · For: women')).toBeTruthy();
  expect(clear()).toBe('/');
});
