import { expect, test } from 'vitest';
import { assertSameOrigin } from './assertSameOrigin.ts';

const send = (headers: Record<string, string>) => () =>
  assertSameOrigin(new Request('https://help.example.org/login', { method: 'POST', headers }));

test.each([
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://help.example.org' }],
  [{ origin: 'https://help.example.org' }],
  [{ referer: 'https://help.example.org/login?back=%2F' }],
  // Behind a proxy that terminates TLS.
  [{ origin: 'http://help.example.org' }],
])('one’s own form is taken: %o', (headers) => {
  expect(send(headers)).not.toThrow();
});

test.each([
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://other.example.org' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://help.example.org' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'https://help.example.org.evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'null', referer: 'https://help.example.org/login' }],
  [{ origin: 'https://evil.example', referer: 'https://help.example.org/login' }],
  [{ 'sec-fetch-site': 'cross-site', referer: 'https://help.example.org/login' }],
  [{ referer: 'https://evil.example/https://help.example.org/' }],
  [{ referer: 'about:client' }],
  [{}],
])('another’s is refused: %o', (headers) => {
  expect(send(headers)).toThrow();
});
