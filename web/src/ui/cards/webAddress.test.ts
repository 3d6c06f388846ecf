import { expect, test } from 'vitest';
import { webAddress } from './webAddress.ts';

test.each([
  ['www.example.org', { href: 'http://www.example.org/', label: 'example.org' }],
  [' https://example.org/help/ ', { href: 'https://example.org/help/', label: 'example.org/help' }],
  ['example.org:8080', { href: 'http://example.org:8080/', label: 'example.org:8080' }],
  ['javascript:alert(1)', null],
  ['JavaScript:alert(1)', null],
  ['data:text/html,x', null],
  ['not an address', null],
  ['', null],
])('%s', (address, expected) => {
  expect(webAddress(address)).toEqual(expected);
});
