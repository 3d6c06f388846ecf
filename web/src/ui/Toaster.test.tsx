// @vitest-environment happy-dom

import toast from '@amparo/translations/en/toast.json';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, showToast } from '../browser/toasts.ts';
import { Toaster } from './Toaster.tsx';

const undo = vi.fn();
const removed = { text: 'Removed', kind: 'success', action: { label: 'Undo', act: undo } } as const;

function Page() {
  return (
    <>
      <h1 tabIndex={-1}>My favorites</h1>
      <Toaster />
    </>
  );
}

beforeEach(() => {
  undo.mockReset();
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(
    <IntlProvider locale="en" messages={{ toast }} timeZone="America/Chicago">
      <Stub />
    </IntlProvider>,
  );
});
afterEach(() => {
  act(closeToast);
  cleanup();
});

test('announces success politely and an error at once', () => {
  act(() => showToast({ text: 'Saved', kind: 'success' }));
  expect(screen.getByRole('status').textContent).toContain('Saved');
  act(() => showToast({ text: 'Not saved', kind: 'error' }));
  expect(screen.getByRole('alert').textContent).toContain('Not saved');
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a message that can be undone takes the focus, undoes, closes, and leaves the focus to the heading', () => {
  act(() => showToast(removed));
  const button = screen.getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Removed')).toBeNull();
  expect(document.activeElement?.textContent).toBe('My favorites');
});

test('a message of a list that moves the focus itself does not take it', () => {
  const before = document.activeElement;
  act(() => showToast({ ...removed, keepsFocus: true }));
  expect(screen.getByRole('button', { name: 'Undo' })).not.toBeNull();
  expect(document.activeElement).toBe(before);
});

test('Escape closes a message that can be undone', () => {
  act(() => showToast(removed));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('Removed')).toBeNull();
  expect(undo).not.toHaveBeenCalled();
});
