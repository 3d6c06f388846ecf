import { expect, test } from 'vitest';
import { mailHref } from './mailHref.ts';

test('what was typed is in the letter, whatever its letters', () => {
  const href = mailHref('help@example.org', 'Connect to A & B?', [
    ['Nombre', 'Ana Peña'],
    ['Message', 'Beds for 2 + a child?\n&cc=x@example.org'],
  ]);
  expect(href).toMatch(/^mailto:help@example\.org\?subject=[^&]+&body=[^&]+$/);
  const { searchParams } = new URL(href);
  expect(searchParams.get('subject')).toBe('Connect to A & B?');
  expect(searchParams.get('body')).toBe('Nombre: Ana Peña\r\nMessage: Beds for 2 + a child?\n&cc=x@example.org');
});
