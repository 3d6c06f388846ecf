// @vitest-environment happy-dom

import { ApiError } from '@amparo/domain/http/apiError.ts';
import approvals from '@amparo/translations/en/approvals.json';
import lifecycle from '@amparo/translations/en/lifecycle.json';
import table from '@amparo/translations/en/table.json';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, shownToast } from '../../../../browser/toasts.ts';
import { SidePanel } from '../../../../ui/table/SidePanel.tsx';
import { Approvals } from '../Approvals.tsx';
// Loaded before the tests, which would otherwise wait for them.
import '../../../../ui/dialogs/ConfirmDialog.tsx';
import '../../lifecycle/SendBackDialog.tsx';
import './ApprovalTable.tsx';
import './DecisionPanel.tsx';

const { callApi } = vi.hoisted(() => ({ callApi: vi.fn<(...call: unknown[]) => Promise<unknown>>() }));
vi.mock('../../../../http-client/callApi.ts', async (original) => ({ ...(await original<object>()), callApi }));

vi.mock('../../manage/panel/EditPanel.tsx', () => ({ default: Form }));

/** Stands for the form of a service, which needs its data. */
function Form({ service, onClose }: { service: { name: string }; onClose: () => void }) {
  return (
    <SidePanel title={`Edit ${service.name}`} ownPage={null} onClose={onClose}>
      <input type="checkbox" aria-label="Walk in" />
    </SidePanel>
  );
}

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
const services = [waiting(1), waiting(2), waiting(3, { isOwned: false, types: ['HEALTH'] })] as ComponentProps<
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
  services[0]!.waitsForEmail = false;
  cleanup();
  closeToast();
  Reflect.deleteProperty(performance, 'navigation');
  vi.restoreAllMocks();
  callApi.mockReset();
});

let search = '';
function Page() {
  search = useLocation().search;
  return <Approvals services={services} language="en" />;
}

async function show(query = ''): Promise<void> {
  const Stub = createRoutesStub([{ path: '/manage_approvals', Component: Page }]);
  render(
    <IntlProvider locale="en" messages={{ approvals, lifecycle, table } as never} timeZone="UTC" onError={() => {}}>
      <main>
        <Stub initialEntries={[{ pathname: '/manage_approvals', search: query, key: crypto.randomUUID() }]} />
      </main>
    </IntlProvider>,
  );
  await screen.findByRole('table');
}

const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
const open = async (name: string) => {
  fireEvent.click(screen.getByRole('link', { name }));
  await screen.findByRole('complementary', { name });
};
const choose = (name: string, value: string) => {
  const select = screen.getByRole('combobox', { name });
  select.focus();
  fireEvent.change(select, { target: { value } });
};
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

test('after Undo in the message, the row that came back has the focus', async () => {
  await show();
  await press('j');
  await press('a');
  await waitFor(() => expect(rows()).toEqual(['Pantry 2', 'Pantry 3']));
  screen.getByRole('link', { name: 'Pantry 2' }).blur();
  act(() => shownToast.read()!.action!.act());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Pantry 1'));
});

test('after Undo in the message, Escape closes the panel beside the table', async () => {
  await show();
  await open('Pantry 1');
  await press('a');
  await waitFor(() => expect(beside()).toBe('Pantry 2'));
  screen.getByRole('heading', { name: 'Pantry 2' }).blur();
  act(() => shownToast.read()!.action!.act());
  await waitFor(() => expect(rows()).toEqual(['Pantry 1', 'Pantry 2', 'Pantry 3']));
  await press('Escape');
  expect(screen.queryByRole('complementary')).toBeNull();
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

test('a search that does not find the service beside the table closes it, and the next letters are typed', async () => {
  await show();
  await open('Pantry 1');
  await press('/');
  const box = screen.getByRole('searchbox');
  expect(document.activeElement).toBe(box);
  fireEvent.input(box, { target: { value: 'pantry 2' } });
  await waitFor(() => expect(rows()).toEqual(['Pantry 2']));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.activeElement).toBe(box);
  await press('a');
  expect(calls()).toEqual([]);
});

test('while a person types, an approval that is done does not move the focus', async () => {
  let answer = () => {};
  callApi.mockImplementation((_name, more) => {
    const { services: done } = bodyOf(more);
    return new Promise((resolve) => {
      answer = () => resolve({ data: { done, refused: [] } });
    });
  });
  await show();
  await open('Pantry 1');
  await press('a');
  await press('/');
  await act(async () => answer());
  await waitFor(() => expect(beside()).toBe('Pantry 2'));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('the next service is shown before the server has answered, and one that was not approved comes back', async () => {
  const answer = Promise.withResolvers<never>();
  callApi.mockReturnValue(answer.promise);
  await show();
  await open('Pantry 1');
  await press('a');
  expect(beside()).toBe('Pantry 2');
  expect(rows()).toEqual(['Pantry 2', 'Pantry 3']);
  await act(async () => answer.reject(new ApiError('UNREACHABLE')));
  await waitFor(() => expect(rows()).toEqual(['Pantry 1', 'Pantry 2', 'Pantry 3']));
  expect(shownToast.read()?.kind).toBe('error');
});

test('several are approved one after the other before the server has answered', async () => {
  const answers = [1, 2].map((n) => {
    const answer = Promise.withResolvers<object>();
    return { ...answer, send: () => answer.resolve({ data: { done: [idOf(n)], refused: [] } }) };
  });
  for (const { promise } of answers) callApi.mockReturnValueOnce(promise);
  await show();
  await open('Pantry 1');
  await press('a');
  expect(beside()).toBe('Pantry 2');
  await press('a');
  expect(beside()).toBe('Pantry 3');
  for (const { send } of answers.reverse()) await act(async () => send());
  expect(rows()).toEqual(['Pantry 3']);
  expect(beside()).toBe('Pantry 3');
});

test('while an approval is not answered, the key that undoes does not undo the one before', async () => {
  await show();
  await open('Pantry 1');
  await press('a');
  await waitFor(() => expect(shownToast.read()?.action).toBeDefined());
  callApi.mockReturnValue(new Promise(() => {}));
  await press('a');
  expect(beside()).toBe('Pantry 3');
  callApi.mockClear();
  await press('u');
  expect(callApi).not.toHaveBeenCalled();
});

test('a service stays until the server has answered if its owner must prove the email', async () => {
  services[0]!.waitsForEmail = true;
  callApi.mockResolvedValue({ data: { done: [], refused: [{ id: idOf(1), key: 'EMAIL_NOT_PROVEN' }] } });
  await show();
  await open('Pantry 1');
  await press('a');
  expect(rows()).toHaveLength(3);
  expect(beside()).toBe('Pantry 1');
  // The toast names the service, because the next one may be shown by then.
  expect(shownToast.read()).toMatchObject({ kind: 'error', text: `Pantry 1: ${lifecycle.emailNotProven}` });
});

test('a filter keeps the focus, and closes the panel of a service that it hides', async () => {
  await show();
  await open('Pantry 1');
  choose('Kind of help', 'HEALTH');
  await waitFor(() => expect(rows()).toEqual(['Pantry 3']));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Kind of help' }));
  await open('Pantry 3');
  choose('Order', 'name');
  await waitFor(() => expect(search).toContain('sort=name'));
  expect(beside()).toBe('Pantry 3');
});

test('filters and orders preserve the search of the address, and a filter that hides all says so', async () => {
  await show('?q=pantry');
  const order = within(screen.getByRole('table')).getByRole('link', { name: 'Name' });
  expect(order.getAttribute('href')).toBe('/manage_approvals?q=pantry&sort=name');
  choose('Kind of help', 'SHELTER');
  expect(await screen.findByText(approvals.filteredOut)).not.toBeNull();
  expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({ q: 'pantry', type: 'SHELTER' });
  const all = screen.getByRole('link', { name: approvals.table.showAll });
  expect(all.getAttribute('href')).toBe('/manage_approvals?q=pantry');
});

test('a key that is held does nothing more', async () => {
  await show();
  await open('Pantry 1');
  for (const key of ['a', 'j', 'x', 'e']) await press(key, { repeat: true });
  expect(calls()).toEqual([]);
  expect(beside()).toBe('Pantry 1');
});

test('while a form is open, keys neither decide nor replace it', async () => {
  await show();
  await open('Pantry 1');
  await press('e');
  await screen.findByRole('complementary', { name: 'Edit Pantry 1' });
  screen.getByRole('checkbox', { name: 'Walk in' }).focus();
  for (const key of ['a', 'j', 'x', 's', 'u']) await press(key);
  expect(calls()).toEqual([]);
  expect(beside()).toBe('Edit Pantry 1');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a double click approves one service, also when the next one is in its place already', async () => {
  await show();
  await open('Pantry 1');
  const approve = () => screen.getByRole('button', { name: 'Approve' });
  fireEvent.click(approve(), { detail: 1 });
  fireEvent.click(approve(), { detail: 2 });
  await waitFor(() => expect(beside()).toBe('Pantry 2'));
  fireEvent.click(approve(), { detail: 2 });
  expect(calls()).toEqual([['POST /services/approve-services', { services: [idOf(1)] }]]);
  fireEvent.click(approve(), { detail: 1 });
  await waitFor(() => expect(rows()).toEqual(['Pantry 3']));
});

test('a key acts on the service beside the table, not on a row that was ticked', async () => {
  await show();
  await open('Pantry 1');
  screen.getByRole('checkbox', { name: 'Select Pantry 3' }).focus();
  await press('a');
  await waitFor(() => expect(rows()).toEqual(['Pantry 2', 'Pantry 3']));
});
