// @vitest-environment happy-dom

import manage from '@amparo/translations/en/manage.json';
import services from '@amparo/translations/en/services.json';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { expect, test, vi } from 'vitest';
import { BedsRow } from './BedsRow.tsx';
import { sendBeds } from './saveBeds.ts';

const now = '2026-11-22T12:00:00.000Z';

/** The fields that a browser without scripts sends. */
function fieldsOf(updatedAt: string | null): Record<string, string> {
  const shelter = { id: 'shelter', name: 'Sample Shelter', city: 'Abilene', isWaiting: false, free: 4, total: 12 };
  const row = () => <BedsRow shelter={{ ...shelter, updatedAt, groups: [] }} now={now} answer={undefined} />;
  const Routes = createRoutesStub([{ path: '/', Component: row }]);
  document.body.innerHTML = renderToString(
    <IntlProvider locale="en" timeZone="America/Chicago" messages={{ manage, services } as never}>
      <Routes />
    </IntlProvider>,
  );
  const inputs = document.querySelectorAll<HTMLInputElement>('form[method=post] input[name]');
  return Object.fromEntries([...inputs].map(({ name, value }) => [name, value]));
}

test.each([
  ['the count that the person saw', '2026-11-22T09:00:00.000Z', '2026-11-22T09:00:00.000Z'],
  ['no count', null, '1970-01-01T00:00:00.000Z'],
])(
  'without scripts, a row that showed %s does not overwrite a newer one',
  async (_what, shownVersion, ifUnmodifiedSince) => {
    const refusal = { id: 'shelter', key: 'CHANGED_MEANWHILE', availableBeds: 2, bedsUpdatedAt: now };
    const callApi = vi.fn().mockResolvedValue({ data: { done: [], refused: [refusal], bedsUpdatedAt: now } });
    const form = { ...fieldsOf(shownVersion), total: '9' };
    const url = new URL('https://example.org/available_beds');
    await expect(sendBeds({ callApi, form, url, language: 'en' })).rejects.toMatchObject({ key: 'CHANGED_MEANWHILE' });
    const body = { services: [{ id: 'shelter', total: 9, ifUnmodifiedSince }] };
    expect(callApi.mock.lastCall).toEqual(['POST /services/update-available-beds', { body }]);
  },
);
