// @vitest-environment happy-dom

import shell from '@amparo/translations/en/shell.json';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openOutbox } from '../../browser/storage/outbox.ts';
import { keepPlace, readPlace } from '../../browser/storage/place.ts';
import { LeaveQuickly } from './LeaveQuickly.tsx';

afterEach(() => {
  cleanup();
  document.body.hidden = false;
  openOutbox.isLeaving = false;
});

test('leaves, deletes the place and the list of this window, and tells the service worker', () => {
  const postMessage = vi.fn();
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: { postMessage } }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  keepPlace({ longitude: -99.733, latitude: 32.449, label: '79601' });
  expect(readPlace(document.cookie)).not.toBeNull();
  sessionStorage.setItem('list', 'type=SHELTER');
  render(
    <IntlProvider locale="en" messages={{ shell }} timeZone="UTC">
      <LeaveQuickly />
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Leave quickly' }));
  expect(replace).toHaveBeenCalledWith('https://www.weather.gov/');
  expect(document.body.hidden).toBe(true);
  expect(readPlace(document.cookie)).toBeNull();
  expect(sessionStorage.length).toBe(0);
  expect(openOutbox.isLeaving).toBe(true);
  expect(postMessage.mock.calls).toEqual([[{ type: 'left' }]]);
});
