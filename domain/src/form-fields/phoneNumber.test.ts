import fc from 'fast-check';
import { expect, test } from 'vitest';
import { optionalPhone, phone } from './formFields.ts';
import { hasPhone, readPhone } from './phoneNumber.ts';

test.each([
  ['3255550142', '(325) 555-0142'],
  ['(325) 555-0142', '(325) 555-0142'],
  ['+1 325 555 0142', '(325) 555-0142'],
  ['1-325-555-0142', '(325) 555-0142'],
  ['(325) 555-0142 ext 44', '(325) 555-0142 ext. 44'],
  ['325-555-0142 x44', '(325) 555-0142 ext. 44'],
  ['(325) 555-0142 ext. 44', '(325) 555-0142 ext. 44'],
  ['+52  55 1234 5678', '+52 55 1234 5678'],
  ['011 52 55 1234 5678', '+52 55 1234 5678'],
  ['+44 20 7946 0958 #12', '+44 20 7946 0958 ext. 12'],
])('reads %s as %s', (typed, stored) => {
  expect(readPhone(typed)).toBe(stored);
  expect(readPhone(stored)).toBe(stored);
  expect([phone.parse(typed), optionalPhone.parse(typed)]).toEqual([stored, stored]);
});

test.each([
  'abc',
  '555-0142',
  '325555014299',
  '125-555-0142',
  '1-800-FLOWERS',
  '+52 55',
  '(325) 555-0142, ask for Ana',
])('%s is not one number', (typed) => {
  expect(readPhone(typed)).toBeNull();
  expect(phone.safeParse(typed).error?.issues[0]?.message).toBe('MALFORMED');
});

test('an empty number is missing, or none', () => {
  expect(phone.safeParse(' ').error?.issues.map(({ message }) => message)).toEqual(['REQUIRED']);
  expect(optionalPhone.parse(' ')).toBe('');
});

test('never changes a digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[\d ().-]{3,20}( x\d{1,4})?$/), (typed) => {
      const stored = readPhone(typed);
      const digits = (text: string) => text.replace(/\D/g, '');
      if (stored !== null)
        expect(digits(typed).replace(/^(?:011|00|1)/, '')).toContain(digits(stored).replace(/^(?:1)/, ''));
    }),
  );
});

test.each([
  ['2-1-1', true],
  ['988 (press 1)', true],
  ['2-1-1 or 1-877-541-7905', true],
  ['(325) 555-0142, ask for Ana', true],
  ['abc', false],
  ['1-800-FLOWERS', false],
  ['ask at the door', false],
])('a service can have the number %s: %s', (typed, isAllowed) => {
  expect(hasPhone(typed)).toBe(isAllowed);
});
