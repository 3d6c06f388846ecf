// @vitest-environment happy-dom

import approvals from '@amparo/translations/en/approvals.json';
import lifecycle from '@amparo/translations/en/lifecycle.json';
import table from '@amparo/translations/en/table.json';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, shownToast } from '../../../../browser/toasts.ts';
import { Approvals } from '../Approvals.tsx';

const { callApi } = vi.hoisted(() => ({ callApi: vi.fn<(...call: unknown[]) => Promise<unknown>>() }));
vi.mock('../../../../http-client/callApi.ts', async (original) => ({ ...(await original<object>()), callApi }));

const bodyOf = (more: unknown) => (more as { body: { services: string[] } }).body;
const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const waiting = (n: number, change: object = {}) => ({
  ...{ id: idOf(n), name: `Pantry ${n}`, types: ['FOOD'], city: 'Abilene', addedBy: 'ana@example.org' },
  ...{ summary: { text: 'Groceries', otherLanguage: null }, createdAt: '2026-11-18T16:00:00Z', isOwned: true },
  ...{ waitsForEmail: false, similar: [], searchText: `pantry ${n}` },
  facts: {
    ...{ phone: '', email: '', website: null, address: '', hours: '' },
    ...{ isContact: false, mapped: null, wasChanged: false },
  },
  ...change,
});
const services = [waiting(1), waiting(2), waiting(3, { isOwned: false })] as ComponentProps<
  typeof Approvals
>['services'];

beforeEach(() => {
  Object.defineProperty(performance, 'navigation', { value: { type: 0 }, configurable: true });
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  } as unknown as MediaQueryList);
  callApi.mockImplementation(async (_name, more) => ({ data: { done: bodyOf(more).services, refused: [] } }));
});
afterEach(() => {
  cleanup();
  closeToast();
  Reflect.deleteProperty(performance, 'navigation');
  vi.restoreAllMocks();
  callApi.mockReset();
});

async function show(): Promise<void> {
  const Stub = createRoutesStub([{ path: '/', Component: () => <Approvals services={services} language="en" /> }]);
  render(
    <IntlProvider locale="en" messages={{ approvals, lifecycle, table } as never} timeZone="UTC" onError={() => {}}>
      <Stub />
    </IntlProvider>,
  );
  await screen.findByRole('table');
}

const press = (key: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.textContent);
const beside = () => screen.getByRole('complementary').getAttribute('aria-label');
const calls = () => callApi.mock.calls.map(([name, more]) => [name, bodyOf(more)]);

test('with keys only: the first is approved, the next is shown, and the approval is undone', async () => {
  await show();
  await press('j');
  expect(document.activeElement?.textContent).toBe('Pantry 1');
  fireEvent.click(document.activeElement!);
  await waitFor(() => expect(beside()).toBe('Pantry 1'));
  expect(document.activeElement?.textContent).toBe('Pantry 1');
  await press('a');
  await waitFor(() => expect(beside()).toBe('Pantry 2'));
  expect(document.activeElement?.tagName).toBe('H2');
  expect(rows()).toEqual(['Pantry 2', 'Pantry 3']);
  expect(calls()).toEqual([['POST /services/approve-services', { services: [idOf(1)] }]]);
  await press('u');
  await waitFor(() => expect(rows()).toEqual(['Pantry 1', 'Pantry 2', 'Pantry 3']));
  expect(calls()[1]).toEqual(['POST /services/undo-changes', { services: [idOf(1)], kind: 'approved' }]);
  await press('j');
  await waitFor(() => expect(beside()).toBe('Pantry 3'));
});

test('without the panel, the focus goes to the row after the approved one', async () => {
  await show();
  await press('j');
  await press('a');
  await waitFor(() => expect(rows()).toEqual(['Pantry 2', 'Pantry 3']));
  expect(document.activeElement?.textContent).toBe('Pantry 2');
});

test('several are selected with keys, and approved at once', async () => {
  await show();
  for (const key of ['j', 'x', 'j', 'x']) await press(key);
  fireEvent.click(screen.getByRole('button', { name: 'Approve (2)' }));
  await waitFor(() => expect(rows()).toEqual(['Pantry 3']));
  expect(calls()).toEqual([['POST /services/approve-services', { services: [idOf(1), idOf(2)] }]]);
});

test('keys work again after a dialog was closed, and a service without an owner cannot be sent back', async () => {
  await show();
  await press('j');
  await press('s');
  const dialog = await screen.findByRole('dialog');
  await press('a');
  expect(rows()).toHaveLength(3);
  fireEvent.click(within(dialog).getByRole('button', { name: /close/i }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText('Pantry 3').focus();
  await press('s');
  expect(shownToast.read()?.text).toBe(approvals.table.noOwner);
});
