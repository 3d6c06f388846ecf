import { expect, test } from 'vitest';
import { linkHref } from './linkHref.ts';

test.each([
  ['/crisis_lines', '/crisis_lines'],
  [' example.org ', 'https://example.org'],
  ['http://example.org/a?b=c#d', 'http://example.org/a?b=c#d'],
  ['ana@example.org', 'mailto:ana@example.org'],
  ['mailto:ana@example.org', 'mailto:ana@example.org'],
  ['(325) 555-0100', 'tel:3255550100'],
  ['988', 'tel:988'],
  ['tel:911', 'tel:911'],
])('%s leads to %s', (typed, href) => {
  expect(linkHref(typed)).toBe(href);
});

test.each([
  '',
  'food',
  'two words',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.org',
  '/\\example.org',
  'ftp://example.org',
])('“%s” leads nowhere', (typed) => {
  expect(linkHref(typed)).toBeNull();
});
