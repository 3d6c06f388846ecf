import { expect, test } from 'vitest';
import { phoneHref, textHref } from './phoneHref.ts';

test.each([
  ['(325) 555-0100', 'tel:+13255550100'],
  ['1-325-555-0100', 'tel:+13255550100'],
  ['325.555.0100 ext. 12', 'tel:+13255550100,12'],
  ['+52 55 5555 0100', 'tel:+525555550100'],
  ['2-1-1 or 1-325-555-0101', 'tel:211'],
  ['988 (press 1)', 'tel:988'],
  ['Call (325) 555-0100 or 555-0101', 'tel:+13255550100'],
  ['911', 'tel:911'],
  ['none', null],
  ['', null],
])('the link to call %s is %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

test.each([
  ['(325) 555-0100', 'sms:+13255550100'],
  ['325.555.0100 ext. 12', null],
  ['(800) 555-0100', null],
  ['1-888-555-0100', null],
  ['2-1-1', null],
  ['', null],
])('the link to text %s is %s', (phone, href) => {
  expect(textHref(phone)).toBe(href);
});
