// @vitest-environment happy-dom

import type { ServiceChange } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';
import changes from '@amparo/translations/en/changes.json';
import serviceDetail from '@amparo/translations/en/serviceDetail.json';
import serviceForm from '@amparo/translations/en/serviceForm.json';
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test } from 'vitest';
import { ChangedFields } from './ChangedFields.tsx';

afterEach(cleanup);

const change = (before: object, after: object, accounts = {}) =>
  ({
    ...{ id: '1', kind: 'updated', way: 'person', at: '2026-11-18T16:00:00Z', user: null },
    ...{ service: { id: '2', name: 'Elm Pantry', isDeleted: false }, before, after, accounts },
  }) as ServiceChange;

/** Shows a change. Returns the old and the new value. */
function show(shown: ServiceChange, isUndo = false): (string | null)[] {
  const { container } = render(
    <IntlProvider locale="en" messages={{ changes, serviceDetail, serviceForm }} timeZone="UTC" onError={() => {}}>
      <ChangedFields change={shown} isUndo={isUndo} />
    </IntlProvider>,
  );
  const value = (element: string) => container.querySelector(element)?.textContent ?? null;
  return [value('del'), value('ins')];
}

const on = (day: string, startTime = '09:00') => ({ type: 'WEEKLY', day, startTime, endTime: '17:00' });
const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY'].map((day) => on(day));

test('a change shows what was before and after, and its undo what would be', () => {
  const beds = change({ availableBeds: 6 }, { availableBeds: 0 });
  expect(show(beds)).toEqual(['6', '0']);
  cleanup();
  expect(show(beds, true)).toEqual(['0', '6']);
});

test('hours show only the days that differ', () => {
  const [old, next] = show(
    change({ schedules: weekdays }, { schedules: [...weekdays, on('FRIDAY', '10:00'), on('SUNDAY', '10:00')] }),
  );
  expect(old).toBe('Friday and SundayClosed');
  expect(next).toBe('Friday and Sunday10 AM to 5 PM');
});

test('the first hours of a service are shown completely', () => {
  expect(show(change({ schedules: [] }, { schedules: weekdays }))).toEqual([
    '(nothing)',
    expect.stringContaining('Monday'),
  ]);
});

test('an owner has a name, unless the account no longer exists', () => {
  const owners = change({ user: 'gone' }, { user: 'ana' }, { ana: 'Ana Sample' });
  expect(show(owners)).toEqual(['an account', 'Ana Sample']);
});

test('a field with the same value before and after is not shown', () => {
  expect(show(change({ isDeleted: false, isApproved: false }, { isDeleted: true, isApproved: false }))).toEqual([
    null,
    null,
  ]);
});

test('the last day of a pause is a date as people write it', () => {
  expect(show(change({ pausedUntil: null }, { pausedUntil: '2027-05-31' }))).toEqual(['(nothing)', 'May 31, 2027']);
});

test('a deleted service does not also lose its approval', () => {
  const deleted = change({ isDeleted: false, isApproved: true }, { isDeleted: true, isApproved: false });
  expect(show({ ...deleted, kind: 'deleted' })).toEqual([null, null]);
});
