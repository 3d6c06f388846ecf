// @vitest-environment happy-dom

import services from '@amparo/translations/en/services.json';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { readListState } from '../list/listState.ts';
import { AudienceForm } from './AudienceForm.tsx';

afterEach(cleanup);

const groups = [
  'Men',
  'Women',
  'Children and youth',
  'Seniors',
  'People with disabilities',
  'Families',
  'Veterans',
  'LGBT+',
];

function Page() {
  const { search } = useLocation();
  const state = readListState(new URLSearchParams(search));
  return (
    <>
      <AudienceForm key={search} state={state} />
      <output>{search}</output>
    </>
  );
}

function show(address = '/?type=FOOD') {
  const Routes = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  render(
    <IntlProvider locale="en" timeZone="America/Chicago" messages={{ services } as never}>
      <Routes initialEntries={[address]} />
    </IntlProvider>,
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const checked = () => groups.filter((name) => box(name).checked);

test('"everyone" checks and clears all boxes, and follows the single boxes', () => {
  show();
  expect(screen.getAllByRole('checkbox')).toHaveLength(groups.length + 1);
  fireEvent.click(box('Everyone'));
  expect(checked()).toEqual(groups);

  fireEvent.click(box('Seniors'));
  expect(box('Everyone').checked).toBe(false);
  expect(checked()).toEqual(groups.filter((name) => name !== 'Seniors'));

  fireEvent.click(box('Seniors'));
  expect(box('Everyone').checked).toBe(true);
  fireEvent.click(box('Everyone'));
  expect(checked()).toEqual([]);
});

test('the chosen audiences narrow the list of the address', async () => {
  show('/?type=FOOD&category=SENIORS');
  expect(checked()).toEqual(['Seniors']);
  fireEvent.click(box('Families'));
  fireEvent.click(screen.getByRole('button', { name: 'Show services' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('?type=FOOD&category=SENIORS,FAMILIES'));
});
