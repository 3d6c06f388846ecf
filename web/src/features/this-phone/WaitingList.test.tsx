// @vitest-environment happy-dom

import thisPhone from '@amparo/translations/en/thisPhone.json';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test, vi } from 'vitest';
import { newEntry } from '../../http-client/outbox/outbox.ts';
import type { OutboxEntry } from '../../http-client/outbox/outboxStore.ts';
import { useOutbox } from '../../ui/outbox/useOutbox.ts';
import { WaitingList } from './WaitingList.tsx';

vi.mock('../../ui/outbox/useOutbox.ts');
afterEach(cleanup);

function show(entry: OutboxEntry): void {
  vi.mocked(useOutbox).mockReturnValue([entry]);
  render(
    <IntlProvider locale="en" messages={{ thisPhone }} timeZone="UTC">
      <MemoryRouter>
        <WaitingList language="en" />
      </MemoryRouter>
    </IntlProvider>,
  );
}

test.each([
  ['VALIDATION', true],
  ['NOT_FOUND', false],
  ['CONFIRM_LINK_INVALID', false],
] as const)('a confirmation refused by %s can be sent again: %s', (key, canSendAgain) => {
  const call = { name: 'POST /services/:id/confirm', key: 'key' } as const;
  const entry = newEntry({ kind: 'confirmation', about: 'Porchlight', page: '/services/1/confirm?token=a', call });
  show({ ...entry, state: 'refused', problem: { key, fields: {}, data: null } });
  expect(screen.queryAllByRole('link', { name: 'Check and send again' })).toHaveLength(canSendAgain ? 1 : 0);
  expect(screen.getByRole('button', { name: 'Delete: Confirmation of Porchlight' })).toBeDefined();
});

test('a refused confirmation of a changed place says so, and leads to the new data', () => {
  const call = { name: 'POST /services/:id/confirm', key: 'key' } as const;
  const entry = newEntry({ kind: 'confirmation', about: 'Porchlight', page: '/services/1/confirm', call });
  const data = { updatedAt: '2026-11-18T16:00:00.000Z' };
  show({ ...entry, state: 'refused', problem: { key: 'CHANGED_MEANWHILE', fields: {}, data } });
  expect(screen.getByText('Not sent: somebody changed this place meanwhile. Please look at it again.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Check and send again' });
  expect(link.getAttribute('href')).toBe('/services/1/confirm');
});

test('a refused kudo does not speak of typed text', () => {
  const call = { name: 'POST /services/:id/kudos', params: { id: '1' }, key: 'key' } as unknown as OutboxEntry['call'];
  const entry = newEntry({ kind: 'kudo', about: 'Porchlight', page: '/services/1', call });
  show({ ...entry, state: 'refused', problem: { key: 'VALIDATION', fields: {}, data: null } });
  expect(screen.getByText('Not sent: it was not accepted.')).toBeDefined();
});
