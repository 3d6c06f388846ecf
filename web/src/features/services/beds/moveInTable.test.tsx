// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { moveInTable } from './moveInTable.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Three shelters, the second of which counts two groups. */
function renderTable(isWide = true): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isWide } as MediaQueryList);
  const row = (name: string, ...fields: string[]) => (
    <form aria-label={name}>
      <input type="hidden" name="id" value={name} />
      {fields.map((field) => (
        <input key={field} aria-label={field} defaultValue="12" />
      ))}
      <button type="submit">Still correct: {name}</button>
    </form>
  );
  render(
    <section aria-label="table" onKeyDown={moveInTable}>
      {row('Elm', 'elm')}
      {row('Oak', 'oak men', 'oak women')}
      {row('Pine', 'pine')}
    </section>,
  );
}

function press(key: string, more: object = {}): string {
  fireEvent.keyDown(document.activeElement!, { key, ...more });
  return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('Tab and the arrows go from number to number, over the buttons, and back', () => {
  renderTable();
  field('elm').focus();
  expect(['Tab', 'Tab', 'ArrowDown'].map((key) => press(key))).toEqual(['oak men', 'oak women', 'pine']);
  expect([press('Tab', { shiftKey: true }), press('ArrowUp')]).toEqual(['oak women', 'oak men']);
});

test('at both ends, Tab leaves the table as everywhere', () => {
  renderTable();
  field('pine').focus();
  const isHandled = !fireEvent.keyDown(field('pine'), { key: 'Tab' });
  field('elm').focus();
  const isHandledBack = !fireEvent.keyDown(field('elm'), { key: 'Tab', shiftKey: true });
  expect([isHandled, isHandledBack]).toEqual([false, false]);
});

test('the arrow to the right reaches the buttons of the row from the end of the number', () => {
  renderTable();
  field('oak men').focus();
  field('oak men').setSelectionRange(0, 0);
  expect(press('ArrowRight')).toBe('oak men');
  field('oak men').setSelectionRange(0, 2);
  expect(press('ArrowRight')).toBe('Still correct: Oak');
  expect(press('Tab')).toBe('Still correct: Oak');
});

test('on a phone, and with a modifier, the keys do what they do everywhere', () => {
  renderTable(false);
  field('elm').focus();
  expect(press('Tab')).toBe('elm');
  cleanup();
  renderTable();
  field('elm').focus();
  expect(press('ArrowDown', { altKey: true })).toBe('elm');
});
