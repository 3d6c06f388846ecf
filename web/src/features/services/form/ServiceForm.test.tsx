// @vitest-environment happy-dom

import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import editForm from '@amparo/translations/en/editForm.json';
import serviceDetail from '@amparo/translations/en/serviceDetail.json';
import serviceForm from '@amparo/translations/en/serviceForm.json';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addMessages } from '../../../i18n/messages/messages.ts';
import { messages } from '../../../i18n/messages/messagesEn.ts';
import type { ServiceFormData } from './loadForm.ts';
import ServiceForm from './ServiceForm.tsx';

const { callApi } = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('../../../http-client/callApi.ts', async (original) => ({ ...(await original<object>()), callApi }));

/** The answers of the API, by route. Other calls fail, as they do without a network. */
let answers: Record<string, () => unknown>;
const allMessages = { ...messages, editForm, serviceDetail, serviceForm };
const calls = (name: string) => callApi.mock.calls.filter(([called]) => called === name);

beforeEach(() => {
  addMessages('en', allMessages);
  localStorage.clear();
  sessionStorage.clear();
  answers = {};
  callApi.mockReset().mockImplementation(async (name: string) => {
    const answer = answers[name];
    if (!answer) throw new ApiError('UNREACHABLE');
    return { data: answer() };
  });
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const region = { timeZone: 'America/Chicago', state: 'TX', states: ['TX'], counties: ['Taylor', 'Jones'] };

const pantry = {
  ...{ id: '01900000-0000-7000-8000-000000000008', name: 'Hope Pantry', alternateNames: [], timeZone: region.timeZone },
  ...{ serviceSummary: 'Free groceries', description: 'Groceries once a week.', type: ['FOOD'], category: ['ALL'] },
  ...{ address1: '100 Sample St', city: 'Abilene', state: 'TX', zip: '79601', subTypes: [], bedGroups: [] },
  schedules: [{ type: 'WEEKLY', day: 'MONDAY', startTime: '09:00', endTime: '12:00', startTimeSeconds: 32_400 }],
  ...{
    closeSchedules: [],
    isContact: false,
    location: null,
    machineMade: [],
    staleTexts: [],
    updatedAt: '2026-11-18T16:00:00Z',
  },
} as unknown as Service;

function show({
  role = 'USER' as CurrentUser['roles'][number],
  isTranslated = false,
  service = null as Service | null,
  path = '/',
} = {}) {
  const user = { id: '01900000-0000-7000-8000-000000000001', roles: [role] } as CurrentUser;
  const data = { user, now: '2026-11-18T16:00:00Z', mayAdd: true, isTranslated, service } as ServiceFormData;
  // In a panel beside a list, the list says that the service was saved.
  const rest = service ? { onSaved: () => {} } : {};
  const Routes = createRoutesStub([{ id: 'root', path: '/', Component: () => <ServiceForm data={data} {...rest} /> }]);
  render(
    <IntlProvider locale="en" timeZone="America/Chicago" messages={allMessages as never}>
      <Routes initialEntries={[path]} hydrationData={{ loaderData: { root: { region } } }} />
    </IntlProvider>,
  );
}

const box = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const step = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}: `) });
const open = (name: string) => fireEvent.click(step(name));
/** The summary of all errors, which is the first alert of the form. */
const summary = () => document.querySelector<HTMLElement>('form [role="alert"]')!;

test('a shelter counts its beds by group, and each group has its own errors', async () => {
  show();
  check('Shelter');
  open('Who');
  expect(box('totalBeds')).not.toBeNull();
  check('Beds: Women');
  check('Beds: Men');
  expect(box('totalBeds')).toBeNull();
  type('bedGroups.WOMEN.total', '10');
  type('bedGroups.WOMEN.available', '12');
  press('Save');
  await waitFor(() => expect(summary().textContent).toContain('There cannot be more free beds than beds in all'));
  expect(summary().textContent).toContain('Please say how many beds there are: at least 1');
  type('bedGroups.WOMEN.available', '3');
  type('bedGroups.MEN.total', '20');
  open('Who');
  expect(screen.getByText('Together 30 beds, 3 free now')).not.toBeNull();
  check('Beds: Men');
  check('Beds: Women');
  expect(box('totalBeds')).not.toBeNull();
});

test('one summary lists all errors and links to each field', async () => {
  show();
  press('Save');
  await waitFor(() => expect(document.activeElement).toBe(box('name')));
  expect(summary().textContent).toContain('Please check');
  fireEvent.click(within(summary()).getByRole('button', { name: 'Please input City' }));
  expect(document.activeElement).toBe(box('city'));
  fireEvent.click(within(summary()).getByRole('button', { name: /Please add hours/ }));
  const monday = screen.getByRole('checkbox', { name: 'Monday' });
  expect(document.activeElement).toBe(monday);
  fireEvent.click(monday);
  await waitFor(() => expect(within(summary()).queryByRole('button', { name: /Please add hours/ })).toBeNull());
});

test('a provider who writes Spanish needs no English text', async () => {
  show();
  const question = screen.getByRole('group', { name: /^Which language do you write in/ });
  fireEvent.click(within(question).getByRole('radio', { name: 'Español' }));
  press('Save');
  await waitFor(() => expect(summary().textContent).toContain('Summary in one sentence, in Spanish'));
  expect(box('serviceSummaryEs').closest('details')).toBeNull();
  expect(box('serviceSummary').closest('details')).not.toBeNull();
  type('serviceSummaryEs', 'Despensa gratis');
  type('descriptionEs', 'Traiga una bolsa.');
  await waitFor(() => expect(summary().textContent).not.toContain('in Spanish'));
  expect(summary().textContent).not.toContain('Summary in one sentence');
});

test('a new service has steps, which open in any order, keep their errors, and show the progress', async () => {
  const draft = () => localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith('draft:')) ?? '');
  show();
  expect(screen.getByText('0 of 5 steps complete')).not.toBeNull();
  expect(step('What').getAttribute('aria-current')).toBe('step');
  press('Next: Where');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Step 2 of 6: Where' }));
  expect(screen.queryByRole('textbox', { name: 'Name of the service' })).toBeNull();
  expect(draft()).toBeNull();
  open('Contact');
  type('contactEmail', 'hope@');
  // Leaving a step stores it at once, and checks what was typed there.
  open('When');
  expect(draft()).toContain('"contactEmail":"hope@"');
  await waitFor(() => expect(step('Contact').textContent).toContain('has errors'));
  expect(step('Where').textContent).toContain('not complete');
  press('Every day');
  await waitFor(() => expect(screen.getByText('1 of 5 steps complete')).not.toBeNull());
  open('Contact');
  type('contactEmail', 'hope@example.org');
  await waitFor(() => expect(step('Contact').textContent).toContain('Contact: complete'));
  press('Save');
  await waitFor(() => expect(document.activeElement).toBe(box('name')));
  expect(step('What').getAttribute('aria-current')).toBe('step');
  expect(step('Where').textContent).toContain('has errors');
});

test('the form of a stored service shows all steps, and an address names the field to begin with', async () => {
  show({ service: pantry, path: '/#phone' });
  await waitFor(() => expect(document.activeElement).toBe(box('phone')));
  expect(screen.getByText('5 of 5 steps complete')).not.toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name of the service' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
  open('When');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Step 3 of 6: When' }));
});

test('translations to look at are marked beside their source, until the person edits them or says that they are correct', async () => {
  const texts = { serviceSummaryEs: 'Comida gratis', descriptionEs: 'Cada semana', ageEs: '', age: '' };
  const marks = { machineMade: ['serviceSummaryEs'], staleTexts: ['descriptionEs'] };
  show({ service: { ...pantry, ...texts, ...marks } as Service });
  const fold = screen.getByText('In Spanish: 2 texts to look at').closest('details')!;
  expect(fold.open).toBe(true);
  const stale = /^The English text has changed since/;
  expect(within(fold).getByText(stale)).not.toBeNull();
  type('descriptionEs', 'Los lunes');
  expect(within(fold).queryByText(stale)).toBeNull();
  // The source is edited beside its translation: it is the same text as above.
  const source = within(fold).getByLabelText('Description, in English');
  fireEvent.change(source, { target: { value: 'Every Monday' } });
  expect(box('description').value).toBe('Every Monday');
  check('This is correct: Summary in one sentence, in Spanish');
  expect(within(fold).queryByText(/^Translated by a computer/)).toBeNull();
  answers['PUT /services/:id'] = () => pantry;
  press('Save');
  await waitFor(() => expect(calls('PUT /services/:id')).toHaveLength(1));
  expect(calls('PUT /services/:id')[0]![1].body).toMatchObject({
    ...{ description: 'Every Monday', descriptionEs: 'Los lunes', serviceSummaryEs: 'Comida gratis' },
    ...{ machineMade: [], checkedTexts: ['serviceSummaryEs'] },
  });
});

test('an error in a collapsed section opens it', async () => {
  show();
  open('When');
  press('Every day');
  press('Add other closed dates');
  const fold = screen.getByText('Closed days').closest('details')!;
  fold.open = false;
  press('Save');
  await waitFor(() => expect(fold.open).toBe(true));
  fireEvent.click(within(summary()).getAllByRole('button', { name: 'From: please choose a date' })[0]!);
  expect(document.activeElement).toBe(within(fold).getByLabelText('From'));
});

test('errors of missing times name the field, and the group if there are several', async () => {
  show();
  open('When');
  press('Every day');
  for (const label of ['Opens', 'Closes']) fireEvent.change(screen.getByLabelText(label), { target: { value: '' } });
  press('Save');
  const sentences = () =>
    within(summary())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(sentences()).toEqual(
      expect.arrayContaining(['Opens: please choose a time', 'Closes: please choose a time']),
    ),
  );
});

test('the form names services that the typed one likely repeats, and forgets them when the words change', async () => {
  vi.useFakeTimers();
  const similar = { id: '01900000-0000-7000-8000-000000000009', name: 'Hope Pantry', address1: '', city: 'Abilene' };
  answers = { 'POST /services/find-similar': () => [{ ...similar, reasons: ['phone'] }] };
  const wait = () => act(() => vi.advanceTimersByTimeAsync(1000));
  show();
  type('name', 'Hope Food Pantry');
  await wait();
  expect(calls('POST /services/find-similar')).toEqual([]);
  type('phone', '(325) 555-0100');
  await wait();
  const [[, sent]] = calls('POST /services/find-similar') as [[string, { body: object }]];
  expect(sent.body).toMatchObject({ name: 'Hope Food Pantry', phone: '(325) 555-0100' });
  expect(screen.getByRole('link', { name: 'Hope Pantry' }).getAttribute('href')).toBe(`/services/${similar.id}`);
  expect(document.body.textContent).toContain('Hope Pantry, Abilene');
  answers = {};
  type('name', 'Another Pantry');
  await wait();
  expect(screen.queryByRole('link', { name: 'Hope Pantry' })).toBeNull();
});

test('pasted hours are shown as a week, and fill the form when they are accepted', async () => {
  show();
  open('When');
  press('Paste hours as text');
  const text = await screen.findByLabelText('Hours as on your flyer or website');
  fireEvent.change(text, { target: { value: 'Mon-Fri 7-7' } });
  await screen.findByText(/cannot read this with certainty/);
  expect(screen.queryByRole('button', { name: 'Use these hours' })).toBeNull();
  fireEvent.change(text, { target: { value: 'Mon & Wed 9-noon; closed Dec 24' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Use these hours' }));
  expect(screen.getByText(/now have these hours/)).toBeTruthy();
  expect(['Monday', 'Tuesday', 'Wednesday'].map(isChecked)).toEqual([true, false, true]);
  const opens = screen.getByLabelText<HTMLInputElement>('Opens');
  expect([opens.value, screen.getByLabelText<HTMLInputElement>('Closes').value]).toEqual(['09:00', '12:00']);
  expect(isChecked('Christmas Eve · 12-24-2026')).toBe(true);
});

test('sub-types are suggested from the text, until the person chooses one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answers['POST /services/propose-sub-types'] = () => ['FOOD_PANTRIES'];
  show();
  const wait = () => act(() => vi.advanceTimersByTimeAsync(2_000));
  type('name', 'Sample food pantry');
  check('Food');
  await wait();
  expect(calls('POST /services/propose-sub-types')).toEqual([
    [expect.anything(), { body: { name: 'Sample food pantry', serviceSummary: '', type: ['FOOD'] } }],
  ]);
  expect(isChecked('Food pantries')).toBe(true);
  check('Food pantries');
  check('Meals');
  type('serviceSummary', 'Groceries from the pantry');
  await wait();
  expect(calls('POST /services/propose-sub-types')).toHaveLength(1);
  expect([isChecked('Food pantries'), isChecked('Meals')]).toEqual([false, true]);
});

test('one tap copies the summary to the description, and typed text is never overwritten', () => {
  show();
  const button = () => screen.queryByRole('button', { name: 'Use the summary here' });
  expect(button()).toBeNull();
  type('serviceSummary', 'Free groceries, no papers needed');
  button()!.focus();
  fireEvent.click(button()!);
  expect(box('description').value).toBe('Free groceries, no papers needed');
  expect(document.activeElement).toBe(button());
  type('description', 'Bring a bag.');
  expect(button()).toBeNull();
});

test.each([
  ['USER', []],
  ['SUPER USER', ['isCriticalHeader', 'managedUsers']],
  ['ADMINISTRATOR', ['isCriticalHeader', 'managedUsers', 'userEmail', 'isShowDonate']],
] as const)('%s may set of the alert, the managers, the owner and the donate link: %j', (role, allowed) => {
  show({ role });
  const names = ['isCriticalHeader', 'managedUsers', 'userEmail', 'isShowDonate'];
  expect(names.filter((name) => box(name) !== null)).toEqual(allowed);
});

test('an unknown ZIP code is named at its field until it is corrected', async () => {
  const zips = [{ code: '79601', city: 'Abilene', county: 'Taylor' }];
  answers['POST /services/search-city-or-zip'] = () => ({ cities: [], zips });
  show();
  type('zip', '99999');
  await screen.findByText('We do not know the ZIP code 99999. Please check it.');
  type('zip', '79601');
  await waitFor(() => expect(box('city').value).toBe('Abilene'));
  expect(screen.queryByText(/We do not know the ZIP code/)).toBeNull();
});

test('a private address has no pin to set', () => {
  show();
  open('Where');
  expect(screen.getByRole('button', { name: 'Find on the map' })).toBeTruthy();
  check('Keep the address private. Only the city and the phone are shown, and no place on the map.');
  for (const name of ['Find on the map', 'I am standing there now'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByText(/Without a pin the place is found/)).toBeNull();
  expect(screen.getByText(/The address is private, so there is no pin/)).toBeTruthy();
});

test('a private address needs a way to reach the service; an email is enough', async () => {
  show();
  open('Where');
  check('Keep the address private. Only the city and the phone are shown, and no place on the map.');
  press('Save');
  const missing = /Otherwise nobody can reach this service/;
  await waitFor(() => expect(within(summary()).getByRole('button', { name: missing })).toBeTruthy());
  fireEvent.click(within(summary()).getByRole('button', { name: missing }));
  expect(document.activeElement).toBe(box('phone'));
  type('contactEmail', 'house@example.org');
  await waitFor(() => expect(screen.queryByText(missing)).toBeNull());
});

test('a text without a position, and a short link, are explained at the field', () => {
  show();
  const field = screen.getByLabelText('Or paste coordinates or a maps link');
  const paste = (value: string) => fireEvent.change(field, { target: { value } });
  paste('100 Pine St');
  expect(screen.queryByText(/There is no position in this/)).toBeNull();
  fireEvent.blur(field);
  expect(screen.getByText(/There is no position in this/)).toBeTruthy();
  paste('https://maps.app.goo.gl/AbCdEfGh');
  expect(screen.getByText(/This short link does not say where it is/)).toBeTruthy();
});

describe('the translator', () => {
  const ask = () => screen.queryByRole('button', { name: /^Translate from English: Summary/ });
  const problems = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

  test('writes the missing Spanish text, or shows at the field why it could not', async () => {
    show({ isTranslated: true });
    const translate = 'POST /common/translate';
    expect(ask()).toBeNull();
    type('serviceSummary', 'A sample summary');
    open('More');
    for (const [key, words] of [
      ['TRANSLATOR_UNAVAILABLE', 'The translator does not answer'],
      ['TRANSLATOR_NOT_CONFIGURED', 'There is no translator here'],
    ] as const) {
      answers[translate] = () => {
        throw new ApiError(key);
      };
      fireEvent.click(ask()!);
      await waitFor(() => expect(problems().join()).toContain(words));
    }
    answers[translate] = () => ({ translatedText: 'Un resumen' });
    fireEvent.click(ask()!);
    await waitFor(() => expect(box('serviceSummaryEs').value).toBe('Un resumen'));
    expect(calls(translate).at(-1)![1]).toEqual({ body: { source: 'en', target: 'es', text: 'A sample summary' } });
    expect(screen.getByText(/^Translated by a computer/)).not.toBeNull();
    expect(problems().join()).not.toContain('translator');
    // The translator does not overwrite text that a person wrote.
    type('serviceSummaryEs', 'Un buen resumen');
    expect(ask()).toBeNull();
    expect(screen.queryByText(/^Translated by a computer/)).toBeNull();
    type('serviceSummaryEs', '');
    expect(ask()).not.toBeNull();
  });

  test('is not offered if there is none', () => {
    show();
    type('serviceSummary', 'A sample summary');
    open('More');
    expect(box('serviceSummaryEs')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /^Translate/ })).toBeNull();
  });
});
