// @vitest-environment happy-dom

import { ApiError } from '@amparo/domain/http/apiError.ts';
import { LiaisonInput } from '@amparo/domain/liaisons/liaison.ts';
import editForm from '@amparo/translations/en/editForm.json';
import errors from '@amparo/translations/en/errors.json';
import forms from '@amparo/translations/en/forms.json';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey, drafts, interruptedDraft } from '../../browser/storage/drafts.ts';
import { DirectoryForm } from '../directory-forms/DirectoryForm.tsx';
import { FormPhoneField, FormTextField } from './fields/FormFields.tsx';
import type { SaveRequest } from './useEditForm.ts';

const key = draftKey('ana', 'liaison:1');
const values = {
  ...{ county: 'Taylor', schoolDistrict: 'Abilene ISD', displayName: 'Ana', title: 'Liaison', email: '' },
  ...{ phone: '(325) 555-0121', extension: '' },
};
type Values = typeof values;
const stored = { values, updatedAt: '2026-11-20T12:00:00.000Z' };
const save = vi.fn<(values: Values, request: SaveRequest) => Promise<unknown>>();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  save.mockReset().mockResolvedValue({});
  window.scrollTo = () => {};
});
afterEach(cleanup);

const labels: Record<string, string> = { displayName: 'Name', title: 'Title', phone: 'Phone' };

function Form(props: { submitText?: string }) {
  return (
    <DirectoryForm<Values>
      {...props}
      schema={LiaisonInput}
      draftKey={key}
      stored={stored}
      readNewer={(data) => data as typeof stored}
      save={save}
      savedText="Saved"
      list="/list"
      texts={(name) => ({ label: labels[name] ?? name })}
    >
      <FormTextField name="displayName" />
      <FormTextField name="title" />
      <FormPhoneField name="phone" />
    </DirectoryForm>
  );
}

function show(props: { submitText?: string } = {}) {
  const Routes = createRoutesStub([
    { path: '/', Component: () => <Form {...props} /> },
    { path: '/list', Component: () => <p>The list</p> },
  ]);
  const messages = { editForm, errors, forms };
  return render(
    <IntlProvider locale="en" timeZone="America/Chicago" messages={messages as never}>
      <Routes />
    </IntlProvider>,
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const storedDraft = () => drafts.read<{ values: Values }>(key, Date.now());

test('saves the values with the time of the version that they started from, and leads to the list', async () => {
  show();
  type('Name', 'Ana Rosa');
  press('Save');
  expect(await screen.findByText('The list')).toBeDefined();
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]).toMatchObject([
    { ...values, displayName: 'Ana Rosa' },
    { updatedAt: stored.updatedAt, key: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ]);
});

test.each([
  { submitText: undefined, before: 'Save', during: 'Saving …' },
  { submitText: 'Send the invitation', before: 'Send the invitation', during: 'Send the invitation' },
])('says $during while it saves', async ({ submitText, before, during }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  save.mockReturnValue(promise);
  show(submitText ? { submitText } : {});
  press(before);
  await waitFor(() => expect(screen.getByRole('button', { name: during }).getAttribute('aria-disabled')).toBe('true'));
  resolve();
  await screen.findByText('The list');
});

test('stores a draft when the page is left, offers it, and continues with it', async () => {
  show();
  type('Name', 'Half a name');
  window.dispatchEvent(new Event('pagehide'));
  expect(storedDraft()?.values.values.displayName).toBe('Half a name');
  cleanup();
  show();
  expect(screen.getByText(/You started this on/)).toBeDefined();
  press('Go on');
  expect(field('Name').value).toBe('Half a name');
  expect(document.activeElement?.textContent).toBe('Here is what you typed before.');
});

test('starts over without the draft, and stores the next one', () => {
  drafts.keep(key, {
    values: { ...stored, values: { ...values, displayName: 'Old' }, base: values },
    startedAt: new Date().toISOString(),
  });
  show();
  press('Start over');
  expect(field('Name').value).toBe('Ana');
  expect(storedDraft()).toBeNull();
  type('Name', 'New');
  window.dispatchEvent(new Event('pagehide'));
  expect(storedDraft()?.values.values.displayName).toBe('New');
});

test('continues with a draft that another release stored: with new fields, and without removed ones', async () => {
  const { extension: _new, ...older } = { ...values, displayName: 'Old', fax: '555-0100' };
  drafts.keep(key, {
    values: { values: older, base: older, updatedAt: stored.updatedAt },
    startedAt: new Date().toISOString(),
  });
  show();
  press('Go on');
  press('Save');
  await screen.findByText('The list');
  expect(save.mock.calls[0]?.[0]).toEqual({ ...values, displayName: 'Old' });
});

test('keeps no draft after saving', async () => {
  show();
  type('Name', 'Ana Rosa');
  press('Save');
  await screen.findByText('The list');
  expect(storedDraft()).toBeNull();
});

test('focuses the first wrong field, and saves nothing', async () => {
  show();
  type('Title', '');
  type('Phone', '12');
  press('Save');
  await waitFor(() => expect(document.activeElement).toBe(field('Title')));
  expect(screen.getByText('Please check 2 fields.')).toBeDefined();
  expect(screen.getByText('Please input Title')).toBeDefined();
  expect(save).not.toHaveBeenCalled();
});

test('shows an error of the server at its field, until the field changes', async () => {
  save.mockRejectedValueOnce(new ApiError('VALIDATION', { title: 'TOO_LONG' }));
  show();
  press('Save');
  await waitFor(() => expect(document.activeElement).toBe(field('Title')));
  expect(screen.getByText(/Title is too long/)).toBeDefined();
  type('Title', 'Short');
  await waitFor(() => expect(screen.queryByText(/Title is too long/)).toBeNull());
});

test('sends one request for two submits, and the same idempotency key after a lost response', async () => {
  save.mockRejectedValueOnce(new ApiError('UNREACHABLE'));
  show();
  press('Save');
  press('Save');
  await screen.findByText(/Can not connect to server/);
  expect(save).toHaveBeenCalledTimes(1);
  press('Save');
  await screen.findByText('The list');
  expect(save).toHaveBeenCalledTimes(2);
  expect(save.mock.calls[1]?.[1].key).toBe(save.mock.calls[0]?.[1].key);
});

test('shows both versions after a conflict, and saves the merged values on top of the newer one', async () => {
  const newer = {
    values: { ...values, displayName: 'Bea', phone: '(325) 555-0199' },
    updatedAt: '2026-11-21T12:00:00.000Z',
  };
  save.mockRejectedValueOnce(new ApiError('CHANGED_MEANWHILE', undefined, newer));
  show();
  type('Name', 'Ana Rosa');
  type('Title', 'Coordinator');
  press('Save');
  await screen.findByRole('heading', { name: 'Someone else changed this' });
  // Only they changed the phone, so their value is proposed.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Theirs.*555-0199/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Yours.*Coordinator/ }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /Theirs.*Bea/ }));
  press('Save this choice');
  await screen.findByText('The list');
  expect(save.mock.calls[1]).toMatchObject([
    { displayName: 'Bea', title: 'Coordinator', phone: '(325) 555-0199' },
    { updatedAt: newer.updatedAt },
  ]);
});

test('keeps the input after an expired sign-in, and continues with it without asking', async () => {
  save.mockRejectedValueOnce(new ApiError('NOT_SIGNED_IN'));
  show();
  type('Name', 'Patient Ana');
  press('Save');
  await screen.findByRole('link', { name: 'sign in again' });
  expect(field('Name').value).toBe('Patient Ana');
  expect(interruptedDraft.read()).toBe(key);
  cleanup();
  show();
  expect(field('Name').value).toBe('Patient Ana');
});
