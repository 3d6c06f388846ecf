// @vitest-environment happy-dom

import notifications from '@amparo/translations/en/notifications.json';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { expect, test, vi } from 'vitest';
import { rarePaths } from '../../rarePaths.ts';
import { toPage } from '../../routing/paging.ts';
import { type NotificationsData, saveForm } from './loadNotifications.ts';
import { NotificationList } from './NotificationList.tsx';

/** Returns the form of a list with these notifications, newest first, as a browser without scripts shows it. */
function formOf(items: { at: string; isRead: boolean }[]): HTMLFormElement | null {
  const list = items.map((item) => {
    const [kind, values] = ['claimGranted' as const, { service: 'Pantry' }];
    return { ...item, id: item.at, kind, values, page: null };
  });
  const page = toPage(list, 0, (skip) => rarePaths.notifications(skip));
  const settings = { language: 'en' as const, muted: [] };
  const data: NotificationsData = { ...page, total: list.length, language: 'en', kinds: [], settings };
  const Routes = createRoutesStub([{ path: '/', Component: () => <NotificationList data={data} /> }]);
  document.body.innerHTML = renderToString(
    <IntlProvider locale="en" timeZone="America/Chicago" messages={{ notifications } as never}>
      <Routes />
    </IntlProvider>,
  );
  return document.querySelector('form');
}

const newest = { at: '2026-11-22T12:00:00.000Z', isRead: false };

test('without scripts, a button marks the notifications of the list as read', async () => {
  const form = formOf([newest, { at: '2026-11-21T12:00:00.000Z', isRead: false }]);
  expect(form?.querySelector('button')?.textContent).toBe('Mark as read');
  const inputs = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]);
  const callApi = vi.fn().mockResolvedValue({ data: { read: 2 } });
  const url = new URL('https://example.org/notifications');
  const outcome = await saveForm({ callApi, form: Object.fromEntries(inputs), url, language: 'en' });
  expect(callApi.mock.calls).toEqual([['POST /notifications/read', { body: { until: newest.at } }]]);
  expect(outcome).toEqual({ to: '/notifications' });
});

test('a list that was read has no button', () => {
  expect(formOf([{ ...newest, isRead: true }])).toBeNull();
});
