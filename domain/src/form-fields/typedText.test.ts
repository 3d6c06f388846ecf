import { expect, test } from 'vitest';
import { formatTypedPhone, phoneLength } from './typedText.ts';

test.each([
  ['', ''],
  ['abc', ''],
  ['3', '(3'],
  ['325', '(325'],
  ['3255', '(325) 5'],
  ['325555', '(325) 555'],
  ['3255550', '(325) 555-0'],
  ['3255550100', '(325) 555-0100'],
  ['(325) 555-0100', '(325) 555-0100'],
  ['+1 325 555 0100', '(325) 555-0100'],
  ['1', ''],
  ['32555501009', '(325) 555-0100'],
])('formats %j as %j', (typed, formatted) => {
  expect(formatTypedPhone(typed)).toBe(formatted);
  expect(formatted.length).toBeLessThanOrEqual(phoneLength);
});
