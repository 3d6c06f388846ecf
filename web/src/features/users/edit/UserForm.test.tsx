// @vitest-environment happy-dom

import type { ManagedUserDetail } from '@amparo/domain/users/user.ts';
import editForm from '@amparo/translations/en/editForm.json';
import errors from '@amparo/translations/en/errors.json';
import forms from '@amparo/translations/en/forms.json';
import users from '@amparo/translations/en/users.json';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import UserForm from './UserForm.tsx';

const calls = vi.hoisted(() => vi.fn());
vi.mock('../../../http-client/callApi.ts', () => ({ callApi: calls }));

const at = '2026-11-20T12:00:00.000Z';
const ana: ManagedUserDetail = {
  ...{ id: '7', email: 'ana@example.org', displayName: 'Ana Sample', phone: '', roles: ['USER'], isAdmin: false },
  ...{ lastMethod: 'local', totalServices: 3, countServices: 0, countManaged: 0 },
  ...{ hasSecondFactor: false, limitRequestedAt: null },
  ...{ createdAt: at, lastSignedIn: null, updatedAt: at, deletedAt: null },
};

beforeEach(() => {
  calls.mockReset().mockResolvedValue({ data: ana });
  const Stub = createRoutesStub([
    { path: '/', Component: () => <UserForm data={{ user: ana, isOwn: false, isMerged: false, language: 'en' }} /> },
    { path: '/manage_users', Component: () => <p>The list</p> },
  ]);
  render(
    <IntlProvider locale="en" messages={{ editForm, errors, forms, users }} timeZone="UTC">
      <Stub />
    </IntlProvider>,
  );
});
afterEach(cleanup);

const roleOf = () => screen.getByLabelText('Role');
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const namesOfCalls = () => calls.mock.calls.map(([name]) => name);

test('a new role is saved only after a question that names the person and what the role may do', async () => {
  fireEvent.change(roleOf(), { target: { value: 'SUPER USER' } });
  save();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Change the role of Ana Sample? New role: Regional coordinator');
  const allowed = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(allowed).toContain('Say how many beds are free (all shelters)');
  expect(allowed).not.toContain('Approve services');
  expect(calls).not.toHaveBeenCalled();

  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls).not.toHaveBeenCalled();

  save();
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change role' }));
  await screen.findByText('The list');
  expect(namesOfCalls()).toEqual(['PUT /users/:id', 'POST /users/:userId/set-permission']);
  expect(calls.mock.calls[1]![1]).toEqual({ params: { userId: '7' }, body: { role: 'SUPER USER' } });
});

test('other changes need no question', async () => {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ana Ruiz' } });
  save();
  await screen.findByText('The list');
  expect(namesOfCalls()).toEqual(['PUT /users/:id']);
});
