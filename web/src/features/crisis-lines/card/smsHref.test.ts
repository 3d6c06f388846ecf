import { expect, test } from 'vitest';
import { smsHref } from './smsHref.ts';

test.each([
  ['741741', 'sms:741741'],
  ['678-678', 'sms:678678'],
  ['512-872-5777', 'sms:+15128725777'],
  ['1-800-422-4453', 'sms:+18004224453'],
  ['', null],
])('%s → %s', (number, href) => {
  expect(smsHref(number)).toBe(href);
});
