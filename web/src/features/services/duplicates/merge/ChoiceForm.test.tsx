// @vitest-environment happy-dom

import { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import changes from '@amparo/translations/en/changes.json';
import duplicates from '@amparo/translations/en/duplicates.json';
import serviceDetail from '@amparo/translations/en/serviceDetail.json';
import serviceForm from '@amparo/translations/en/serviceForm.json';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMessages } from '../../../../i18n/messages/messages.ts';
import { messages } from '../../../../i18n/messages/messagesEn.ts';
import { ChoiceForm } from './ChoiceForm.tsx';
import { listDiffering, type MergeData } from './loadMerge.ts';
import { MergeResult } from './MergeResult.tsx';

const allMessages = { ...messages, changes, duplicates, serviceDetail, serviceForm };
let sides: { kept: Service; other: Service };
beforeEach(() => {
  addMessages('en', allMessages);
  sides = { kept, other };
});
afterEach(cleanup);

const kept = service('Riverbend Pantry', { phone: '(325) 555-0177', website: 'https://old.example.org' });
const other = service('Riverbend Food', { phone: '(325) 555-0188', website: '', verifiedAt: '2026-11-20T16:00:00Z' });

function service(name: string, changed: Partial<Service>): Service {
  const input = ServiceInput.parse({
    ...{ name, type: ['FOOD'], category: ['ALL'], serviceSummary: 'Groceries', description: 'Food for all.' },
    ...{ address1: '77 Quince Street', city: 'Abilene', state: 'TX', zip: '79601' },
  });
  const dates = { verifiedAt: '2026-01-20T16:00:00Z', updatedAt: '2026-11-20T16:00:00Z', bedsUpdatedAt: null };
  return { id: name, ...input, locationPrecision: 'zip', likes: 0, isApproved: true, ...dates, ...changed } as Service;
}

/** The page of both steps, with what was sent at last. */
async function open(): Promise<{ sent: () => Record<string, string> }> {
  let form: FormData | undefined;
  const loader = ({ request }: LoaderFunctionArgs): MergeData => {
    const { searchParams } = new URL(request.url);
    const isResult = searchParams.get('step') === 'result';
    const differing = listDiffering(sides.kept, sides.other, searchParams);
    return { ...sides, now: '2026-11-21T16:00:00Z', differing, isResult };
  };
  const Component = () => {
    const data = useLoaderData<MergeData>();
    return data.isResult ? <MergeResult data={data} /> : <ChoiceForm data={data} />;
  };
  const action = async ({ request }: { request: Request }) => {
    form = await request.formData();
    return null;
  };
  const Routes = createRoutesStub([
    { path: '/duplicates/merge', Component, loader, action, HydrateFallback: () => null },
  ]);
  render(
    <IntlProvider locale="en" timeZone="America/Chicago" messages={allMessages as never}>
      <Routes initialEntries={['/duplicates/merge']} />
    </IntlProvider>,
  );
  await screen.findByRole('button', { name: 'See the result' });
  return { sent: () => Object.fromEntries(form ?? []) as Record<string, string> };
}

const choice = (legend: string) => within(screen.getByRole('group', { name: legend }));
const chosenOf = (legend: string) =>
  choice(legend)
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)?.value;

test('offers only what differs, and proposes the fresher name, the only website, and both numbers', async () => {
  await open();
  expect([...document.querySelectorAll('legend')].map(({ textContent }) => textContent)).toEqual([
    'Name of the service',
    'Other names',
    'Phone',
    'Website',
  ]);
  expect([chosenOf('Name of the service'), chosenOf('Other names'), chosenOf('Phone'), chosenOf('Website')]).toEqual([
    ...['other', 'both', 'both', 'kept'],
  ]);
});

test('names the counts of beds, and an address with its pin and its precision', async () => {
  sides = {
    kept: service('Riverbend', { totalBeds: 9, availableBeds: 0, location: { coordinates: [-99.7, 32.4] } }),
    other: service('Riverbend', { totalBeds: 8, availableBeds: 2, zip: '79602' }),
  };
  await open();
  expect(choice('Beds').getByRole('radio', { name: /goes/ }).closest('label')?.textContent).toContain(
    'Beds free now: 2',
  );
  expect(choice('Address').getByText('32.4, -99.7 (Only the ZIP code)')).toBeTruthy();
});

test('shows the result of the choices, and sends them with what was seen', async () => {
  const { sent } = await open();
  fireEvent.click(choice('Name of the service').getByRole('radio', { name: /Riverbend Pantry/ }));
  fireEvent.click(choice('Website').getByRole('radio', { name: /goes/ }));
  fireEvent.click(screen.getByRole('button', { name: 'See the result' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Merge' }));
  expect(screen.getByText('(325) 555-0177; (325) 555-0188')).toBeTruthy();
  expect(screen.queryByText('https://old.example.org')).toBeNull();
  await expect.poll(sent).toMatchObject({
    ...{ kept: kept.id, other: other.id, updatedAt: kept.updatedAt, otherUpdatedAt: other.updatedAt },
    ...{ 'choice.name': 'kept', 'choice.alternateNames': 'both', 'choice.phone': 'both', 'choice.website': 'other' },
  });
});

test('the way back from the result keeps the choices', async () => {
  await open();
  fireEvent.click(choice('Phone').getByRole('radio', { name: /0188/ }));
  fireEvent.click(screen.getByRole('button', { name: 'See the result' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Change the choices' }));
  await screen.findByRole('button', { name: 'See the result' });
  expect(chosenOf('Phone')).toBe('other');
});
