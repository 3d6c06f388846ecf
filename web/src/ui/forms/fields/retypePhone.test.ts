import { expect, test } from 'vitest';
import { retypePhone } from './retypePhone.ts';

/** `|` is the caret. */
function type(before: string, typed: string, isBackspace = false): string {
  const { text, caret } = retypePhone({
    before: before.replace('|', ''),
    typed: typed.replace('|', ''),
    caret: typed.indexOf('|'),
    isBackspace,
  });
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

test.each([
  ['|', '3|', '(3|'],
  ['(325|', '(3255|', '(325) 5|'],
  ['(325) 555|', '(325) 5550|', '(325) 555-0|'],
  ['|', '1 325 555 0100|', '(325) 555-0100|'],
  // No digit is lost: the server says if it is not a number.
  ['(325) 555-0100|', '(325) 555-01009|', '(325) 555-01009|'],
  ['|', '+52 55 1234 5678|', '+52 55 1234 5678|'],
  ['(325) 555-0100 |', '(325) 555-0100 x|', '(325) 555-0100 x|'],
  ['|', '+1|', '+1|'],
  ['|', '+1 325 555 0100|', '(325) 555-0100|'],
  ['(3|', '(3a|', '(3|'],
  ['|', '1|', '|'],
  ['(35|) 550-100', '(352|) 550-100', '(352|) 550-100'],
  ['(3|5) 555-0100', '(32|5) 555-0100', '(32|5) 555-0100'],
])('%s, then %s is %s', (before, typed, shown) => {
  expect(type(before, typed)).toBe(shown);
});

test.each([
  ['(325) 5|', '(325) |', '(325|'],
  ['(325) |555-0100', '(325)|555-0100', '(32|5) 550-100'],
  ['(325) 555-|0100', '(325) 555|0100', '(325) 55|0-100'],
  ['(3|', '(|', '|'],
])('a backspace from %s goes on to a digit', (before, typed, shown) => {
  expect(type(before, typed, true)).toBe(shown);
});
