import { expect, test } from 'vitest';
import { plainItems } from './plainItems.ts';

test.each([
  [
    '<ul><li><p>a <strong>b</strong></p></li><li><p>c</p></li></ul>',
    '<ul><li>a <strong>b</strong></li><li>c</li></ul>',
  ],
  ['<ol><li><p>a</p><ul><li><p>b</p></li></ul></li></ol>', '<ol><li>a<ul><li>b</li></ul></li></ol>'],
  ['<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
  ['<p>a</p>', '<p>a</p>'],
])('%s', (html, expected) => {
  expect(plainItems(html)).toBe(expected);
});
