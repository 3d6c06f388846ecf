import { expect, test } from 'vitest';
import { callNumbers } from './callNumbers.ts';

test.each([
  ['911', [{ number: '911', href: 'tel:911', press: null }]],
  ['988 (press 1)', [{ number: '988', href: 'tel:988', press: '1' }]],
  [
    '2-1-1 or 1-877-541-7905',
    [
      { number: '2-1-1', href: 'tel:211', press: null },
      { number: '1-877-541-7905', href: 'tel:+18775417905', press: null },
    ],
  ],
  ['(325) 690-5100', [{ number: '(325) 690-5100', href: 'tel:+13256905100', press: null }]],
  ['', []],
  ['ask at the door', []],
])('%s', (phone, calls) => {
  expect(callNumbers(phone)).toEqual(calls);
});
