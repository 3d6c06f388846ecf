// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PhoneField } from './PhoneField.tsx';

afterEach(cleanup);

function show() {
  const onChange = vi.fn<(text: string) => void>();
  render(
    <IntlProvider locale="en" timeZone="America/Chicago" messages={{}}>
      <PhoneField name="phone" label="Phone" onChange={({ target }) => onChange(target.value)} />
    </IntlProvider>,
  );
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  const enter = (text: string, inputType: string, caret = text.length) => {
    fireEvent.input(box, { target: { value: text, selectionStart: caret, selectionEnd: caret }, inputType });
    return box.value;
  };
  return {
    box,
    onChange,
    type: (letters: string) => [...letters].map((letter) => enter(box.value + letter, 'insertText')).at(-1),
    backspace: (at = box.value.length) =>
      enter(box.value.slice(0, at - 1) + box.value.slice(at), 'deleteContentBackward', at - 1),
    paste: (text: string) => enter(text, 'insertFromPaste'),
  };
}

test('a phone number is formatted while it is typed, corrected, or pasted', () => {
  const { type, backspace, paste, box, onChange } = show();
  expect(type('3a25')).toBe('(325');
  // No digit is lost: the form says that it is not a phone number.
  expect(type('-555.01009')).toBe('(325) 555-01009');
  for (let presses = 0; presses < 6; presses += 1) backspace();
  expect(box.value).toBe('(325) 55');
  expect(box.selectionStart).toBe('(325) 55'.length);
  expect(paste('+1 325 555 0199')).toBe('(325) 555-0199');
  expect(onChange).toHaveBeenLastCalledWith('(325) 555-0199');
  // A backspace after a space goes on to a digit.
  expect(backspace('(325) '.length)).toBe('(325) 550-199');
  expect(paste('+52 55 1234 5678')).toBe('+52 55 1234 5678');
});
