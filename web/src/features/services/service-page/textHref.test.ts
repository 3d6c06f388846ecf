import { expect, test } from 'vitest';
import { textHref } from './textHref.ts';

test.each([
  ['(325) 555-0100', 'sms:+13255550100'],
  ['325.555.0100 ext. 12', null],
  ['(800) 555-0100', null],
  ['1-888-555-0100', null],
  ['2-1-1', null],
  ['', null],
])('%s → %s', (phone, href) => {
  expect(textHref(phone)).toBe(href);
});
