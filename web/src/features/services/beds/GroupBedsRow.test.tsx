// @vitest-environment happy-dom

import { ApiError } from '@amparo/domain/http/apiError.ts';
import errors from '@amparo/translations/en/errors.json';
import manage from '@amparo/translations/en/manage.json';
import services from '@amparo/translations/en/services.json';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GroupBedsRow } from './GroupBedsRow.tsx';
import { saveOrWait } from './saveBeds.ts';

vi.mock('./saveBeds.ts', async (importOriginal) => ({ ...(await importOriginal<object>()), saveOrWait: vi.fn() }));

const save = vi.mocked(saveOrWait);
const now = '2026-11-22T12:00:00.000Z';
const ifUnmodifiedSince = '2026-11-22T09:00:00.000Z';
const shelter = {
  ...{
    id: 'shelter',
    name: 'Sample Shelter',
    city: 'Abilene',
    isWaiting: false,
    free: 3,
    total: 30,
    updatedAt: ifUnmodifiedSince,
  },
  groups: [
    { group: 'MEN' as const, total: 20, available: 0 },
    { group: 'WOMEN' as const, total: 10, available: 3 },
  ],
};

beforeEach(() => {
  save.mockReset().mockResolvedValue(now);
  const row = () => <GroupBedsRow shelter={shelter} now={now} answer={undefined} />;
  const Routes = createRoutesStub([{ path: '/', Component: row }]);
  render(
    <IntlProvider locale="en" timeZone="America/Chicago" messages={{ errors, manage, services } as never}>
      <Routes />
    </IntlProvider>,
  );
});
afterEach(cleanup);

const field = (group: string) => screen.getByLabelText<HTMLInputElement>(group);
const type = (group: string, value: string) => fireEvent.change(field(group), { target: { value } });
const leaveFor = (from: HTMLElement, to: Element) => act(async () => void fireEvent.blur(from, { relatedTarget: to }));
const sent = () => save.mock.calls.map(([count]) => count);

test('the groups are sent together when a person leaves them, not from one field to the next', async () => {
  type('Men', '2');
  await leaveFor(field('Men'), field('Women'));
  expect(sent()).toEqual([]);
  type('Women', '1');
  await leaveFor(field('Women'), document.body);
  const count = { total: 3, groups: { MEN: 2, WOMEN: 1 }, ifUnmodifiedSince };
  expect(sent()).toEqual([{ id: 'shelter', name: 'Sample Shelter', ...count }]);
});

test('an unchanged count is sent only with its button', async () => {
  await leaveFor(field('Women'), document.body);
  expect(sent()).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Still correct/ })));
  expect(sent()).toMatchObject([{ total: 3, groups: { MEN: 0, WOMEN: 3 } }]);
});

test('more free beds than a group has are refused at its field, and nothing is sent', async () => {
  type('Women', '11');
  await leaveFor(field('Women'), document.body);
  expect(sent()).toEqual([]);
  expect(field('Women').getAttribute('aria-invalid')).toBe('true');
  expect(field('Women').value).toBe('11');
});

test('a newer count of somebody else stays beside what was typed, and the next press replaces it', async () => {
  const newer = {
    id: 'shelter',
    bedGroups: [{ group: 'MEN', total: 20, available: 5 }, shelter.groups[1]],
    bedsUpdatedAt: now,
  };
  save.mockRejectedValueOnce(new ApiError('CHANGED_MEANWHILE', undefined, newer as never));
  type('Men', '1');
  await leaveFor(field('Men'), document.body);
  expect(field('Men').value).toBe('1');
  expect(screen.getByText(/Men 5 of 20/)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Save/ })));
  expect(sent()[1]).toMatchObject({ groups: { MEN: 1, WOMEN: 3 }, ifUnmodifiedSince: now });
});
