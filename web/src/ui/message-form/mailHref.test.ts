import { expect, test } from 'vitest';
import { mailHref } from './mailHref.ts';

test('a link with a subject and the typed text line by line', () => {
  expect(mailHref('ana@example.org', 'Hours & beds', [['You wrote', 'They close at 5.']])).toBe(
    'mailto:ana@example.org?subject=Hours%20%26%20beds&body=You%20wrote%3A%20They%20close%20at%205.',
  );
});

test('half an emoji, where a text was cut, is left out', () => {
  const cut = 'Gracias \u{1F600}'.slice(0, -1);
  expect(mailHref('ana@example.org', cut, [['Mensaje', cut]])).toBe(
    'mailto:ana@example.org?subject=Gracias%20&body=Mensaje%3A%20Gracias%20',
  );
});
