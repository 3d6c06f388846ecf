// @vitest-environment happy-dom

import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import editForm from '@amparo/translations/en/editForm.json';
import english from '@amparo/translations/en/feedbacks.json';
import table from '@amparo/translations/en/table.json';
import spanish from '@amparo/translations/es/feedbacks.json';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { createRoutesStub, useSearchParams } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, shownToast } from '../../../../browser/toasts.ts';
import { messages } from '../../../../i18n/messages/messagesEn.ts';
import { Feedbacks } from '../Feedbacks.tsx';
import { readFeedbackView } from '../tabs/feedbackView.ts';
import type { FeedbacksData } from '../tabs/loadFeedbacks.ts';
// Loaded before the tests, which would otherwise wait for them.
import './FeedbackTable.tsx';
import './MessagePanel.tsx';

const { callApi } = vi.hoisted(() => ({ callApi: vi.fn<(...call: unknown[]) => Promise<unknown>>() }));
vi.mock('../../../../http-client/callApi.ts', async (original) => ({ ...(await original<object>()), callApi }));

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const message = (n: number) =>
  ({
    ...{ id: idOf(n), type: 'SERVICE', subject: `Subject ${n}`, message: 'Thank you', email: 'ana@example.org' },
    ...{ phone: '', name: '', title: '', organizationName: '', orgnizationWebsite: '', service: null },
    ...{ isContact: false, location: null, images: [], replies: [], isArchive: false, isClosed: false },
    ...{ deletedAt: null, createdAt: '2026-11-18T16:00:00Z' },
  }) as Feedback;

/** Each test has a list of its own, because the page remembers what left a list. */
let testNumber = 0;

/** The page with its three messages, none of them answered. The address names the search and the filter. */
function Page() {
  const [params] = useSearchParams();
  const feedbacks = useMemo(() => {
    const q = params.get('q') ?? '';
    const view = readFeedbackView(params);
    const items = [1, 2, 3].map(message).filter(({ subject }) => view.answered !== 'yes' && subject.includes(q));
    const counts = { app: 0, service: 3, claim: 0, urgent: 0, archived: 0, deleted: 0 };
    return {
      ...{ userId: 'me', isAdmin: true, tabs: ['service', 'archive'], counts, tab: 'service', q, view, done: null },
      ...{ list: `${testNumber} ${params}`, previous: null, skip: 0, items, isLast: true },
      ...{ total: items.length, language: 'en' },
    } as unknown as FeedbacksData;
  }, [params]);
  return <Feedbacks feedbacks={feedbacks} />;
}

beforeEach(() => {
  testNumber += 1;
  localStorage.clear();
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  } as unknown as MediaQueryList);
  callApi.mockResolvedValue({ data: {} });
});
afterEach(() => {
  cleanup();
  closeToast();
  vi.restoreAllMocks();
  callApi.mockReset();
});

async function show(query = '', feedbacks: typeof english = english): Promise<void> {
  const Stub = createRoutesStub([{ path: '/feedbacks', Component: Page }]);
  render(
    <IntlProvider locale="en" messages={{ ...messages, editForm, feedbacks, table } as never} timeZone="UTC">
      <Stub initialEntries={[`/feedbacks${query}`]} />
    </IntlProvider>,
  );
  await screen.findByRole('search');
}

const press = (key: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.textContent);
const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('link', { name }));
  await screen.findByRole('complementary', { name });
};
const calls = () => callApi.mock.calls.map(([name, more]) => [name, (more as { params: { id: string } }).params.id]);

test('r on a row opens the form of an answer with the focus in its field, where letters are typed', async () => {
  await show();
  await screen.findByRole('table');
  await press('j');
  await press('r');
  const field = await screen.findByRole('textbox', { name: new RegExp(english.replyForm.message) });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await press('a');
  expect(calls()).toEqual([]);
  field.blur();
  await press('a');
  expect(calls()).toEqual([]);
});

test('a search that does not find the message beside the table closes it and preserves the focus', async () => {
  await show();
  await open('Subject 1');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  box.focus();
  fireEvent.input(box, { target: { value: 'Subject 2' } });
  await act(async () => fireEvent.submit(box.form!));
  await waitFor(() => expect(rows()).toEqual(['Subject 2']));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.activeElement).toBe(box);
});

test('archiving one message shows the next one, and other rows stay selected', async () => {
  await show();
  await open('Subject 1');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Subject 3' }));
  await press('a');
  await screen.findByRole('complementary', { name: 'Subject 2' });
  expect(calls()).toEqual([['POST /feedbacks/:id/archive', idOf(1)]]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Subject 3' }).checked).toBe(true);
});

test('the button of the panel archives at once, as its key does, and Undo returns the focus to the panel', async () => {
  await show();
  await open('Subject 1');
  fireEvent.click(screen.getByRole('button', { name: 'Archive: Subject 1' }));
  await screen.findByRole('complementary', { name: 'Subject 2' });
  expect(document.activeElement?.tagName).toBe('H2');
  (document.activeElement as HTMLElement).blur();
  act(() => shownToast.read()!.action!.act());
  await waitFor(() => expect(rows()).toEqual(['Subject 1', 'Subject 2', 'Subject 3']));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Subject 2' }));
  expect(calls()).toEqual([
    ['POST /feedbacks/:id/archive', idOf(1)],
    ['POST /feedbacks/:id/unarchive', idOf(1)],
  ]);
});

test.each([english, spanish])('an empty list says whether the search or the filter hides messages', async (texts) => {
  await show('?answered=yes', texts);
  expect(await screen.findByText(texts.table.filteredOut)).not.toBeNull();
  expect(screen.queryByText(texts.clear)).toBeNull();
  cleanup();
  await show('?q=nothing', texts);
  expect(await screen.findByText(texts.notFound)).not.toBeNull();
});
