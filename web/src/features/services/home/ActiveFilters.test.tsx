// @vitest-environment happy-dom

import services from '@amparo/translations/en/services.json';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { readListState } from '../list/listState.ts';
import ActiveFilters from './ActiveFilters.tsx';

afterEach(cleanup);

test('names all filters, also the time, and removes all of them with one link', async () => {
  const state = readListState(
    new URLSearchParams('type=FOOD&subType=MEALS&openAt=2026-11-26T00:00/2026-11-27T00:00&category=WOMEN,FAMILIES'),
  );
  const Component = () => <ActiveFilters state={state} now="2026-11-18T16:00:00Z" />;
  const Routes = createRoutesStub([{ id: 'root', path: '/', Component }]);
  render(
    <IntlProvider locale="en" timeZone="America/Chicago" messages={{ services } as never}>
      <Routes />
    </IntlProvider>,
  );
  const text = await screen.findByText(/Filters: Meals · For: Women, Families · Open .*26/);
  expect(text).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/?type=FOOD');
});
